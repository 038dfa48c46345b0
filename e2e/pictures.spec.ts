import sharp from 'sharp'
import { expectAccessible } from './expect-accessible.ts'
import { expect, type Site, test } from './site.ts'

test("a home's pictures wrap around, each in the format and width that its box needs", async ({
  page,
  site,
}) => {
  const [first, second, third] = await addPictures(site)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`/property/${site.units.elsewhere}`)

  const ring = page.getByRole('region', { name: 'Pictures of Ratchada Court Unit 2107' })
  const pictures = ring.locator('img')
  await expect(pictures).toHaveCount(3)
  await expect(pictures.first()).toHaveAttribute('loading', 'eager')
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy')
  await expect(ring.getByText('Picture 1 of 3')).toBeAttached()
  expect(requests).toContain(`/media/${first}/640.avif`)

  await ring.getByRole('button', { name: 'Previous picture' }).click()
  await expect(ring.getByText('Picture 3 of 3')).toBeAttached()
  await expect(pictures.last()).toBeInViewport()
  await expect.poll(() => requests).toContain(`/media/${third}/640.avif`)
  await ring.getByRole('button', { name: 'Show picture 2' }).click()
  await expect.poll(() => requests).toContain(`/media/${second}/640.avif`)
})

test('the pictures open full screen, by keyboard alone', async ({ page, site }) => {
  await addPictures(site)
  await page.goto(`/property/${site.units.elsewhere}`)
  const ring = page.getByRole('region', { name: 'Pictures of Ratchada Court Unit 2107' })
  await ring.getByRole('button', { name: 'Next picture' }).click()
  const enlarge = page.getByRole('link', { name: 'Show full screen' })
  await enlarge.press('Enter')
  const screen = page.getByRole('dialog', { name: 'Pictures of Ratchada Court Unit 2107' })
  await expect(screen.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(screen.getByText('Picture 2 of 3')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(screen.getByText('Picture 3 of 3')).toBeAttached()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('ArrowLeft')
  await expect(screen.getByText('Picture 2 of 3')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(screen).toBeHidden()
  await expect(enlarge).toBeFocused()

  await page.getByRole('img', { name: 'Ratchada Court Unit 2107, picture 2' }).click()
  await expect(screen.getByText('Picture 2 of 3')).toBeAttached()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect(enlarge).toBeFocused()
  await enlarge.press('Enter')
  await page.goBack()
  await expect(screen).toBeHidden()
  await expect(page).toHaveURL(`/property/${site.units.elsewhere}`)
  await expect(enlarge).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pictures are a scrollable strip', async ({ page, site }) => {
    await addPictures(site)
    await page.goto(`/property/${site.units.elsewhere}`)
    const ring = page.getByRole('region', { name: 'Pictures of Ratchada Court Unit 2107' })
    await expect(ring.getByRole('button')).toHaveCount(0)
    const [first, second] = [ring.getByRole('img').first(), ring.getByRole('img').nth(1)]
    await expect(first).toBeInViewport()
    await expect(second).not.toBeInViewport()
    await first.hover()
    await page.mouse.wheel(900, 0)
    await expect(second).toBeInViewport({ ratio: 0.9 })
  })

  test('each picture links to its large version', async ({ page, site }) => {
    const [first] = await addPictures(site)
    await page.goto(`/property/${site.units.elsewhere}`)
    const picture = page.getByRole('img', { name: 'Ratchada Court Unit 2107, picture 1' })
    const href = await page.getByRole('link').filter({ has: picture }).getAttribute('href')
    expect(href).toBe(`/media/${first}/1920.webp`)
    const large = await page.request.get(href ?? '')
    expect(large.headers()['content-type']).toBe('image/webp')
  })
})

/** Gives the home elsewhere three pictures of its own; returns their hashes. */
async function addPictures({ admin, units }: Site): Promise<string[]> {
  const urls: string[] = []
  for (const background of ['#8fb0b8', '#e2a55c', '#3f5f74']) {
    const create = { width: 2000, height: 1250, channels: 3 as const, background }
    const buffer = await sharp({ create }).png().toBuffer()
    const uploaded = await admin.post('/api/units/upload-images', {
      multipart: { images: { name: 'room.png', mimeType: 'image/png', buffer } },
    })
    expect(uploaded.status()).toBeLessThan(300)
    urls.push(...(await uploaded.json()).urls)
  }
  const changed = await admin.put(`/api/units/${units.elsewhere}`, { data: { images: urls } })
  expect(changed.status()).toBe(200)
  return urls.map((url) => url.split('/')[2] ?? '')
}
