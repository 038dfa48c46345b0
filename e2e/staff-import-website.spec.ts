import sharp from 'sharp'
import { chooseCsv } from './choose-csv.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const HEAD = 'project,unit,bed,bath,size,price,furniture'

test('the complete homes of an import go on the website if that is chosen', async ({
  page,
  site,
}) => {
  const { id, name } = await shownProject(site)
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/listings/imports')
  const rows = [`${name},W1,1,1,30,5M,ครบ`, `${name},W2,1,1,30,5M,`]
  await chooseCsv(page, 'website.csv', `${HEAD}\n${rows.join('\n')}\n`)
  const question = page.getByRole('group', { name: 'Show on the website after import' })
  await expect(question.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
  await expectAccessible(page)
  await question.getByText('Yes, 1 complete').click()
  await page.getByRole('button', { name: 'Import 2 listings' }).click()
  await expect(page.getByText('Successfully imported 2 listings (2 total')).toBeVisible()
  const units = await (await site.admin.get(`/api/units?projectId=${id}`)).json()
  const shown = units.filter((unit: { showOnWebsite: boolean }) => unit.showOnWebsite)
  expect(shown).toMatchObject([{ unitNumber: 'W1' }])
  for (const unit of units) await site.admin.delete(`/api/units/${unit.id}`)
  await site.admin.delete(`/api/projects/${id}`)
})

test('a tooltip, which waits for 700 ms, says what is complete', async ({ page, site }) => {
  const { id, name } = await shownProject(site)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page.context(), site, 'manager')
  await page.clock.install()
  await page.goto('/admin/listings/imports')
  await chooseCsv(page, 'website.csv', `${HEAD}\n${name},W4,1,1,30,5M,ครบ\n`)
  const question = page.getByRole('group', { name: 'Show on the website after import' })
  await expect(question).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await question.locator('..').locator('.icon-info').hover()
  await page.clock.runFor(690)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(page.getByRole('tooltip')).toHaveText(/^Complete means every required field/)
  await site.admin.delete(`/api/projects/${id}`)
})

test('an import without a complete home says why none goes on the website', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/listings/imports')
  await chooseCsv(page, 'website.csv', `${HEAD}\nBaan Sirin,W3,1,1,30,5M,\n`)
  await expect(page.getByText(/New listings stay off the website: none has every/)).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 listing', exact: true }).click()
  await expect(page.getByText('Successfully imported 1 listing (1 total')).toBeVisible()
  const found = await (await site.admin.get('/api/units?limit=1000')).json()
  const unit = found.find(({ unitNumber }: { unitNumber: string }) => unitNumber === 'W3')
  expect(unit.showOnWebsite).toBe(false)
  await site.admin.delete(`/api/units/${unit.id}`)
})

/** A building near a station, with a picture. */
async function shownProject({ admin }: Site): Promise<{ id: number; name: string }> {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const uploaded = await admin.post('/api/units/upload-images', {
    multipart: { images: { name: 'front.png', mimeType: 'image/png', buffer } },
  })
  const { urls } = await uploaded.json()
  const created = await admin.post('/api/projects', {
    data: {
      name: `Pictured House ${process.pid}`,
      address: '92 Sukhumvit 55, Watthana, Bangkok',
      propertyType: 'condo',
      images: urls,
    },
  })
  return created.json()
}
