import sharp from 'sharp'
import { screens, tabs } from '../src/admin/tabs.ts'
import { adminPath } from '../src/shared/paths.ts'
import { expectAccessibleInAll } from './expect-accessible.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const pages = [
  { name: 'landing', path: () => '/', status: 200 },
  { name: 'search', path: () => '/search', status: 200 },
  { name: 'empty search', path: () => '/search?bedrooms=1&listingType=sale', status: 200 },
  { name: 'unit', path: ({ units }: Site) => `/property/${units.sale}`, status: 200 },
  { name: 'missing unit', path: () => '/property/999999', status: 404 },
  { name: 'unknown', path: () => '/no/such/page', status: 404 },
  { name: 'unknown staff', path: () => '/admin/no/such/page', status: 404 },
  { name: 'sign-in', path: () => '/admin', status: 200 },
]

test('the icon is found where browsers and crawlers look for it', async ({ request, site }) => {
  const icon = await request.get(`${site.origin}/favicon.ico`)
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon'])
  const { info } = await sharp(firstPicture(await icon.body())).toBuffer({
    resolveWithObject: true,
  })
  expect(info).toMatchObject({ format: 'png', width: 16, height: 16 })
})

/** The first picture of an .ico file: its length and offset are in the directory's first entry. */
function firstPicture(icon: Buffer): Buffer {
  const length = icon.readUInt32LE(14)
  const offset = icon.readUInt32LE(18)
  return icon.subarray(offset, offset + length)
}

test.describe(() => {
  // Chromium logs documents with status 404.
  test.use({ causes: [/status of 404/] })

  for (const { name, path, status } of pages) {
    test(`the ${name} page is accessible in both sizes and colour schemes`, async ({
      page,
      site,
    }) => {
      const response = await page.goto(path(site), { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessibleInAll(page)
    })
  }

  test('an unknown address of the back office looks like one of the site', async ({ page }) => {
    await page.goto('/admin/no/such/page')
    await expect(page).toHaveTitle('Page not found · Sathani')
    const drawing = page.locator('main svg')
    await expect(drawing).toHaveCSS('max-width', '420px')
    await expect(drawing.locator('path').last()).not.toHaveCSS('stroke', 'none')
  })

  test('a missing unit and an unknown address explain themselves and link onwards', async ({
    page,
  }) => {
    await page.goto('/property/999999')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Not Found')
    await expect(page.getByText("The property you're looking for doesn't exist")).toBeVisible()
    await page.getByRole('link', { name: 'Back to search' }).click()
    await expect(page).toHaveURL('/search')

    await page.goto('/no/such/page')
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute(
      'href',
      '/admin',
    )
    await page.getByRole('link', { name: 'Home - Property Search' }).click()
    await expect(page).toHaveURL('/')
  })
})

for (const { path } of [...tabs, ...screens.filter((screen) => !screen.path.includes(':'))]) {
  test(`${path} of the back office is accessible in both sizes and colour schemes`, async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'admin')
    await page.goto(adminPath(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessibleInAll(page)
  })
}

test('a home without pictures has the placeholder drawing', async ({ page, site }) => {
  await page.goto(`/property/${site.units.sale}`)
  const pictures = page.getByRole('region', { name: 'Pictures of Baan Sirin Unit 12A' })
  await expect(pictures.locator('img')).toHaveAttribute('src', '/empty-picture.svg')
})

test.describe('a picture that fails to load', () => {
  test.use({ causes: [/ERR_FAILED/] })

  test('is replaced by the placeholder drawing', async ({ page, site }) => {
    const id = await addPicture(site)
    await page.goto(`/property/${id}`)
    const picture = page.locator('main img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).toHaveAttribute('src', /^\/media\//)
    await page.route('/media/**', (route) => route.abort())
    await page.route('/empty-picture.svg', (route) => route.abort())
    await page.reload()
    await expect(picture).toHaveAttribute('src', '/empty-picture.svg')
    // In the styles, as it could not be loaded either.
    await expect(picture).toHaveCSS('content', /^url\("data:image\/svg/)
  })
})

/** Gives the home elsewhere a picture; returns its id. */
async function addPicture({ admin, units }: Site): Promise<number> {
  const create = { width: 1200, height: 900, channels: 3 as const, background: '#8fb0b8' }
  const buffer = await sharp({ create }).png().toBuffer()
  const uploaded = await admin.post('/api/units/upload-images', {
    multipart: { images: { name: 'view.png', mimeType: 'image/png', buffer } },
  })
  expect(uploaded.status()).toBeLessThan(300)
  const { urls } = await uploaded.json()
  const changed = await admin.put(`/api/units/${units.elsewhere}`, { data: { images: urls } })
  expect(changed.status()).toBe(200)
  return units.elsewhere
}
