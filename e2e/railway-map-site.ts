import type { Page } from '@playwright/test'
import { toWorld, worldPixels } from '../src/shared/mercator.ts'
import { expect } from './site.ts'

/** There are two homes within 200 m of it. */
export const THONG_LO = { latitude: 13.7242, longitude: 100.5786 }
export const FOUND = '2 homes within 500 m of Thong Lo'
export const CHOSEN_ADDRESS = /\/\?station=E6&within=500#map$/

/** The section's heading with this text. */
export function title(page: Page, text: string) {
  return page.locator('#map').getByRole('heading', { name: text, exact: true })
}

/** The section once the browser has rendered its map. */
export async function openMap(page: Page, path = '/') {
  await page.goto(`${path}#map`)
  const map = page.locator('#map [data-map]').first()
  await expect(map).toHaveAttribute('data-map', 'drawn')
  await map.scrollIntoViewIfNeeded()
  return map
}

export function homes(page: Page) {
  return page.locator('#map [data-scrolls]').first()
}

/** The position of a place on the map of the whole city. */
export async function spotOf(page: Page, place: { latitude: number; longitude: number }) {
  const box = await page.locator('#map [data-map]').first().boundingBox()
  if (!box) throw new Error('No map is shown.')
  const pixels = worldPixels(11.36) * (box.height / 588)
  const [middle, spot] = [toWorld({ latitude: 13.7516, longitude: 100.5476 }), toWorld(place)]
  return {
    x: box.x + box.width / 2 + (spot.x - middle.x) * pixels,
    y: box.y + box.height / 2 + (spot.y - middle.y) * pixels,
  }
}
