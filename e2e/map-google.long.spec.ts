import { expect, type Page, test } from '@playwright/test'
import { runOwnServer } from './databases.ts'

/* Google's maps are faked: tests do not reach the real ones. */

const PASSWORD = 'a password for journeys'
const SCRIPT = /^https:..maps.googleapis.com.maps.api.js/

const STAND_IN = `
window.google = { maps: { Map: class {
  constructor(box, options) {
    this.at = options; this.listeners = {}
    box.textContent = 'Google was here'
    setTimeout(() => this.tell())
  }
  getCenter() { return { lat: () => this.at.center.lat, lng: () => this.at.center.lng } }
  getZoom() { return this.at.zoom }
  setOptions() {}
  moveCamera(to) { this.at = to; setTimeout(() => this.tell()) }
  tell() { for (const name of ['bounds_changed', 'idle']) for (const one of this.listeners[name] ?? []) one() }
  addListener(name, listener) {
    const all = this.listeners[name] ??= new Set()
    all.add(listener)
    return { remove: () => all.delete(listener) }
  }
} } }
window.googleMapsAreReady()`

test('without a key the map reports it, and the SVG map stays', async ({ page }) => {
  await withServer({ MAP_PROVIDER: 'google' }, page, async () => {
    await expect(
      page.getByText('Map Unavailable – Google Maps API key required', { exact: true }),
    ).toBeVisible()
    await expect(mapOf(page)).toHaveAttribute('data-map', 'drawn')
  })
})

test("with a key Google's map is shown with our marks, and loading errors are reported", async ({
  page,
}) => {
  const env = { MAP_PROVIDER: 'google', GOOGLE_MAPS_API_KEY: 'a-key' }
  await withServer(env, page, async () => {
    const fault = page.getByText('Map Error – Failed to load Google Maps', { exact: true })
    await expect(fault).toBeVisible()
    await expect(mapOf(page)).toHaveAttribute('data-map', 'drawn')
    await page.route(SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
    )
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(mapOf(page)).toHaveAttribute('data-map', 'google')
    await expect(fault).toBeHidden()
    await expect(page.getByText('Google was here')).toBeVisible()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(page.getByText('0 properties on this map')).toBeVisible()
  })
})

function mapOf(page: Page) {
  return page.getByRole('application', { name: 'Map of properties' })
}

async function withServer(
  env: Record<string, string>,
  page: Page,
  work: () => Promise<void>,
): Promise<void> {
  const own = { ADMIN_PASSWORD: PASSWORD, NODE_ENV: 'production' }
  const server = await runOwnServer({ ...own, ...env })
  try {
    await page.route(SCRIPT, (route) => route.abort())
    await page.context().request.post(`${server.origin}/api/auth/login`, {
      data: { username: 'admin', password: PASSWORD },
    })
    await page.goto(`${server.origin}/admin/properties?view=map`)
    await work()
  } finally {
    await server.stop()
  }
}
