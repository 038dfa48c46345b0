import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'

/** Opens a home's page, whose form shows a toast when it is sent empty, and another when it is sent. */
async function openForm(page: Page, site: Site) {
  await page.goto(`/property/${site.units.sale}`)
  const send = page.getByRole('button', { name: 'Send Inquiry' })
  const region = page.getByRole('region', { name: /Notifications/ })
  const toast = region.getByRole('listitem')
  const showFault = async () => {
    await send.press('Enter')
    await expectToast(page, 'Missing Information', 'Please fill in all required fields.')
  }
  const showSuccess = async () => {
    await page.getByLabel('Name', { exact: true }).fill('Anan Toast')
    await page.getByLabel('Phone', { exact: true }).fill('812345678')
    await page.getByLabel('Email', { exact: true }).fill('visitor@visitor.example')
    await send.press('Enter')
    await expectToast(page, 'Inquiry Sent Successfully')
  }
  return { region, toast, showFault, showSuccess }
}

test('one toast at a time disappears after 5000 ms and no sooner, and stays while pointed at', async ({
  page,
  site,
}) => {
  await page.clock.install()
  const { toast, showFault, showSuccess } = await openForm(page, site)
  await showSuccess()
  await page.mouse.move(0, 0)
  await page.clock.pauseAt(Date.now() + 60_000)
  await showFault()
  await page.clock.runFor(4900)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)

  await showFault()
  await toast.hover()
  await page.clock.runFor(60_000)
  await expect(toast).toHaveCount(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(60_000)
  await expect(toast).toHaveCount(0)
})

test('a toast is accessible, gets the focus by F8, and is dismissed by a swipe of more than 50 pixels to the right', async ({
  page,
  site,
}) => {
  const { region, toast, showFault } = await openForm(page, site)
  await showFault()
  await expectAccessible(page, '[role=region][aria-label^=Notifications]')
  await page.setViewportSize({ width: 1280, height: 900 })
  const swipe = async (reach: number) => {
    const box = await toast.boundingBox()
    const at = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 20 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + reach, at.y, { steps: 6 })
    await page.mouse.up()
  }
  await showFault()
  await page.keyboard.press('F8')
  await expect(region.locator('ol')).toBeFocused()
  for (const tooLittle of [40, -80]) {
    await swipe(tooLittle)
    await expect(toast).toHaveCount(1)
  }
  await swipe(60)
  await expect(toast).toHaveCount(0)
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 560 }, hasTouch: true, isMobile: true })

  /** The height that two things have in common, in pixels; negative for a gap. */
  const overlap = async (one: Locator, other: Locator) => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()]
    if (!a || !b) throw new Error('Not shown')
    return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  }

  test('a toast covers neither the comparison nor the button of the inquiry sheet, and the button no field in use', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('compared', JSON.stringify([{ id: 1, image: null }]))
    })
    const { toast, showFault } = await openForm(page, site)
    const bar = page.getByRole('region', { name: 'Comparison' })
    const send = page.getByRole('button', { name: 'Send Inquiry' })
    await expect(bar).toBeVisible()
    await showFault()
    await expect.poll(() => overlap(toast, bar)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Close' }).click()

    await page.goto(`/property/${site.units.sale}#inquiry`)
    await showFault()
    await expect.poll(() => overlap(toast, send)).toBeLessThanOrEqual(0)
    for (const field of ['Email', 'LINE ID', 'This number is on WhatsApp']) {
      await page.getByLabel(field, { exact: true }).focus()
      await expect
        .poll(() => overlap(page.getByLabel(field, { exact: true }), send))
        .toBeLessThan(0)
    }
  })
})
