import { openKit } from './open-kit.ts'
import { expect, test } from './site.ts'

test('pictures wrap around', async ({ page, site }) => {
  await openKit(page, site, 'pictures')
  const ring = page.getByRole('region', { name: 'Stations along Sukhumvit' })
  const next = ring.getByRole('button', { name: 'Next picture' })
  const previous = ring.getByRole('button', { name: 'Previous picture' })
  const expectShown = async (number: number, name: string) => {
    await expect(ring.getByText(`Picture ${number} of 6`)).toBeAttached()
    const slide = ring.locator('[role=group]:not([inert])')
    await expect(slide).toHaveCount(1)
    await expect(slide).toContainText(name)
    await expect(slide).toBeInViewport({ ratio: 0.9 })
  }
  await ring.scrollIntoViewIfNeeded()
  await expectShown(1, 'Siam')
  await previous.click()
  await expectShown(6, 'Phrom Phong')
  await next.click()
  await expectShown(1, 'Siam')
  await next.press('ArrowRight')
  await expectShown(2, 'Chit Lom')
  await next.press('End')
  await expectShown(6, 'Phrom Phong')
  await next.press('ArrowRight')
  await expectShown(1, 'Siam')
  await ring.getByRole('button', { name: 'Show picture 4' }).click()
  await expectShown(4, 'Nana')
  await expect(ring.getByRole('button', { name: 'Show picture 4' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('a swipe turns to the next picture, and from the last to the first', async ({
  page,
  site,
}) => {
  await openKit(page, site, 'pictures')
  const ring = page.getByRole('region', { name: 'Stations along Sukhumvit' })
  await ring.scrollIntoViewIfNeeded()
  const box = await ring.boundingBox()
  if (!box) throw new Error('the ring is not on the page')
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 3 }
  // Over more than half of the picture, so that it turns however slow the gesture is.
  const swipe = async (direction: 1 | -1) => {
    const reach = (direction * box.width) / 3
    await page.mouse.move(centre.x - reach, centre.y)
    await page.mouse.down()
    await page.mouse.move(centre.x + reach, centre.y, { steps: 4 })
    await page.mouse.up()
  }
  const expectShown = async (number: number) => {
    await expect(ring.getByText(`Picture ${number} of 6`)).toBeAttached()
    await expect(ring.locator('[role=group]:not([inert])')).toBeInViewport({ ratio: 0.99 })
  }
  const next = ring.getByRole('button', { name: 'Next picture' })
  await expect(next).toBeVisible()
  await swipe(-1)
  await expectShown(2)
  await next.press('End')
  await expectShown(6)
  await swipe(-1)
  await expectShown(1)
  await swipe(1)
  await expectShown(6)
})

test.describe(() => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 760 } })

  test('a swipe that begins on a button turns once', async ({ page, site }) => {
    await openKit(page, site, 'pictures')
    const ring = page.getByRole('region', { name: 'Stations along Sukhumvit' })
    await ring.scrollIntoViewIfNeeded()
    const box = await ring.getByRole('button', { name: 'Next picture' }).boundingBox()
    if (!box) throw new Error('the button is not on the page')
    const y = box.y + box.height / 2
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    const right = box.x + box.width / 2
    await touch('touchStart', right)
    for (const reach of [20, 60, 120, 180, 240]) await touch('touchMove', right - reach)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(ring.getByText('Picture 2 of 6')).toBeAttached()
    await expect(ring.locator('[role=group]:not([inert])')).toBeInViewport({ ratio: 0.99 })
    await expect(ring.getByText('Picture 2 of 6')).toBeAttached()
  })
})
