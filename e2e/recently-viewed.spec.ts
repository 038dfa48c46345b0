import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './site.ts'

test('homes that were opened are shown elsewhere, newest first, until they are cleared', async ({
  page,
  site,
}) => {
  const { sale, rent, elsewhere } = site.units
  const row = page.getByRole('region', { name: 'Recently viewed' })
  const homes = () =>
    row.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.goto('/search')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const id of [sale, rent, elsewhere]) {
    await page.goto(`/property/${id}`)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recent-homes')))
      .toContain(String(id))
  }
  await expect(row.getByRole('link')).toHaveCount(2)
  expect(await homes(), 'without the one on the screen').toEqual([
    `/property/${rent}`,
    `/property/${sale}`,
  ])
  for (const address of ['/search', '/saved', '/']) {
    await page.goto(address)
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('link').first()).toHaveAttribute('href', `/property/${elsewhere}`)
    expect(await homes()).toHaveLength(3)
  }
  await expectAccessible(page, 'section[aria-labelledby=recent]')

  await row.getByRole('button', { name: 'Clear' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('link')).toHaveCount(3)
  await row.getByRole('button', { name: 'Clear' }).click()
  await page.goto('/saved')
  await expect(page.getByText('No saved homes yet')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a home that was hidden since is left out, and without its list a page is whole', async ({
  page,
  site,
}) => {
  const row = page.getByRole('region', { name: 'Recently viewed' })
  await page.addInitScript(
    (ids) => localStorage.setItem('recent-homes', ids),
    `[${site.units.sale},999999]`,
  )
  await page.goto('/search')
  await expect(row.getByRole('link')).toHaveCount(1)
  await page.route('/saved?homes=*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(row).toHaveCount(0)
})
