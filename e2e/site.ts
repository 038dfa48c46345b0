import { type APIRequestContext, test as base, expect, type Page, request } from '@playwright/test'
import { connect, type Db } from '../src/platform/db/connect.ts'
import { SCRIPTS_ID } from '../src/site/serve/inline-scripts.server.ts'
import { LOADED } from '../src/ui/use-early-press.ts'
import { runOwnServer } from './databases.ts'

export const PASSWORD = 'a password for journeys'

/** A running product with a small inventory of its own. */
export type Site = {
  origin: string
  /** Calls the API as the signed-in admin. */
  admin: APIRequestContext
  /** Its database, for what no request can do. */
  db: Db
  /** Two homes near Thong Lo, one for sale and one for rent, and one near Huai Khwang. */
  units: { sale: number; rent: number; elsewhere: number }
}

/**
 * Tests of the built product. A console error on a page fails its test, unless the test declares it
 * in `causes`.
 */
export const test = base.extend<{ causes: RegExp[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
    async ({}, use) => {
      const { site, stop } = await openSite()
      await use(site)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  causes: [[], { option: true }],
  page: async ({ page, causes, site, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) await waitForScripts(page)
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    expect(errors.filter((error) => !causes.some((cause) => cause.test(error)))).toEqual([])
    // The next test finds the website unchanged.
    const shown = await fetch(`${site.origin}/api/units?limit=1`)
    expect(Number(shown.headers.get('x-total-count'))).toBe(Object.keys(site.units).length)
  },
})
export { expect }

/**
 * Scripts are loaded after a page's `load` event: `goto` without `waitUntil` resolves when they
 * have loaded. A test that holds them back sets `waitUntil`.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    addEventListener(event, () => document.documentElement.setAttribute('data-loaded', ''))
  }, LOADED)
  const loaded = () =>
    page.waitForFunction(
      (id) => !document.getElementById(id) || document.documentElement.hasAttribute('data-loaded'),
      SCRIPTS_ID,
      // By the clock: frames are rare while a map is rendered in software.
      { polling: 50 },
    )
  const { goto, reload } = page
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options)
    if (!options?.waitUntil) await loaded()
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await loaded()
    return response
  }
}

/** Starts a product with the inventory of the tests, and stops it again. */
export async function openSite(): Promise<{ site: Site; stop: () => Promise<void> }> {
  const server = await runOwnServer({
    ADMIN_PASSWORD: PASSWORD,
    CONTACT_LINE: '@sathani',
    CONTACT_WHATSAPP: '+66 81 234 5678',
    NODE_ENV: 'production',
  })
  const admin = await signedIn(server.origin)
  const db = connect(server.databaseUrl, { max: 2 })
  return {
    site: { origin: server.origin, admin, db, units: await addInventory(admin) },
    async stop() {
      await admin.dispose()
      await db.destroy()
      await server.stop()
    },
  }
}

async function signedIn(origin: string): Promise<APIRequestContext> {
  const admin = await request.newContext({ baseURL: origin })
  const response = await admin.post('/api/auth/login', {
    data: { username: 'admin', password: PASSWORD },
  })
  expect(response.status()).toBe(200)
  return admin
}

async function addInventory(admin: APIRequestContext): Promise<Site['units']> {
  const developerId = await add(admin, '/api/developers', { name: 'Chao Nam Estates' })
  const thongLo = await add(admin, '/api/projects', {
    name: 'Baan Sirin',
    address: '88 Sukhumvit 55, Watthana, Bangkok',
    latitude: 13.7245,
    longitude: 100.5795,
    propertyType: 'condo',
    developerId,
    yearBuilt: '2019',
    facilities: ['swimming_pool'],
  })
  const huaiKhwang = await add(admin, '/api/projects', {
    name: 'Ratchada Court',
    address: '120 Ratchadaphisek Road, Huai Khwang, Bangkok',
    latitude: 13.7766,
    longitude: 100.5735,
  })
  const home = { bedrooms: 2, bathrooms: 2, size: 68, status: 'available' }
  return {
    sale: await add(admin, '/api/units', {
      assignedToId: null,
      ...home,
      projectId: thongLo,
      unitNumber: '12A',
      listingType: 'sell',
      price: 8_900_000,
      furnishing: 'fully_furnished',
      description: 'A corner home above the garden.',
      externalDataSource: 'a secret source',
    }),
    rent: await add(admin, '/api/units', {
      assignedToId: null,
      ...home,
      projectId: thongLo,
      unitNumber: '7B',
      bedrooms: 1,
      listingType: 'rent',
      rentAmount: 32_000,
    }),
    elsewhere: await add(admin, '/api/units', {
      assignedToId: null,
      ...home,
      projectId: huaiKhwang,
      unitNumber: '2107',
      listingType: 'sell',
      price: 4_200_000,
    }),
  }
}

async function add(admin: APIRequestContext, address: string, data: object): Promise<number> {
  const response = await admin.post(address, { data })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = await response.json()
  return id
}
