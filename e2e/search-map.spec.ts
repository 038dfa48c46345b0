import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { SLOW } from './map-site.ts'
import { expect, test } from './site.ts'

/* The results of a search on the map, here as SVG: without WebGL it has the same marks. */

const mapOf = (page: Page) => page.getByRole('application', { name: 'Homes on the map' })
const count = (page: Page) => page.locator('#results')

async function openMap(page: Page, path: string) {
  await page.goto(path)
  const map = mapOf(page)
  await expect(map).toHaveAttribute('data-map', 'drawn', SLOW)
  await expect(map.getByRole('button', { name: /home/ }).first()).toBeVisible()
  return map
}

test('a search opens with the list; the map opens beside it on request', async ({ page }) => {
  const maps: string[] = []
  page.on('request', (request) => {
    if (/units-map|maplibre|clusters|geojson/.test(request.url())) maps.push(request.url())
  })
  await page.goto('/search', { waitUntil: 'networkidle' })
  expect(maps, 'nothing of the map').toEqual([])
  const show = page.getByRole('navigation', { name: 'Show' })
  await show.getByRole('link', { name: 'List and map' }).click()
  await expect(page).toHaveURL('/search?view=both')
  await expect(count(page)).toHaveText('3 homes on this map')
  await expect(page.getByText('in this search')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByText('Buy', { exact: true }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page, 'another search keeps the map').toHaveURL('/search?listingType=sale&view=both')
  await expect(count(page)).toHaveText('2 homes on this map')
  await page.goBack()
  await expect(count(page)).toHaveText('3 homes on this map')
  await page.goBack()
  await expect(mapOf(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 homes')
})

test('a card highlights its building on the map, and a mark its cards', async ({ page }) => {
  const map = await openMap(page, '/search?view=both')
  const row = page.getByRole('article').filter({ hasText: 'Ratchada Court' })
  await row.hover()
  await expect(map.locator('[data-lifted]')).toHaveText('4.2M')
  await page.getByRole('heading', { name: /on this map/ }).hover()
  await expect(map.locator('[data-lifted]')).toHaveCount(0)
  await page.getByRole('link', { name: /Baan Sirin Unit 7B/ }).focus()
  await expect(map.locator('[data-lifted]'), 'the focus does it too').toHaveText('32,000/mo')
  await map.getByRole('button', { name: /Ratchada Court/ }).hover()
  await expect(page.locator('article[data-pointed]')).toHaveCount(1)
  await expect(page.locator('article[data-pointed]')).toContainText('Ratchada Court')

  await map.getByRole('button', { name: /Ratchada Court/ }).click()
  await expect(count(page)).toHaveText('1 home in Ratchada Court')
  const first = page.getByRole('article').first()
  await expect(first, 'its homes stand first').toContainText('Ratchada Court')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('button', { name: 'All homes' }).click()
  await expect(count(page)).toHaveText('3 homes on this map')
  await expect(map.getByRole('button', { name: /Ratchada Court/ })).toHaveClass(/text-ink-3/)
})

test('another part of the map is searched on request, and kept in the URL', async ({ page }) => {
  const map = await openMap(page, '/search?view=both')
  const button = page.getByRole('button', { name: 'Search this area' })
  await expect(count(page)).toHaveText('3 homes on this map')
  await expect(button).toBeHidden()
  await map.focus()
  // Ratchada Court is in the north.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  await expect(count(page), 'nothing was searched').toHaveText('3 homes found')
  await expect(page.getByText('2 on this map')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await button.click()
  await expect(page).toHaveURL(/\/search\?box=100\.\d+,13\.\d+,100\.\d+,13\.\d+&view=both$/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(button).toBeHidden()
  await expect(count(page)).toHaveText('2 homes on this map')
  await expect(page.getByText('3 in this search')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(count(page)).toHaveText('2 homes on this map')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 homes in this map area')
  await page.getByRole('link', { name: 'Remove This map area' }).click()
  await expect(page).toHaveURL('/search?view=both')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(count(page), 'all of them are shown again').toHaveText('3 homes on this map')
})

test('list, heading and map agree about homes far apart', async ({ page, site }) => {
  const place = { latitude: 13.58, longitude: 100.43 }
  const project = await site.admin.post('/api/projects', {
    data: { name: 'Canalside Far Away', address: '9 Bang Khun Thian, Bangkok', ...place },
  })
  const rooms = { bedrooms: 1, bathrooms: 1, size: 30, listingType: 'rent', rentAmount: 9000 }
  const unit = await site.admin.post('/api/units', {
    data: { projectId: (await project.json()).id, unitNumber: 'F1', ...rooms },
  })
  try {
    const map = await openMap(page, '/search?view=both')
    await expect(count(page)).toHaveText('4 homes on this map')
    await expect(page.getByRole('article')).toHaveCount(4)
    const far = map.getByRole('button', { name: /Canalside Far Away/ })
    await expect(far).toBeInViewport()
    const zoomIn = map.getByRole('button', { name: 'Zoom in' })
    for (let step = 0; step < 3; step += 1) await zoomIn.click()
    await expect(far).toHaveCount(0)
    await expect(count(page)).toHaveText('4 homes found')
    await expect(page.getByText(/^\d on this map$/)).toBeVisible()
  } finally {
    await site.admin.delete(`/api/units/${(await unit.json()).id}`)
  }
})

test('View on Map leads from the panel to the map alone', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('button', { name: /^Power Search/ }).click()
  const panel = page.getByRole('dialog', { name: 'Power Search' })
  await panel.getByText('Sale', { exact: true }).click()
  await panel.getByRole('button', { name: 'View on Map' }).click()
  await expect(page).toHaveURL('/search?listingType=sale&view=map')
  const map = mapOf(page)
  await expect(map.getByRole('button', { name: /Baan Sirin/ })).toBeVisible(SLOW)
  await expect(page.getByRole('article')).toHaveCount(0)
  await map.getByRole('button', { name: /Baan Sirin/ }).click()
  await expect(page.getByRole('article')).toContainText('8.9M THB')
})

test('the map is accessible', async ({ page }) => {
  await openMap(page, '/search?view=both&listingType=sale')
  await expect(count(page)).toHaveText('2 homes on this map')
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the list is a sheet with three heights above which the map stays usable', async ({
    page,
  }) => {
    await openMap(page, '/search?view=map')
    const sheet = page.getByRole('region', { name: /on this map/ })
    const height = async () => Math.round((await sheet.boundingBox())?.height ?? 0)
    await expect(count(page)).toHaveText('3 homes on this map')
    const peek = await height()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 homes')
    await page.getByRole('button', { name: 'Expand the list' }).tap()
    await expect.poll(height).toBeGreaterThan(peek + 100)
    await expect(count(page), 'the smaller map still shows them').toHaveText('3 homes on this map')
    const half = await height()
    await page.getByRole('button', { name: 'Expand the list' }).tap()
    await expect.poll(height).toBeGreaterThan(half + 200)
    await page.goBack()
    await expect.poll(height, 'Back lowers it').toBe(peek)
    await expect(page).toHaveURL('/search?view=map')
    await page.getByRole('button', { name: 'Expand the list' }).press('Enter')
    await expect.poll(height).toBe(half)
    await page.keyboard.press('Escape')
    await expect.poll(height).toBe(peek)

    const grip = await page.getByRole('button', { name: 'Expand the list' }).boundingBox()
    const at = { x: (grip?.x ?? 0) + 100, y: (grip?.y ?? 0) + 10 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x, at.y - 80, { steps: 4 })
    await page.mouse.move(at.x, 90, { steps: 12 })
    await page.mouse.up()
    await expect.poll(height, 'dragged all the way').toBeGreaterThan(half + 200)
    await page.keyboard.press('Escape')
    await expect.poll(height).toBe(peek)
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('a finger raises the sheet by its list, scrolls the fully open list, and pulls it down from its top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await openMap(page, '/search?view=map')
    const sheet = page.getByRole('region', { name: /on this map/ })
    const height = async () => Math.round((await sheet.boundingBox())?.height ?? 0)
    await expect(count(page)).toHaveText(/homes? on this map/)
    const peek = await height()
    await swipe(page, { from: 560, to: 510 })
    await expect.poll(height, 'raised').toBeGreaterThan(peek + 50)
    const half = await height()
    await swipe(page, { from: 560, to: 410 })
    await expect.poll(height, 'in full').toBeGreaterThan(half + 200)
    const full = await height()
    const list = page.locator('[data-results]')
    await swipe(page, { from: 500, to: 400 })
    await expect
      .poll(() => list.evaluate((element) => element.scrollTop), 'its list scrolls')
      .toBeGreaterThan(0)
    expect(await height()).toBe(full)
    await list.evaluate((element) => element.scrollTo(0, 0))
    await swipe(page, { from: 250, to: 400 })
    await expect.poll(height, 'pulled down').toBe(half)
    await page.keyboard.press('Escape')
    await expect.poll(height).toBe(peek)
  })
})

test.describe('failures', () => {
  test.use({ causes: [/Failed to load resource|net::ERR/] })

  test('a map whose code cannot be loaded is reported, and Retry loads it', async ({ page }) => {
    let isDown = true
    await page.route(/units-map/, (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/search?view=both')
    await expect(page.getByText('Couldn’t load the map.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(3)
    isDown = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(mapOf(page)).toHaveAttribute('data-map', 'drawn', SLOW)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('without scripts, a map URL shows the list, uncovered', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto('/search?view=map', { waitUntil: 'load' })
      await expect(page.locator('html')).toHaveAttribute('data-unscripted', '')
      await expect(page.getByRole('article')).toHaveCount(3)
      const last = page.getByRole('article').last().getByRole('link').first()
      await last.scrollIntoViewIfNeeded()
      await last.click()
      await expect(page).toHaveURL(/\/property\/\d+$/)
    })
  })

  test('marks that cannot be loaded are reported, and Retry loads them', async ({ page }) => {
    let isDown = true
    await page.route(/units\/clusters/, (route) =>
      isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    await page.goto('/search?view=both')
    await expect(page.getByText('Couldn’t load the homes on the map.')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(count(page)).toHaveText('3 homes on this map')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a map URL shows the list', async ({ page }) => {
    for (const view of ['both', 'map']) {
      await page.goto(`/search?listingType=sale&view=${view}`)
      await expect(page.getByRole('article')).toHaveCount(2)
      await expect(page.getByRole('link', { name: /Baan Sirin Unit 12A/ })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
    }
  })
})

/** A one-finger swipe up or down the middle of the screen that rests before it is lifted. */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number, y?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + step / 10,
      touchPoints: y === undefined ? [] : [{ x: 195, y }],
    })
  await touch('touchStart', 0, from)
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', step, from + ((to - from) * step) / 8)
  }
  await touch('touchEnd', 16)
  await devtools.detach()
}

test('the wheel zooms the map, over a mark too, and does not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 800 })
  const map = await openMap(page, '/search?view=both')
  const mark = map.getByRole('button', { name: /Ratchada Court/ })
  const other = map.getByRole('button', { name: /Baan Sirin/ })
  const apart = async () => {
    const [a, b] = [await mark.boundingBox(), await other.boundingBox()]
    return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))
  }
  await expect(mark).toBeVisible()
  await expect(other).toBeVisible()
  const before = await apart()
  await mark.hover()
  await page.mouse.wheel(0, -60)
  await expect.poll(apart).toBeGreaterThan(before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
