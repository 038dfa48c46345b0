import { expect, test } from './site.ts'

test('a printed page has the content and the contact details, without controls', async ({
  page,
  site,
}) => {
  const { sale, rent, elsewhere } = site.units
  const unit = await (await site.admin.get(`/api/units/${sale}`)).json()
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  for (const path of [
    `/property/${sale}`,
    `/project/${unit.projectId}`,
    `/saved?homes=${sale},${rent},${elsewhere}&compare=${sale},${rent}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const pressed = page.locator('button, a[href="#homes"], a:text("View Details")')
    await expect(pressed.filter({ visible: true })).toHaveCount(0)
    if (path.startsWith('/property')) {
      await expect(page.getByText(site.origin + path, { exact: true })).toBeVisible()
    }
    await expect(page.getByText(/^Sathani · 02.000.0000 · hello@/)).toBeVisible()
  }
})
