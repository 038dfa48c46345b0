import { expectAccessible } from './expect-accessible.ts'
import { openMap, spotOf, THONG_LO, title } from './railway-map-site.ts'
import { expect, test } from './site.ts'

/*
 * Within 25 minutes of work on the landing page's map: there are homes near Thong Lo (2) and Huai
 * Khwang (1).
 */

const NEAR_ASOK = '3 homes within 25 minutes of Asok'

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1360, height: 900 } })

  test('a place of work is typed, the railway is coloured in bands, and the homes show their journeys', async ({
    page,
    site,
  }) => {
    const map = await openMap(page)
    const section = page.locator('#map')
    await section.getByRole('link', { name: 'Minutes by train' }).click()
    await expect(page).toHaveURL(/\/\?minutesMax=30#map$/)
    await expect(title(page, 'Choose a place of work or study')).toBeVisible()
    const place = section.getByRole('combobox', { name: 'Minutes by train to' })
    await place.fill('Asok')
    await page.getByRole('option', { name: /^Asok ?อโศก ?Station/ }).click()
    await expect(title(page, '3 homes within 30 minutes of Asok')).toBeVisible()
    await expect(page).toHaveURL(/\/\?minutesMax=30&minutesTo=28#map$/)
    const limit = section.getByRole('slider', { name: 'Within' })
    await limit.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(title(page, NEAR_ASOK)).toBeVisible()
    await expect(page).toHaveURL(/\/\?minutesMax=25&minutesTo=28#map$/)
    await expect(map.locator('[stroke="var(--color-minutes-1)"]').first()).toBeAttached()
    await expect(map.locator('[stroke^="var(--line-"]')).toHaveCount(0)
    await expect(section.getByText('Minutes to Asok').first()).toBeVisible()
    const row = section.getByRole('link', { name: /Baan Sirin · Unit 12A/ })
    await expect(row).toContainText(/to Asok: \d+ min walk \+ \d+ min train/)
    await row.hover()
    await expect(map.getByText(/to Asok: \d+ min walk \+ \d+ min train/)).toBeVisible()
    await page.reload()
    await expect(title(page, NEAR_ASOK)).toBeVisible()
    await section.getByRole('link', { name: 'See all 3 homes' }).click()
    await expect(page).toHaveURL(`${site.origin}/search?minutesMax=25&minutesTo=28&sort=minutes`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEAR_ASOK)
    await page.goBack()
    await expect(title(page, NEAR_ASOK)).toBeVisible()
  })

  test('stations are clicked on the map: with a second place the slower one counts, and Back removes it', async ({
    page,
  }) => {
    await openMap(page, '/?minutesMax=30')
    const spot = await spotOf(page, THONG_LO)
    await page.mouse.click(spot.x, spot.y)
    await expect(page).toHaveURL(/\/\?minutesMax=30&minutesTo=30#map$/)
    await expect(title(page, '3 homes within 30 minutes of Thong Lo')).toBeVisible()
    const list = page.getByRole('listbox', { name: /^BTS Sukhumvit/ })
    await list.getByRole('option', { name: /^Siam, \d+ minutes$/ }).click()
    await expect(title(page, '3 homes within 30 minutes of both')).toBeVisible()
    await expect(
      page.locator('#map').getByText('Minutes to the farther of the two').first(),
    ).toBeVisible()
    await page.goBack()
    await expect(title(page, '3 homes within 30 minutes of Thong Lo')).toBeVisible()
    await page.goBack()
    await expect(title(page, 'Choose a place of work or study')).toBeVisible()
  })

  test('changing the limit recolours without requests; homes are loaded once it settles', async ({
    page,
  }) => {
    await page.clock.install()
    const map = await openMap(page, '/?minutesTo=28&minutesMax=25')
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) requests.push(request.url())
    })
    await page.route('**/api/units/by-minutes?*', () => {})
    const limit = page.locator('#map').getByRole('slider', { name: 'Within' })
    await limit.focus()
    const beyond = map.locator('[stroke="var(--railway-beyond)"]')
    // One path each for tracks and stops: more of the map makes them longer.
    const length = () =>
      beyond.evaluateAll((paths) =>
        paths.reduce((sum, path) => sum + (path.getAttribute('d') ?? '').length, 0),
      )
    const before = await length()
    // With the clock paused, the slider does not settle before the last press, however slow the
    // machine.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft')
    await expect(title(page, 'Homes within 10 minutes of Asok')).toBeVisible()
    await expect.poll(length).toBeGreaterThan(before)
    expect(requests).toEqual([])
    await page.clock.resume()
    await expect.poll(() => requests.length).toBe(1)
    expect(requests[0]).toContain('minutesMax=10&minutesTo=28')
  })

  test('when no home is near enough, a limit that finds some is offered', async ({ page }) => {
    await openMap(page, '/?minutesTo=28&minutesMax=5')
    await expect(title(page, 'No homes within 5 minutes of Asok')).toBeVisible()
    await page.getByRole('link', { name: /^3 homes within \d+ minutes$/ }).click()
    await expect(
      page.locator('#map').getByRole('heading', { name: /^3 homes within \d+ minutes of Asok$/ }),
    ).toBeVisible()
  })

  test('it is accessible in both colour schemes', async ({ page }) => {
    await openMap(page, '/?minutesTo=28&minutesMax=25')
    await expectAccessible(page, '#map')
  })

  test.describe('when the server fails', () => {
    test.use({ causes: [/500/] })

    test('the map keeps its colours, reports the failure, and tries again', async ({ page }) => {
      await openMap(page, '/?minutesTo=28&minutesMax=25')
      await page.route('**/api/units/by-minutes?*', (route) => route.fulfill({ status: 500 }))
      const limit = page.locator('#map').getByRole('slider', { name: 'Within' })
      await limit.focus()
      await page.keyboard.press('ArrowRight')
      const alert = page.locator('#map').getByRole('alert')
      await expect(alert).toContainText('Couldn’t load homes.')
      await page.unroute('**/api/units/by-minutes?*')
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(title(page, '3 homes within 30 minutes of Asok')).toBeVisible()
      await expect(alert).toHaveCount(0)
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the map fills the screen, with the usual limits and the homes in a sheet', async ({
    page,
  }) => {
    await openMap(page, '/?minutesTo=28&minutesMax=25')
    await page.locator('#map').getByRole('button', { name: 'Open the map' }).click()
    const screen = page.getByRole('dialog', { name: 'Map of stations and homes' })
    await expect(screen.getByText('Within 25 minutes of Asok', { exact: true })).toBeVisible()
    await expect(screen.getByText('One place · any home')).toBeVisible()
    await screen.locator('label').getByText('45', { exact: true }).click()
    await expect(
      screen.getByRole('heading', { name: '3 homes within 45 minutes of Asok' }),
    ).toBeVisible()
    await expectAccessible(page, 'dialog')
    await screen.getByRole('button', { name: 'Choose places' }).click()
    await expect(screen.getByRole('slider', { name: 'Within' })).toHaveAttribute(
      'aria-valuetext',
      '45 minutes',
    )
    await screen.getByRole('button', { name: 'Close the map' }).click()
    await expect(screen).toHaveCount(0)
    await expect(title(page, '3 homes within 45 minutes of Asok')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a place is typed into a plain form, and the page returns the coloured map and the homes', async ({
    page,
  }) => {
    await page.goto('/')
    const section = page.locator('#map')
    await section.getByRole('link', { name: 'Minutes by train' }).click()
    await section.getByLabel('Minutes by train to').fill('zzz qqq')
    await section.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('We couldn’t find “zzz qqq”.')).toBeVisible()
    await page.goBack()
    await section.getByLabel('Minutes by train to').fill('BTS Asok')
    await section.getByRole('combobox', { name: 'Within' }).selectOption('25 minutes')
    await section.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/\/\?minutesMax=25&minutesTo=28#map$/)
    await expect(title(page, NEAR_ASOK)).toBeVisible()
    await expect(section.locator('svg [stroke="var(--color-minutes-1)"]').first()).toBeAttached()
    await expect(section.locator('svg a[aria-label^="Siam, "]').first()).toHaveAttribute(
      'aria-label',
      /^Siam, \d+ minutes$/,
    )
    await section.getByRole('link', { name: 'See all 3 homes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEAR_ASOK)
  })
})
