import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const screens = {
  'on a desktop': { viewport: { width: 1360, height: 900 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}
const UNMATCHED = 'No station matches “zzz”. Try fewer letters, or its name in Thai.'

for (const [where, screen] of Object.entries(screens)) {
  test.describe(where, () => {
    test.use(screen)

    test('a station that is typed but not chosen is searched for', async ({ page }) => {
      for (const path of ['/', '/search']) {
        await page.goto(path)
        await stationOf(page).fill('thonglor')
        // On a wide landing page the list covers the button.
        if (path === '/') await searchButton(page).press('Enter')
        else await searchButton(page).click()
        await expect(page).toHaveURL('/search?stationId=30')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 homes near Thong Lo')
      }
    })

    test('Enter takes the highlighted match, and so does leaving the box', async ({ page }) => {
      await page.goto('/')
      const station = stationOf(page)
      await station.fill('thong')
      await station.press('Enter')
      await expect(station).toHaveValue('Thong Lo · BTS Sukhumvit Line')
      await station.fill('prompong')
      await station.press('Tab')
      await expect(station).toHaveValue('Phrom Phong · BTS Sukhumvit Line')
      await station.fill('asoke')
      await station.press('Escape')
      await expect(station).toHaveValue('Phrom Phong · BTS Sukhumvit Line')
      await station.press('Enter')
      await expect(page).toHaveURL('/search?stationId=29')
    })

    test('an empty box means no station, and Enter keeps the previous one', async ({ page }) => {
      await page.goto('/')
      const station = stationOf(page)
      await station.fill('prompong')
      await station.press('Enter')
      await station.fill('')
      await station.press('Enter')
      await expect(station).toHaveValue('Phrom Phong · BTS Sukhumvit Line')
      await station.fill('')
      await station.press('Tab')
      await expect(station).toHaveValue('All stations')
    })

    test('text that matches no station stops the search with a message', async ({ page, site }) => {
      for (const path of ['/', '/search']) {
        await page.goto(path)
        const station = stationOf(page)
        await station.fill('zzz')
        await searchButton(page).press('Enter')
        await expect(station).toHaveAccessibleDescription(UNMATCHED)
        await expect(station).toHaveAttribute('aria-invalid', 'true')
        await expect(station).toBeFocused()
        await expect(station).toHaveValue('zzz')
        await page.getByLabel('Bedrooms').selectOption('2 Bedrooms')
        await searchButton(page).click()
        await expect(station).toBeFocused()
        await expect(page).toHaveURL(`${site.origin}${path}`)

        await station.fill('huai')
        await expect(station).not.toHaveAttribute('aria-invalid')
        await searchButton(page).press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          '1 home with 2 bedrooms near Huai Khwang',
        )
      }
    })

    test('Enter never resets to all stations', async ({ page }) => {
      await page.goto('/search?stationId=30')
      if (where === 'on a phone') await page.getByText('Change search').click()
      const station = stationOf(page)
      for (const typed of ['', '   ']) {
        await station.fill(typed)
        await station.press('Enter')
        await expect(station).toHaveValue('Thong Lo · BTS Sukhumvit Line')
      }
      await station.fill('zzz')
      await station.press('Enter')
      await expect(station).toHaveValue('zzz')
      await expect(station).toHaveAccessibleDescription(UNMATCHED)
      await station.press('Enter')
      await expect(page).toHaveURL('/search?stationId=30')
      await page.getByRole('button', { name: 'Clear Station' }).click()
      await expect(station).toHaveValue('All stations')
      await expect(station).not.toHaveAttribute('aria-invalid')
    })
  })
}

test('homes are counted for what is chosen, not for what is being typed', async ({ page }) => {
  await page.goto('/')
  const counted: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/units/search')) counted.push(new URL(request.url()).search)
  })
  const station = stationOf(page)
  await station.fill('huai')
  await station.fill('zzz')
  await station.press('Enter')
  await station.fill('thong')
  await station.press('Enter')
  await expect(page.locator('form[action="/search"] [aria-live]')).toHaveText('2 homes')
  expect(counted).toEqual(['?stationId=30&limit=1'])
})

test('without a query the most searched stations come first', async ({ page }) => {
  await page.goto('/')
  await stationOf(page).click()
  await expect(page.getByRole('option').nth(1)).toHaveText('Asok')
  await expect(page.getByRole('listbox').getByRole('group').first()).toHaveAccessibleName('Popular')
  await expect(page.getByRole('group', { name: 'MRT Pink Line' })).toBeAttached()
})

test('an unknown station is reported as such', async ({ page }) => {
  await page.goto('/search?stationId=999999')
  await expect(page.getByRole('link', { name: 'Remove Unknown station' })).toBeVisible()
})

function stationOf(page: Page) {
  return page.getByRole('combobox', { name: 'Station' })
}

function searchButton(page: Page) {
  return page.getByRole('button', { name: 'Search', exact: true })
}
