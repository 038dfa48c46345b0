import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './site.ts'

const screens = {
  'on a desktop': { viewport: { width: 1360, height: 900 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

for (const [where, screen] of Object.entries(screens)) {
  test.describe(where, () => {
    test.use(screen)

    test('a place is picked by its name in any spelling, and stands among the recent ones', async ({
      page,
    }) => {
      await page.goto('/')
      await boxOf(page).fill('thonglor')
      const first = optionsOf(page).first()
      await expect(first).toContainText('Thong Lo')
      await expect(first).toContainText('Station, BTS Sukhumvit')
      await expect(first).toContainText('2 homes')
      await first.click()
      await expect(boxOf(page)).toHaveValue('Thong Lo')
      await searchButton(page).click()
      await expect(page).toHaveURL('/search?stationId=30')
      await expect(headline(page)).toHaveText('2 homes near Thong Lo')

      await page.goto('/')
      await boxOf(page).click()
      await expect(optionsOf(page)).toContainText(['Near me', 'Thong Lo'])
      await page.getByRole('button', { name: 'Clear recent places' }).click()
      await expect(optionsOf(page).filter({ hasText: 'Near me' })).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Clear recent places' })).toBeHidden()
      // A phone’s list of places then begins with the stations most people look for.
      await expect(page.getByText('Popular stations')).toHaveCount(where === 'on a phone' ? 1 : 0)
    })

    test('a text that is the name of several places is asked about', async ({ page }) => {
      await page.goto('/search')
      if (where === 'on a phone') await showForm(page)
      await boxOf(page).fill('thong lo')
      await expect(optionsOf(page).first()).toBeVisible()
      await boxOf(page).press('Escape')
      await searchButton(page).click()
      await expect(page).toHaveURL('/search?where=thong+lo')
      await expect(page.getByRole('heading', { name: 'Which one did you mean?' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: /Thong Lo.*Station/ }).click()
      await expect(headline(page)).toHaveText('2 homes near Thong Lo')
    })

    test('a text that nothing is called is kept, and what resembles it is offered', async ({
      page,
    }) => {
      await page.goto('/search?listingType=rent')
      if (where === 'on a phone') await showForm(page)
      await boxOf(page).fill('phra kanong tower')
      await boxOf(page).press('Enter')
      await expect(page).toHaveURL('/search?listingType=rent&where=phra+kanong+tower')
      await expect(page.getByText('We couldn’t find “phra kanong tower”.')).toBeVisible()
      await expect(page.getByRole('link', { name: /Phra Khanong.*Station/ })).toBeVisible()
      if (where === 'on a phone') await showForm(page)
      await expect(boxOf(page)).toHaveValue('phra kanong tower')
      await expectAccessible(page)
    })
  })
}

test('the one place of a name is taken without picking it, and said so', async ({ page }) => {
  await page.goto('/')
  await boxOf(page).fill('BTS Huai Khwang')
  await boxOf(page).press('Escape')
  await searchButton(page).click()
  await page.goto('/')
  await boxOf(page).fill('E4')
  await expect(optionsOf(page).first()).toBeVisible()
  await boxOf(page).press('Escape')
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL('/search?stationId=28&took=E4')
  await expect(page.getByText('the only place of that name')).toBeVisible()
})

test('keys move through the list, close it, and clear the box', async ({ page }) => {
  await page.goto('/')
  const box = boxOf(page)
  await box.fill('sukhumvit 5')
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('status').filter({ hasText: /places, the first is/ })).toBeAttached()
  await box.press('ArrowDown')
  await expect(optionsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowUp')
  await box.press('ArrowUp')
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await optionsOf(page).last().getAttribute('id')) ?? '',
  )
  await box.press('Escape')
  await expect(optionsOf(page)).toHaveCount(0)
  await expect(box).toHaveValue('sukhumvit 5')
  await box.press('Escape')
  await expect(box).toHaveValue('')
})

test('Enter that is pressed before the list has come takes its first place', async ({ page }) => {
  await page.goto('/')
  const asked = Promise.withResolvers<void>()
  await page.route('/api/places/suggest*', async (route) => {
    await asked.promise
    await route.continue()
  })
  await boxOf(page).fill('huai khwang')
  await boxOf(page).press('Enter')
  await page.getByText('Rent', { exact: true }).click()
  asked.resolve()
  await expect(boxOf(page)).toHaveValue('Huai Khwang')
  await expect(page).toHaveURL('/')
})

test('homes are counted for what is chosen, not for what is being typed', async ({ page }) => {
  await page.goto('/')
  const counted: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/units/search')) counted.push(new URL(request.url()).search)
  })
  await boxOf(page).fill('huai')
  await expect(optionsOf(page, { name: /Huai Khwang/ }).first()).toBeVisible()
  await boxOf(page).fill('thong lo')
  await boxOf(page).press('Enter')
  await expect(page.locator('form[action="/search"] [aria-live]')).toHaveText('2 homes')
  expect(counted).toEqual(['?stationId=30&limit=1'])
})

test.describe('when places cannot be loaded', () => {
  test.use({ causes: [/status of 500/] })

  for (const [cause, next] of Object.entries({
    'the network returns': (page: Page) => page.evaluate(() => dispatchEvent(new Event('online'))),
    'the next letter is typed': (page: Page) => boxOf(page).pressSequentially(' '),
    'some time has passed': (page: Page) => page.clock.runFor(6_000),
  })) {
    test(`stations are still found, and the others are loaded when ${cause}`, async ({ page }) => {
      await page.clock.install()
      await page.goto('/')
      await page.route('/api/places/suggest*', (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      )
      await boxOf(page).fill('thonglor')
      await page.clock.runFor(500)
      await expect(
        page.getByText('Showing stations only; other places couldn’t be loaded.'),
      ).toBeVisible()
      await expect(optionsOf(page)).toHaveText([/Thong Lo/])
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
      await page.unroute('/api/places/suggest*')
      await next(page)
      await page.clock.resume()
      await expect(optionsOf(page, { name: /Soi Sukhumvit 55/ })).toBeVisible()
    })
  }
})

test.describe('near me', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 13.72412, longitude: 100.57833 },
  })

  test('searches around the device’s place to about 100 m, which is read when it is pressed', async ({
    page,
  }) => {
    await page.goto('/')
    await boxOf(page).click()
    await optionsOf(page, { name: /Near me/ }).click()
    await expect(boxOf(page)).toHaveValue('13.724 100.578')
    await searchButton(page).click()
    await expect(page).toHaveURL(/\/search\?near=13\.72400~100\.57800~13\.724%20100\.578$/)
    await expect(
      page.getByRole('link', { name: 'Remove 13.724 100.578 · within 1 km' }),
    ).toBeVisible()
  })

  for (const typed of ['near me', 'ใกล้ฉัน']) {
    test(`typed as “${typed}” is the same`, async ({ page }) => {
      await page.goto('/')
      await boxOf(page).fill(typed)
      await expect(optionsOf(page)).toHaveText([/^Near me/])
      await boxOf(page).press('Enter')
      await expect(boxOf(page)).toHaveValue('13.724 100.578')
    })
  }
})

test.describe('on a phone', () => {
  test.use(screens['on a phone'])

  test('the open box covers the screen, and Back closes it', async ({ page, site }) => {
    await page.goto('/')
    await boxOf(page).click()
    await boxOf(page).fill('sirin')
    const list = page.getByRole('listbox', { name: 'Where' })
    await expect(list.getByRole('option').first()).toBeVisible()
    const frame = await list.locator('..').boundingBox()
    expect(frame?.height).toBeGreaterThan(600)
    await page.goBack()
    await expect(list).toHaveCount(0)
    await expect(page).toHaveURL(`${site.origin}/`)
    await expect(boxOf(page)).toHaveValue('sirin')
  })
})

test('the open list is accessible', async ({ page }) => {
  await page.goto('/search')
  await boxOf(page).fill('sukhumvit 5')
  await expect(optionsOf(page).first()).toBeVisible()
  await expectAccessible(page)
})

test('an unknown station is reported as such', async ({ page }) => {
  await page.goto('/search?stationId=999999')
  await expect(page.getByRole('link', { name: 'Remove Unknown station' })).toBeVisible()
})

function optionsOf(page: Page, named: { name?: RegExp } = {}) {
  return page.getByRole('listbox', { name: 'Where' }).getByRole('option', named)
}

function boxOf(page: Page) {
  return page.getByRole('combobox', { name: 'Where' })
}

function searchButton(page: Page) {
  return page.getByRole('button', { name: 'Search', exact: true })
}

function headline(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

async function showForm(page: Page): Promise<void> {
  if (!(await boxOf(page).isVisible())) await page.getByText('Change search').click()
}
