import type { Page } from '@playwright/test'
import { SLOW } from './map-site.ts'
import { expect, test } from './site.ts'

/* The main roads of the inner city, here as SVG. */

const AT_ASOK = '/search?view=map&box=100.53,13.728,100.568,13.745'

async function openMap(page: Page) {
  await page.goto(AT_ASOK)
  const map = page.getByRole('application', { name: 'Homes on the map' })
  await expect(map).toHaveAttribute('data-map', 'drawn', SLOW)
  return map
}

test('main roads are drawn below the railway, and named where there is room', async ({ page }) => {
  const map = await openMap(page)
  const roads = map.locator('[data-roads]')
  await expect(roads).toHaveCount(1)
  const isBelowTracks = await roads.evaluate((group) =>
    [...(group.parentElement?.querySelectorAll('[stroke^="var(--line-"]') ?? [])].every(
      (track) => group.compareDocumentPosition(track) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  )
  expect(isBelowTracks).toBe(true)
  const zoomIn = map.getByRole('button', { name: 'Zoom in' })
  await zoomIn.click()
  await zoomIn.click()
  await expect(map.getByText(/ Road$/).first()).toBeVisible()
  const zoomOut = map.getByRole('button', { name: 'Zoom out' })
  for (let step = 0; step < 5; step += 1) await zoomOut.click()
  await expect(map.getByText('Siam', { exact: true })).toBeVisible()
  await expect(map.getByText(/ Road$/)).toHaveCount(0)
})

test.describe('when the roads cannot be loaded', () => {
  test.use({ causes: [/Failed to load resource|net::ERR/] })

  test('the map works without them, and the next move asks again', async ({ page }) => {
    await page.route('**/roads-*.geojson', (route) => route.abort())
    const map = await openMap(page)
    await expect(map.getByText('Nana', { exact: true })).toBeVisible()
    await expect(map.locator('[data-roads]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute('**/roads-*.geojson')
    await map.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(map.locator('[data-roads]')).toHaveCount(1)
  })
})
