import { expectAccessible } from './expect-accessible.ts'
import { CHOSEN_ADDRESS, FOUND, openMap, spotOf, THONG_LO, title } from './railway-map-site.ts'
import { expect, test } from './site.ts'

/* The railway map on a phone, where it fills the screen. */

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('tapping a stop opens the map; Back lowers the sheet, then closes the map, and the choice stays', async ({
    page,
  }) => {
    await openMap(page)
    const spot = await spotOf(page, THONG_LO)
    await page.touchscreen.tap(spot.x + 6, spot.y - 6)
    const screen = page.getByRole('dialog', { name: 'Map of stations and homes' })
    const sheet = screen.getByRole('region', { name: 'Homes' })
    await expect(sheet.getByRole('heading', { name: FOUND })).toBeVisible()
    await expect(page).toHaveURL(CHOSEN_ADDRESS)
    const heightOf = async () => Math.round((await sheet.boundingBox())?.height ?? 0)
    const half = await heightOf()
    await sheet.getByRole('button', { name: 'Raise the list' }).tap()
    await expect.poll(heightOf).toBeGreaterThan(half + 200)
    const reach = (metres: string) => screen.locator('label').filter({ hasText: metres })
    await reach('1000 m').tap()
    await expect(sheet.getByRole('heading', { name: /within 1000 m/ })).toBeVisible()
    await reach('500 m').tap()
    await page.goBack()
    await expect.poll(heightOf).toBe(half)
    const grip = sheet.getByRole('button', { name: 'Raise the list' })
    await grip.press('ArrowUp')
    await expect.poll(heightOf).toBeGreaterThan(half + 200)
    await sheet.getByRole('button', { name: 'Lower the list' }).press('ArrowDown')
    await expect.poll(heightOf).toBe(half)
    const box = await grip.boundingBox()
    const at = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 12 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x, 150, { steps: 12 })
    await page.mouse.up()
    await expect.poll(heightOf, 'dragged').toBeGreaterThan(half + 200)
    await page.goBack()
    await expect.poll(heightOf).toBe(half)
    await page.keyboard.press('Escape')
    await expect.poll(heightOf).toBeLessThan(half)
    await page.goBack()
    await expect(screen).toHaveCount(0)
    await expect(title(page, FOUND)).toBeVisible()
    await expect(page).toHaveURL(CHOSEN_ADDRESS)
  })

  test('the map also opens without a choice, finds a station, and is accessible', async ({
    page,
  }) => {
    await openMap(page)
    await page.getByRole('button', { name: 'Open the map' }).tap()
    const screen = page.getByRole('dialog', { name: 'Map of stations and homes' })
    await screen.getByRole('button', { name: 'Find a station' }).tap()
    await screen.getByRole('searchbox').fill('E6')
    await screen.getByRole('link', { name: /^Thong Lo/ }).tap()
    await expect(screen.getByRole('heading', { name: FOUND })).toBeVisible()
    await expectAccessible(page, 'dialog')
    await page.setViewportSize({ width: 390, height: 844 })
    await screen.getByRole('button', { name: 'Close the map' }).click()
    await expect(screen).toHaveCount(0)
  })

  test('one finger scrolls the page, and at 320 pixels nothing scrolls sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const map = await openMap(page)
    await expect(map.locator('svg[data-ground=drawn]')).toHaveCSS('touch-action', 'pan-x pan-y')
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wide).toBe(0)
  })
})
