import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'
import { threeUnits } from './three-units.ts'

const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a row opens the unit beside its list; J, K and the arrows go on, Escape returns', async ({
  page,
  site,
}) => {
  const { mark, list, ids } = await threeUnits(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(list)
  await page
    .getByRole('row')
    .filter({ hasText: `${mark}B` })
    .getByRole('link')
    .click()
  const open = sheet(page, new RegExp(`^${mark}B · `))
  await expect(open).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`unit=${ids[1]}`))
  await expect(open).toContainText('2 of 3')
  await expect(open).toContainText('6.0M THB')
  await expect(open).toContainText('5% gross yield')
  await expect(open.getByText('Listed at 6,000,000 THB and 25,000 THB/month')).toBeVisible()
  await expect(open.getByRole('link', { name: '3 listed with us', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('j')
  const next = page.getByRole('dialog')
  await expect(next).toContainText('3 of 3')
  await expect(next.getByRole('button', { name: 'Next unit' })).toBeDisabled()
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(next).toContainText('1 of 3')
  await next.getByRole('button', { name: 'Next unit' }).click()
  await expect(open).toContainText('2 of 3')
  await page.reload()
  await expect(open).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open).toBeHidden()
  await expect(page).not.toHaveURL(/unit=/)
})

test.describe('what is changed in the sheet', () => {
  // A price that is refused.
  test.use({ causes: [/status of 400/] })

  test('status, price and website change in the sheet, each with Undo, and the history says so', async ({
    page,
    site,
  }) => {
    const { mark, ids } = await threeUnits(site)
    const id = ids[0] ?? 0
    const stored = async () => (await site.admin.get(`/api/units/${id}`)).json()
    await signInAs(page.context(), site, 'agent')
    await page.goto(`/admin/listings?unit=${id}`)
    const open = sheet(page, new RegExp(`^${mark}A · `))
    await open.getByRole('button', { name: /^Available, change status/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Sold' })).toContainText('Hidden')
    await expect(page.getByRole('menuitem', { name: /^Available/ })).toContainText('confirmed now')
    await page.getByRole('menuitem', { name: 'Visited' }).click()
    await holdToast(page, 'Marked as visited')
    await expect(open.getByText('Status Available to Visited')).toBeVisible()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(async () => (await stored()).status).toBe('available')
    await open.getByRole('button', { name: 'Confirm' }).click()
    await expectToast(page, 'Confirmed today')

    await open.getByRole('button', { name: /edit the price/ }).click()
    const price = page.getByLabel('Price', { exact: true })
    await expect(price).toBeFocused()
    // What is typed at once replaces the number.
    await page.keyboard.type('99999999999')
    await expect(price).toHaveValue('99999999999')
    await page.keyboard.press('Enter')
    await expect(price).toHaveAccessibleDescription(/^THB At most/)
    await price.fill('5.7 ล้าน')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Price changed')
    await expect(open.getByText('−5%')).toBeVisible()
    expect(await stored()).toMatchObject({ price: 5_700_000, rentAmount: 25_000 })

    await open.getByRole('button', { name: /change status/ }).click()
    await page.getByRole('menuitem', { name: 'Rented' }).click()
    const lease = page.getByRole('dialog', { name: /^Lease of/ })
    await lease.getByRole('button', { name: '1 year' }).click()
    await lease.getByRole('button', { name: 'Mark as rented' }).click()
    await expectToast(page, 'Marked as rented')
    const { rentedUntil } = await stored()
    const days = (Date.parse(rentedUntil) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBeGreaterThan(362)
    expect(Math.round(days)).toBeLessThan(367)
    await open.getByRole('switch').click()
    await expectToast(page, 'Shown on the website')
    await site.admin.put(`/api/units/${id}`, { data: { showOnWebsite: false } })
  })
})

test('a missing LINE ID is asked for where it would stand, and stored', async ({ page, site }) => {
  const { owner, ids } = await threeUnits(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?unit=${ids[0]}`)
  const open = page.getByRole('dialog').first()
  await open.getByRole('button', { name: `Add a LINE ID of ${owner.name}` }).click()
  const asked = page.getByRole('dialog', { name: 'Add a LINE ID' })
  await asked.getByRole('button', { name: 'Save' }).click()
  await expect(asked.getByLabel(/^LINE ID/)).toHaveAccessibleDescription('Enter the LINE ID')
  await asked.getByLabel(/^LINE ID/).fill('owner.of.three')
  // K is typed here, not the shortcut.
  await asked.getByLabel(/^LINE ID/).press('k')
  await asked.getByLabel(/^LINE ID/).fill('owner.of.three')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Contact updated')
  await expect(open.getByRole('link', { name: `LINE ${owner.name}` })).toHaveAttribute(
    'href',
    /owner\.of\.three$/,
  )
})

test('the sheet opens over the search and over a property too, and Edit returns to it', async ({
  page,
  site,
}) => {
  const { mark, ids, project } = await threeUnits(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/properties/${project.id}`)
  await page.getByRole('button', { name: `${mark}C`, exact: true }).click()
  const open = sheet(page, new RegExp(`^${mark}C · `))
  await expect(open).toBeVisible()
  await expect(page).toHaveURL(`/admin/properties/${project.id}?unit=${ids[2]}`)
  await open.getByRole('button', { name: 'Edit Unit' }).click()
  const form = sheet(page, /^Edit /)
  await form.getByLabel('Floor').fill('9')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(open).toContainText('9th floor')
  await open.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`/admin/properties/${project.id}`)

  await page.goto(`/admin/search/${ids[2]}`)
  await expect(open).toContainText('9th floor')
})

test('what may not be done is absent, what is not there is said', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?unit=${site.units.sale}`)
  const open = page.getByRole('dialog')
  await expect(open.getByRole('button', { name: 'Edit Unit' })).toBeVisible()
  await expect(open.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  // Every part was read: a request that is under way fails.
  await expect(open.getByRole('region', { name: 'Inquiries' })).toBeVisible()
  await expect(open.locator('.animate-pulse')).toHaveCount(0)
  await page.context().setOffline(true)
  await expect(open).toContainText('You’re offline')
  await expect(open.getByRole('button', { name: /change status/ })).toBeDisabled()
  await expect(open.getByRole('switch')).toHaveCSS('opacity', '0.6')
  for (const name of ['Edit Unit', 'Send']) {
    const button = open.getByRole('button', { name, exact: true })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('title', 'You’re offline')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toBeFocused()
  }
  for (const name of ['Duplicate', 'Print sheet', 'Schedule Viewing']) {
    await expect(open.getByRole('button', { name, exact: true })).toBeDisabled()
  }
  await page.context().setOffline(false)
  await expect(open).not.toContainText('You’re offline')
})

test('closing Send or Edit over the sheet returns the focus to its button', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?unit=${site.units.sale}`)
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(page).toHaveURL(/send=/)
  await expect(page.getByRole('dialog', { name: /^Send/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(send).toBeFocused()
  const edit = page.getByRole('button', { name: 'Edit Unit' })
  await edit.click()
  await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
})

test.describe('when something fails', () => {
  test.use({ causes: [/status of (404|500)/] })

  test('an unknown unit is said to be missing, and a failing part is read again by itself', async ({
    page,
    site,
  }) => {
    // A unit whose history no other test adds to.
    const { ids } = await threeUnits(site)
    await signInAs(page.context(), site, 'admin')
    await page.goto('/admin/listings?unit=1999999999')
    await expect(page.getByRole('dialog')).toContainText('Unit not found.')
    await page.route('/api/units/*/history', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(`/admin/listings?unit=${ids[0]}`)
    const open = page.getByRole('dialog')
    await expect(open.getByText('Couldn’t load the history.')).toBeVisible()
    await expect(open).toContainText('6.0M THB')
    await page.unroute('/api/units/*/history')
    await open.getByRole('button', { name: 'Retry' }).click()
    await expect(open.getByText(/^Listed at/)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  // The sheet may still ask for parts of the unit that was just deleted.
  test.use({ causes: [/status of 404/] })

  test('the unit fills the screen; a swipe opens the next, and Delete asks first', async ({
    page,
    site,
  }) => {
    const { mark, list, ids, owner } = await threeUnits(site)
    await signInAs(page.context(), site, 'admin')
    await page.goto(list)
    await page
      .getByRole('link', { name: new RegExp(`${mark}A`) })
      .first()
      .tap()
    const open = page.getByRole('dialog')
    await expect(open).toContainText(`${mark}A`)
    const box = await open.boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await expect(open.getByRole('link', { name: `Call ${owner.name}` }).last()).toHaveAttribute(
      'href',
      'tel:0812345678',
    )
    await expect(open.getByRole('link', { name: `WhatsApp ${owner.name}` }).last()).toBeInViewport()
    await expect(open).toContainText('3 of 3')
    await swipe(page, 'right')
    await expect(open).toContainText('2 of 3')
    await expect(open).toContainText(`${mark}B`)
    await open.getByRole('button', { name: 'More actions' }).tap()
    await page.getByRole('menuitem', { name: 'Delete' }).tap()
    await expect(open.getByText(`Delete ${mark}B?`)).toBeVisible()
    await open.getByRole('button', { name: 'Yes' }).tap()
    await holdToast(page, 'Unit deleted successfully')
    await expect(open).toBeHidden()
    const status = async () => (await site.admin.get(`/api/units/${ids[1]}`)).status()
    await expect.poll(status).toBe(404)
    await page.getByRole('button', { name: /^Undo/ }).tap()
    await expect.poll(status).toBe(200)
  })
})

/** A swipe across the unit's name. */
async function swipe(page: Page, direction: 'left' | 'right'): Promise<void> {
  const [from, to] = direction === 'left' ? [300, 60] : [60, 300]
  const touch = (name: string, x: number) =>
    page.evaluate(
      ([kind, at]) => {
        const target = document.elementFromPoint(200, 100)
        if (!target) return
        const point = new Touch({ identifier: 1, target, clientX: at, clientY: 100 })
        const touches = kind === 'touchend' ? [] : [point]
        target.dispatchEvent(
          new TouchEvent(kind, { bubbles: true, touches, changedTouches: [point] }),
        )
      },
      [name, x] as const,
    )
  await touch('touchstart', from)
  await touch('touchend', to)
}
