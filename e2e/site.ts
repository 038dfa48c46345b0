import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type APIRequestContext, test as base, expect, type Page, request } from '@playwright/test'
import { runServer } from './run-server.ts'

export const PASSWORD = 'a password for journeys'

/** A running product with a small inventory of its own. */
export type Site = {
  origin: string
  /** Calls the API as the signed-in admin. */
  admin: APIRequestContext
  /** Two homes near Thong Lo, one for sale and one for rent, and one near Huai Khwang. */
  units: { sale: number; rent: number; elsewhere: number }
}

/**
 * Tests of the built product. Each page fails its test on any error in its console, except those that
 * the test says it causes.
 */
export const test = base.extend<{ causes: RegExp[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
    async ({}, use) => {
      const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-e2e-'))
      const env = {
        DATA_DIR: folder,
        ADMIN_PASSWORD: PASSWORD,
        CONTACT_LINE: '@sathani',
        CONTACT_WHATSAPP: '+66 81 234 5678',
        NODE_ENV: 'production',
      }
      const server = await runServer(env)
      const admin = await signedIn(server.origin)
      await use({ origin: server.origin, admin, units: await addInventory(admin) })
      await admin.dispose()
      await server.stop()
      await fs.rm(folder, { recursive: true, force: true })
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
    // The next journey finds the website as this one did.
    const shown = await fetch(`${site.origin}/api/units?limit=1`)
    expect(Number(shown.headers.get('x-total-count'))).toBe(Object.keys(site.units).length)
  },
})
export { expect }

/**
 * Scripts come after a page's `load`: opening an address, without saying until when, ends when they hear
 * what is done. Where a test holds them back it goes on after a while.
 */
async function waitForScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('sathani:heard', () => document.documentElement.setAttribute('data-heard', ''))
  })
  const heard = () =>
    page
      .waitForFunction(
        () =>
          !document.getElementById('page-scripts') ||
          document.documentElement.hasAttribute('data-heard'),
        null,
        { timeout: 4000 },
      )
      .catch(() => null)
  const { goto, reload } = page
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options)
    if (!options?.waitUntil) await heard()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload.call(page, options)
    if (!options?.waitUntil) await heard()
    return answer
  }
}

async function signedIn(origin: string): Promise<APIRequestContext> {
  const admin = await request.newContext({ baseURL: origin })
  const answer = await admin.post('/api/auth/login', {
    data: { username: 'admin', password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
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
      ...home,
      projectId: thongLo,
      unitNumber: '7B',
      bedrooms: 1,
      listingType: 'rent',
      rentAmount: 32_000,
    }),
    elsewhere: await add(admin, '/api/units', {
      ...home,
      projectId: huaiKhwang,
      unitNumber: '2107',
      listingType: 'sell',
      price: 4_200_000,
    }),
  }
}

async function add(admin: APIRequestContext, address: string, data: object): Promise<number> {
  const answer = await admin.post(address, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await answer.json()
  return id
}
