import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const place = (page: Page) => page.getByRole('combobox', { name: 'Minutes by train to' })

test('homes within a number of minutes of work are found by keyboard, and each shows its journey', async ({
  page,
}) => {
  await page.goto('/search')
  await page.getByText('Minutes by train to work or study').focus()
  await page.keyboard.press('Enter')
  await place(page).focus()
  await page.keyboard.type('Asok')
  // Marked: the list is that of the whole word.
  const asok = page.getByRole('option', { name: /^Asok ?อโศก ?Station/ })
  await expect(asok).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(place(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(place(page)).toHaveValue('Asok')
  const limit = page.getByRole('slider', { name: 'Within' })
  await expect(limit).toHaveAttribute('aria-valuetext', '30 minutes')
  await limit.focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft')
  await expect(limit).toHaveAttribute('aria-valuetext', '15 minutes')
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter')

  await expect(headline(page)).toHaveText('2 homes within 15 minutes of Asok')
  await expect(page).toHaveURL('/search?minutesMax=15&minutesTo=28')
  await expect(page.getByRole('article').first()).toContainText(
    /to Asok: \d+ min walk \+ \d+ min train/,
  )
  await expect(page.getByRole('link', { name: 'Remove Within 15 min of Asok' })).toBeVisible()
  await expect(page.getByLabel('Sort').locator(':checked')).toHaveText('Fewest minutes')
  await page.getByLabel('Sort').selectOption('Largest')
  await expect(headline(page)).toHaveText('2 homes within 15 minutes of Asok, largest first')
  await page.goBack()
  await expect(headline(page)).toHaveText('2 homes within 15 minutes of Asok')
})

test('two places, one of them an address: the slower counts, and the URL shares them', async ({
  page,
}) => {
  await page.goto('/search?minutesTo=28&minutesMax=60')
  await page.getByRole('button', { name: 'Add a second place' }).click()
  const second = page.getByRole('combobox', { name: 'and to' })
  await second.fill('Chulalongkorn University')
  await page
    .getByRole('option', { name: /^Chulalongkorn University/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(headline(page)).toHaveText(
    '3 homes within 60 minutes of Asok and Chulalongkorn University',
  )
  const home = page.getByRole('article').first()
  await expect(home).toContainText('to Asok:')
  await expect(home).toContainText(/to Chulalongkorn University: .* \+ \d+ min walk/)
  await page.goto(page.url())
  await expect(headline(page)).toHaveText(
    '3 homes within 60 minutes of Asok and Chulalongkorn University',
  )
  await expect(second).toHaveValue('Chulalongkorn University')
})

test('when no home is near enough, a limit that finds some is offered', async ({ page }) => {
  await page.goto('/search?minutesTo=28&minutesMax=5')
  await expect(page.getByText('No homes match this search')).toBeVisible()
  const broader = page.getByRole('link', { name: /^Within \d+ minutes instead of 5/ })
  await expect(broader).toContainText('3 homes')
  await broader.click()
  await expect(headline(page)).toHaveText(/^3 homes within \d+ minutes of Asok$/)
})

test('other pages show the minutes too, until the reader dismisses them', async ({
  page,
  site,
}) => {
  const { sale, elsewhere } = site.units
  const compared = page.getByRole('row', { name: /^Work or study/ })
  await page.goto(`/saved?homes=${sale},${elsewhere}&compare=${sale},${elsewhere}`)
  await expect(page.getByRole('heading', { name: 'Comparing 2 of 2' })).toBeVisible()
  await expect(compared).toBeHidden()
  await page.goto('/search?minutesTo=24&minutesMax=45')
  await expect(headline(page)).toHaveText('3 homes within 45 minutes of Siam')
  await page.goto(`/saved?homes=${sale},${elsewhere}&compare=${sale},${elsewhere}`)
  await expect(compared.getByText(/to Siam: \d+ min walk/)).toHaveCount(2)
  await page.goto(`/property/${elsewhere}`)
  const journey = page.getByText(/to Siam: \d+ min walk \+ \d+ min train, one change/)
  await expect(journey).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('article').first()).toContainText('to Siam:')
  await page.goto(`/property/${elsewhere}`)
  await page.getByRole('button', { name: 'Hide these travel times' }).click()
  await expect(journey).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save this home' })).toBeFocused()
  await page.goto('/')
  await expect(page.getByRole('article').first()).not.toContainText('to Siam:')
})

test('places forgotten in one tab, or stored as nonsense, are not used in another', async ({
  page,
  site,
}) => {
  const home = `/property/${site.units.elsewhere}`
  const explanation = (page: Page) => page.getByRole('link', { name: 'How we count' })
  const dismiss = (page: Page) => page.getByRole('button', { name: 'Hide these travel times' })
  await page.goto('/search?minutesTo=24&minutesMax=45')
  await expect(headline(page)).toHaveText('3 homes within 45 minutes of Siam')
  await page.goto(home)
  await expect(page.getByText(/to Siam: \d+ min walk/)).toBeVisible()
  const otherPage = await page.context().newPage()
  await otherPage.goto(site.origin + home)
  await dismiss(otherPage).click()
  await expect(explanation(page)).toBeHidden()

  await otherPage.evaluate(() => localStorage.setItem('minutes', '{"names":["Siam"]}'))
  await otherPage.goto(site.origin + home)
  await expect(dismiss(otherPage)).toBeVisible()
  await dismiss(otherPage).click()
  await expect(explanation(otherPage)).toBeHidden()
  await otherPage.close()
})

test('places can be changed from a building’s page too, and show the stations’ current names', async ({
  page,
  site,
}) => {
  const home = `/property/${site.units.elsewhere}`
  const storePlaces = (places: object) =>
    page.evaluate((stored) => localStorage.setItem('minutes', stored), JSON.stringify(places))
  await page.goto(home)
  await storePlaces({
    asked: { minutesTo: [9999, 24], minutesMax: 45 },
    names: ['Gone', 'Old Siam'],
  })
  await page.goto(home)
  await expect(page.getByText(/to Siam: \d+ min walk/)).toBeVisible()
  await expect(page.getByText('Gone')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-minutes', '1')
  await page.getByRole('link', { name: 'Ratchada Court' }).first().click()
  await expect(page.getByText(/to Siam: \d+ min walk/)).toBeVisible()
  await page.getByRole('link', { name: 'Change your places' }).click()
  await expect(headline(page)).toHaveText('3 homes within 45 minutes of Siam')
  await expect(place(page)).toHaveValue('Siam')

  await storePlaces({ asked: { minutesTo: [9999], minutesMax: 45 }, names: ['Gone'] })
  await page.goto(home)
  await expect(page.locator('html')).not.toHaveAttribute('data-minutes')
  await expect(page.getByRole('link', { name: 'How we count' })).toBeHidden()
})

test('a link to the minutes starts their field', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Minutes by train to work or study' }).click()
  await expect(place(page)).toBeFocused()
})

test('an unknown place is reported, and no search is made for it', async ({ page }) => {
  await page.goto('/search#minutes')
  await place(page).fill('zzz qqq')
  await expect(page.getByText('No matches for “zzz qqq”.').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a place is typed and the server finds it', async ({ page }) => {
    await page.goto('/search')
    await page.getByText('Minutes by train to work or study').click()
    await page.getByLabel('Minutes by train to').fill('BTS Asok')
    await page.getByLabel('Within').selectOption('15 minutes')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(headline(page)).toHaveText('2 homes within 15 minutes of Asok')
    await page.getByLabel('and to').fill('Chulalongkorn University')
    await page.getByLabel('Within').selectOption('90 minutes')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(headline(page)).toHaveText(
      '3 homes within 90 minutes of Asok and Chulalongkorn University',
    )
    await page.goto('/search')
    await page.getByText('Minutes by train to work or study').click()
    await page.getByLabel('Minutes by train to').fill('zzz qqq')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('We couldn’t find “zzz qqq”.')).toBeVisible()
  })
})

test('the page about minutes explains them, and credits its sources', async ({ page }) => {
  await page.goto('/how-we-count')
  await expect(headline(page)).toHaveText('How we count minutes by train')
  await expect(page.getByText('Office of Transport and Traffic Policy and Planning')).toBeVisible()
})
