import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './site.ts'

test('the place is the widest field of a search', async ({ page }) => {
  for (const width of [1280, 1360, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/search?listingType=rent&bedrooms=1')
    const widthOf = (label: string) =>
      page
        .getByLabel(label, { exact: true })
        .evaluate((field) => field.closest('#search-form > *')?.getBoundingClientRect().width ?? 0)
    const where = await widthOf('Where')
    for (const label of ['Price range', 'Bedrooms'])
      expect(await widthOf(label), label).toBeLessThan(where)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a place for the minutes by train is searched by a button below it', async ({ page }) => {
    await page.goto('/search?listingType=rent&bedrooms=1#minutes')
    const form = page.locator('#search-form')
    await form.getByRole('combobox', { name: 'Minutes by train to' }).fill('asok')
    await page.getByRole('option', { name: /Asok/ }).first().tap()
    const button = form.getByRole('button', { name: 'Search', exact: true }).last()
    await expect(button).toBeInViewport()
    await expectAccessible(page, '#search-form')
    await button.tap()
    await expect(page).toHaveURL(/minutesTo=28/)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })

  test('the distance is the first chip of a search near a place', async ({ page }) => {
    await page.goto('/search?listingType=rent&bedrooms=1&near=13.7245~100.5795~Baan')
    const chips = page.getByRole('navigation', { name: 'Search filters' }).getByRole('listitem')
    const lefts = await chips.evaluateAll((items) =>
      items.map((item) => [item.className.includes('reach'), item.getBoundingClientRect().left]),
    )
    const [first] = lefts.toSorted((a, b) => Number(a[1]) - Number(b[1]))
    expect(first?.[0]).toBe(true)
  })
})
