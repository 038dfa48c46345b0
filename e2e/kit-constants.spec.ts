import { expectToast } from './expect-toast.ts'
import { openKit } from './open-kit.ts'
import { expect, test } from './site.ts'

/* The constants of toasts and lists: durations and sizes. */

test('a toast disappears after 5000 ms, and no sooner', async ({ page, site }) => {
  await page.clock.install()
  await openKit(page, site, 'floating')
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await page.getByRole('button', { name: 'It worked' }).click()
  await expectToast(page, 'Inquiry Sent Successfully')
  await page.mouse.move(0, 0)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'It failed' }).press('Enter')
  await expectToast(page, 'Error')
  await page.clock.runFor(4900)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

test('it is dismissed by a swipe of more than 50 pixels to the right, and gets the focus by F8', async ({
  page,
  site,
}) => {
  await openKit(page, site, 'floating')
  const region = page.getByRole('region', { name: /Notifications/ })
  const toast = region.getByRole('listitem')
  const swipe = async (reach: number) => {
    const box = await toast.boundingBox()
    const at = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 20 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + reach, at.y, { steps: 6 })
    await page.mouse.up()
  }
  await page.getByRole('button', { name: 'It failed' }).click()
  await expectToast(page, 'Error')
  await page.keyboard.press('F8')
  await expect(region.locator('ol')).toBeFocused()
  for (const tooLittle of [40, -80]) {
    await swipe(tooLittle)
    await expect(toast).toHaveCount(1)
  }
  await swipe(60)
  await expect(toast).toHaveCount(0)
})

test('the list of a combobox is at most 300 pixels high', async ({ page, site }) => {
  await openKit(page, site, 'choices')
  await page.getByRole('combobox', { name: 'Station' }).press('ArrowDown')
  const list = page.getByRole('listbox').locator('..')
  await expect(list).toHaveJSProperty('offsetHeight', 300)
})
