import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './expect-accessible.ts'
import { expect, type Site, test } from './site.ts'

test('the pictures of a card are turned by arrows and keys; only the next one is loaded', async ({
  page,
  site,
}) => {
  await withPictures(site, async (images) => {
    const asked = askedImages(page)
    await page.goto('/search')
    const card = page.getByRole('article').filter({ hasText: 'Unit 12A' })
    await expect(card.getByText('1 / 3')).toBeVisible()
    await expect.poll(() => images.map(asked)).toEqual([true, false, false])

    await card.hover()
    const next = card.getByRole('button', { name: 'Next picture' })
    await expect(next).toHaveCSS('opacity', '1')
    await expect.poll(() => images.map(asked)).toEqual([true, true, false])
    await next.click()
    await expect(card.getByText('2 / 3')).toBeVisible()
    await expect(card.getByRole('status')).toHaveText('Picture 2 of 3')
    await expect(card.getByRole('img', { name: 'Baan Sirin Unit 12A, picture 2' })).toBeVisible()
    await expectAccessible(page)

    await card.getByRole('link', { name: /^View Details/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(card.getByText('3 / 3')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(card.getByText('1 / 3')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(card.getByText('3 / 3')).toBeVisible()
    await expect(page).toHaveURL('/search')
    await card.click({ position: { x: 60, y: 80 } })
    await expect(page).toHaveURL(`/property/${site.units.sale}`)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true })

  test('a swipe turns the picture and opens nothing, a tap opens the home', async ({
    page,
    site,
  }) => {
    await withPictures(site, async () => {
      await page.goto('/search')
      const card = page.getByRole('article').filter({ hasText: 'Unit 12A' })
      await card.scrollIntoViewIfNeeded()
      await swipe(page, card, -120)
      await expect(card.getByText('2 / 3')).toBeVisible()
      await swipe(page, card, 120)
      await expect(card.getByText('1 / 3')).toBeVisible()
      await expect(page).toHaveURL('/search')
      // Chromium takes a touch right after a flick as one that stops it, and no tap.
      await page.reload()
      await card.tap({ position: { x: 60, y: 80 } })
      await expect(page).toHaveURL(`/property/${site.units.sale}`)
    })
  })
})

/** Does something while the home for sale has three pictures. */
async function withPictures(
  { admin, units }: Site,
  act: (images: string[]) => Promise<void>,
): Promise<void> {
  const images: string[] = []
  for (const background of ['teal', 'coral', 'navy']) {
    const create = { width: 64, height: 48, channels: 3, background } as const
    const buffer = await sharp({ create }).png().toBuffer()
    const uploaded = await admin.post('/api/units/upload-images', {
      multipart: { images: { name: 'view.png', mimeType: 'image/png', buffer } },
    })
    images.push(...(await uploaded.json()).urls)
  }
  const url = `/api/units/${units.sale}`
  expect((await admin.put(url, { data: { images } })).ok()).toBe(true)
  try {
    await act(images)
  } finally {
    await admin.put(url, { data: { images: [] } })
  }
}

/** Says of a picture whether the page has asked for it, in any width. */
function askedImages(page: Page): (image: string) => boolean {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    asked.add(hashOf(path))
  })
  return (image) => asked.has(hashOf(image))
}

const hashOf = (path: string) => path.split('/')[2] ?? ''

/** Moves one finger sideways over the picture of a card. */
async function swipe(page: Page, card: ReturnType<Page['locator']>, by: number): Promise<void> {
  const box = await card.boundingBox()
  if (!box) throw new Error('the card is not shown')
  const y = box.y + 80
  const from = box.x + box.width / 2
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await send('touchStart', from)
  // The finger is still on the card when its other pictures have come.
  await expect(card.getByRole('status')).toBeAttached()
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', from + by * part)
  await send('touchEnd')
}
