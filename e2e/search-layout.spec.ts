import { expectAccessible } from './expect-accessible.ts'
import { SLOW } from './map-site.ts'
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

test('the pin of a searched place does not cover the marks of homes', async ({ page }) => {
  await page.goto('/search?near=13.7245~100.5795~NIST&view=both')
  const map = page.getByRole('application', { name: 'Homes on the map' })
  await expect(map.getByRole('button', { name: /home/ }).first()).toBeVisible(SLOW)
  const isUnder = await map.locator('.icon-map-pin').evaluate((pin) => {
    const mark = document.querySelector('[role=application] button[aria-label*=home]')
    const order = mark && pin.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING
    const spot = pin.parentElement
    return Boolean(order) && spot !== null && getComputedStyle(spot).zIndex === 'auto'
  })
  expect(isUnder).toBe(true)
})

test('a number and its unit stay on one line of a heading', async ({ page }) => {
  await page.goto('/search?listingType=rent&priceMax=40000')
  const text = await page.getByRole('heading', { level: 1 }).textContent()
  expect(text).toContain('40,000\u00a0THB')
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
