import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Where' })
const row = (page: Page) => page.getByRole('region', { name: 'Your search, as we read it' })
const chips = (page: Page) => row(page).getByRole('listitem')
const headline = (page: Page) => page.getByRole('heading', { level: 1 })

const screens = {
  'on a desktop': { viewport: { width: 1360, height: 900 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

for (const [where, screen] of Object.entries(screens)) {
  test.describe(where, () => {
    test.use(screen)

    test('a sentence is read as a search while it is typed, and Enter opens it', async ({
      page,
    }) => {
      await page.goto('/')
      await boxOf(page).click()
      await boxOf(page).fill('rent near asok, quiet')
      await expect(chips(page)).toHaveText([/For rent/, /Asok · within 1 km/])
      await expect(row(page)).toContainText('quiet')
      await expect(row(page)).toContainText('not something we can search for')
      await expect(page.getByRole('option').first()).toContainText('Asok')
      await expectAccessible(page, '[aria-label="Your search, as we read it"]')
      await boxOf(page).press('Enter')
      await expect(page).toHaveURL(/\/search\?listingType=rent&stationId=28&ignored=quiet$/)
      await expect(headline(page)).toContainText('for rent near Asok')
      await expect(page.getByText('not something we can search for')).toBeVisible()
    })
  })
}

test('a chip takes its words out of the text, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/')
  await boxOf(page).fill('rent near asok 2 bed with pool')
  await chips(page).filter({ hasText: 'Swimming pool' }).getByRole('button').click()
  await expect(boxOf(page)).toHaveValue('rent near asok 2 bed')
  await expect(chips(page)).toHaveCount(3)
  await boxOf(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(chips(page).first().getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await expect(boxOf(page)).toHaveValue('rent 2 bed')
  await expect(chips(page).nth(1).getByRole('button')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(boxOf(page)).toBeFocused()
  await expect(row(page)).toHaveCount(0)
})

test('a typed buy moves the switch', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Rent' }).check({ force: true })
  await boxOf(page).fill('buy near thonglor')
  await expect(page.getByRole('radio', { name: 'Buy' })).toBeChecked()
  await expect(boxOf(page)).toHaveValue('buy near thonglor')
})

test('another place of the list keeps the other filters', async ({ page }) => {
  await page.goto('/')
  await boxOf(page).fill('asok rent')
  const soi = page.getByRole('option').filter({ hasText: 'Soi Sukhumvit 21' })
  await soi.click()
  await expect(page).toHaveURL(/\/search\?listingType=rent&roadId=\d+$/)
})

test('without homes the row says which filter to leave out', async ({ page }) => {
  await page.goto('/')
  await boxOf(page).fill('7 bed near thonglor')
  await expect(row(page)).toContainText('no homes')
  await page.getByRole('button', { name: 'Without “7 Bedrooms”: 2 homes' }).click()
  await expect(boxOf(page)).toHaveValue('near thonglor')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same sentence leads to the same search', async ({ page }) => {
    await page.goto('/')
    await boxOf(page).fill('rent near asok, quiet')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search\?listingType=rent&stationId=28&ignored=quiet$/)
    await expect(page.getByRole('link', { name: 'Remove For rent' })).toBeVisible()
    await expect(page.getByText('not something we can search for')).toBeVisible()
  })
})

test('staff search by a sentence, which replaces the filters of its kind', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/search?bedrooms=1&availableBy=2027-01-01')
  const box = page.getByRole('main').getByRole('combobox', { name: 'Where' })
  await box.fill('2 bed near thonglor')
  await expect(chips(page)).toHaveText([/Thong Lo · within 1 km/, /2 Bedrooms/])
  await box.press('Enter')
  await expect(page).toHaveURL(/availableBy=2027-01-01/)
  await expect(page).toHaveURL(/[?&]bedrooms=2(&|$)/)
  await expect(page).toHaveURL(/stationId=30/)
  await expect(box).toHaveValue('Thong Lo')
})
