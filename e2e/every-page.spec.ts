import sharp from 'sharp'
import { expectToReadWell } from './expect-to-read-well.ts'
import { expect, type Site, test } from './site.ts'

const pages = [
  { name: 'landing', path: () => '/', status: 200 },
  { name: 'search', path: () => '/search', status: 200 },
  { name: 'empty search', path: () => '/search?bedrooms=1&listingType=sale', status: 200 },
  { name: 'unit', path: ({ units }: Site) => `/property/${units.sale}`, status: 200 },
  { name: 'missing unit', path: () => '/property/999999', status: 404 },
  { name: 'unknown', path: () => '/no/such/page', status: 404 },
  { name: 'sign-in', path: () => '/admin', status: 200 },
]

test.describe(() => {
  // Chromium reports documents that are answered 404.
  test.use({ causes: [/status of 404/] })

  for (const { name, path, status } of pages) {
    test(`the ${name} page reads well for everybody, small and large, light and dark`, async ({
      page,
      site,
    }) => {
      const answer = await page.goto(path(site), { waitUntil: 'networkidle' })
      expect(answer?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectToReadWell(page)
    })
  }

  test('a missing unit and an unknown address say what they are and lead on', async ({ page }) => {
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

test('the dashboard reads well for everybody', async ({ page, site }) => {
  await page.context().addCookies((await site.admin.storageState()).cookies)
  await page.goto('/admin')
  await expect(page.getByRole('definition').first()).toHaveText('2')
  await expect(page.getByRole('heading', { name: 'Newest inquiries' })).toBeVisible()
  await expectToReadWell(page)
})

test.describe('a picture that does not load', () => {
  test.use({ causes: [/ERR_FAILED/] })

  test('gives way to the drawn one', async ({ page, site }) => {
    const id = await addPicture(site)
    await page.goto(`/property/${id}`)
    const picture = page.locator('main img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).toHaveAttribute('src', /^\/media\//)
    await page.route('/media/**', (route) => route.abort())
    await page.reload()
    await expect(picture).toHaveAttribute('src', '/empty-picture.svg')
  })
})

/** Gives the home elsewhere a picture; answers its id. */
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
