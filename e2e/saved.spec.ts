import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, type Site, test } from './site.ts'

/** Opens the saved homes with three of the site's. */
async function openThreeSaved(page: Page, { units }: Site): Promise<void> {
  const { sale, rent, elsewhere } = units
  await page.addInitScript(
    (ids) => localStorage.setItem('saved', ids),
    `[${sale},${rent},${elsewhere}]`,
  )
  await page.goto('/saved')
}

test('homes are saved on their cards and pages, compared, and removed again', async ({
  page,
  site,
}) => {
  await page.goto('/search')
  const hearts = page.getByRole('article').getByRole('button', { name: /^Save / })
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  const saved = page.getByRole('link', { name: /^Saved/ })
  await expect(saved.first()).toContainText('2 homes')
  await page.reload()
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`/property/${site.units.rent}`)
  const save = page.getByRole('button', { name: 'Save this home' })
  const wasSaved = (await save.getAttribute('aria-pressed')) === 'true'
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', String(!wasSaved))
  if (wasSaved) await save.click()
  await page
    .getByRole('link', { name: /^Saved/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved homes')
  await expect(page.getByRole('article').first()).toBeVisible()
  const cards = await page.getByRole('article').count()
  await expectAccessible(page)

  const ticks = page.getByRole('checkbox', { name: /^Compare / })
  await ticks.nth(0).check()
  // With a second one the two are compared side by side.
  await ticks.nth(1).click()
  await expect(page.getByRole('heading', { name: `Comparing 2 of ${cards}` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: `Comparing 2 of ${cards}` })).toBeVisible()
  const table = page.getByRole('table')
  await expect(table.getByRole('rowheader', { name: /, differs$/ }).first()).toBeVisible()
  await page.getByLabel('Only rows that differ').check()
  await expect(table.getByRole('rowheader', { name: 'Bathrooms' })).toHaveCount(0)
  await expectAccessible(page)
  await table
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(table).toBeHidden()

  await page
    .getByRole('article')
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('article')).toHaveCount(cards - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(cards)
})

test('a home taken out of the comparison is announced, and the focus moves to what follows', async ({
  page,
  site,
}) => {
  const { sale, rent, elsewhere } = site.units
  const list = [sale, rent, elsewhere].join(',')
  await page.goto(`/saved?homes=${list}&compare=${list}`)
  const table = page.getByRole('table')
  const takeOut = table.getByRole('button', { name: /^Remove / })
  await expect(takeOut).toHaveCount(3)
  await takeOut.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(takeOut).toHaveCount(2)
  await expect(takeOut.nth(1)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'was removed' })).toHaveText(
    /^.+ Unit \S+ was removed\. Comparing 2\.$/,
  )
  const name = (await takeOut.nth(1).getAttribute('aria-label')) ?? ''
  await page.keyboard.press('Enter')
  await expect(table).toBeHidden()
  const home = name.replace(/^Remove (.*)$/, '$1')
  await expect(page.getByRole('checkbox', { name: `Compare ${home}` })).toBeFocused()
})

test('a ticked card stays where it is and keeps the focus, and a bar leads to the comparison', async ({
  page,
  site,
}) => {
  await openThreeSaved(page, site)
  const ticks = page.getByRole('checkbox', { name: /^Compare / })
  await expect(ticks).toHaveCount(3)
  await ticks.nth(0).press('Space')
  const before = await ticks.nth(1).boundingBox()
  await ticks.nth(1).press('Space')
  await expect(page.getByRole('table')).toBeAttached()
  await expect(ticks).toHaveCount(3)
  await expect(ticks.nth(1)).toBeFocused()
  expect(Math.abs(((await ticks.nth(1).boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  await expect(page.getByRole('status').filter({ hasText: 'added' })).toHaveText(
    /^.+ Unit \S+ was added\. Comparing 2\.$/,
  )
  await ticks.nth(2).press('Space')
  await expect(ticks.nth(2)).toBeFocused()
  await expect(page.getByText('Comparing 3', { exact: true })).toBeInViewport()
  await page.getByRole('link', { name: 'See them' }).click()
  await expect(page.getByRole('heading', { name: 'Comparing 3 of 3' })).toBeInViewport()
  await page.getByRole('button', { name: 'Compare none' }).click()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(ticks.and(page.locator(':checked'))).toHaveCount(0)
})

test('a heart that takes its card out of the list leaves the focus on the next one', async ({
  page,
  site,
}) => {
  await openThreeSaved(page, site)
  const hearts = page.getByRole('article').getByRole('button', { name: /^Save / })
  await expect(hearts).toHaveCount(3)
  await hearts.nth(2).press('Enter')
  await expect(hearts).toHaveCount(2)
  await expect(hearts.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hearts).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('hearts pressed before their scripts have loaded end up as intended', async ({
  page,
  site,
}) => {
  const { sale, rent, elsewhere } = site.units
  await page.goto('/search')
  await page.evaluate((id) => localStorage.setItem('saved', `[${id}]`), sale)
  const release = await holdRequests(page, '**/assets/*.js')
  await page.reload({ waitUntil: 'commit' })
  const heart = (id: number) =>
    page
      .getByRole('article')
      .filter({ has: page.locator(`a[href="/property/${id}"]`) })
      .getByRole('button', { name: /^Save / })
  // None is shown as saved yet: pressing one means saving it.
  for (const id of [sale, rent, elsewhere]) await heart(id).click()
  await heart(elsewhere).click()
  release()
  await expect(heart(rent)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(sale)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(elsewhere)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('saved'))).toBe(`[${rent},${sale}]`)
})

test('a list is shared by its URL, and readable without JavaScript too', async ({
  page,
  site,
  browser,
}) => {
  const { sale, rent } = site.units
  const list = `/saved?homes=${sale},${rent},999999`
  await page.goto(list)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes shared with you')
  await expect(page.getByText('One of these homes is no longer listed.')).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .nth(0)
    .check()
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .nth(1)
    .click()
  await expect(page).toHaveURL(new RegExp(`compare=${sale},${rent}|compare=${rent},${sale}`))
  await page.getByRole('button', { name: 'Save all' }).click()
  await expect(page.getByRole('button', { name: 'Save all' })).toBeHidden()

  const without = await browser.newContext({ javaScriptEnabled: false })
  const plain = await without.newPage()
  await plain.goto(`${site.origin}${list}&compare=${sale},${rent}`)
  await expect(plain.getByRole('table')).toContainText('8,900,000 THB')
  await without.close()
})

test.describe('when the saved homes cannot be loaded', () => {
  test.use({ causes: [/ERR_FAILED/] })

  test('the page reports it, and another try shows them', async ({ page, site }) => {
    await page.goto('/')
    await page.evaluate((id) => localStorage.setItem('saved', `[${id}]`), site.units.sale)
    await page.route('/saved?homes=*', (route) => route.abort())
    await page.goto('/saved')
    await expect(page.getByRole('alert')).toContainText('Couldn’t load your saved homes')
    await page.unroute('/saved?homes=*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('invalid data in the browser’s storage counts as nothing saved', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('saved', '{"a":'))
  await page.goto('/saved')
  await expect(page.getByText('No saved homes yet')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('saved', '[99999999999, "7", 1.5]'))
  await page.reload()
  await expect(page.getByText('No saved homes yet')).toBeVisible()
})
