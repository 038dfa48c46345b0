import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, type Site, test } from './site.ts'

/** Opens a home with six pictures. */
async function openPictures(page: Page, { admin, units }: Site) {
  const colours = ['#8fb0b8', '#d9a066', '#4a6b57', '#7a5c8e', '#b8534f', '#3f5f74']
  const files = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 1200, height: 900, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const images: string[] = []
  for (const buffer of files) {
    const uploaded = await admin.post('/api/units/upload-images', {
      multipart: { images: { name: 'view.png', mimeType: 'image/png', buffer } },
    })
    images.push(...(await uploaded.json()).urls)
  }
  const changed = await admin.put(`/api/units/${units.elsewhere}`, { data: { images } })
  expect(changed.status()).toBe(200)
  await page.goto(`/property/${units.elsewhere}`)
  const ring = page.getByRole('region', { name: 'Pictures of Ratchada Court Unit 2107' })
  const expectShown = async (number: number) => {
    await expect(ring.getByText(`Picture ${number} of 6`)).toBeAttached()
    const slide = ring.locator('[role=group]:not([inert])')
    await expect(slide).toHaveCount(1)
    await expect(slide.getByRole('img', { name: `picture ${number}` })).toBeVisible()
    await expect(slide).toBeInViewport({ ratio: 0.9 })
  }
  return { ring, next: ring.getByRole('button', { name: 'Next picture' }), expectShown }
}

test('pictures wrap around by buttons, keys and dots', async ({ page, site }) => {
  const { ring, next, expectShown } = await openPictures(page, site)
  await expectShown(1)
  await ring.getByRole('button', { name: 'Previous picture' }).click()
  await expectShown(6)
  await next.click()
  await expectShown(1)
  await next.press('ArrowRight')
  await expectShown(2)
  await next.press('End')
  await expectShown(6)
  await next.press('ArrowRight')
  await expectShown(1)
  await ring.getByRole('button', { name: 'Show picture 4' }).click()
  await expectShown(4)
  await expect(ring.getByRole('button', { name: 'Show picture 4' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('a swipe turns to the next picture, and from the last to the first', async ({
  page,
  site,
}) => {
  const { ring, next, expectShown } = await openPictures(page, site)
  const box = await ring.boundingBox()
  if (!box) throw new Error('the pictures are not on the page')
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 3 }
  // Over more than half of the picture, so that it turns however slow the gesture is.
  const swipe = async (direction: 1 | -1) => {
    const reach = (direction * box.width) / 3
    await page.mouse.move(centre.x - reach, centre.y)
    await page.mouse.down()
    await page.mouse.move(centre.x + reach, centre.y, { steps: 4 })
    await page.mouse.up()
  }
  await expect(next).toBeVisible()
  await swipe(-1)
  await expectShown(2)
  await next.press('End')
  await expectShown(6)
  await swipe(-1)
  await expectShown(1)
  await swipe(1)
  await expectShown(6)
  await expect(page.getByRole('dialog'), 'a swipe does not enlarge').toHaveCount(0)
})

test.describe(() => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 760 } })

  test('a swipe that begins on a button turns once', async ({ page, site }) => {
    const { ring, next, expectShown } = await openPictures(page, site)
    await ring.scrollIntoViewIfNeeded()
    const box = await next.boundingBox()
    if (!box) throw new Error('the button is not on the page')
    const y = box.y + box.height / 2
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    const right = box.x + box.width / 2
    await touch('touchStart', right)
    for (const reach of [20, 60, 120, 180, 240]) await touch('touchMove', right - reach)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expectShown(2)
    await expect(ring.locator('[role=group]:not([inert])')).toBeInViewport({ ratio: 0.99 })
    await expectShown(2)
  })
})
