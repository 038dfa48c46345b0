import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { openKit } from './open-kit.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('the kit is for staff', async ({ page }) => {
  await page.goto('/admin/kit')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})

test.describe('for staff', () => {
  test('every part in every state is accessible', async ({ page, site }) => {
    await openKit(page, site)
    await expectAccessible(page)
  })

  test('overlays are accessible too', async ({ page, site }) => {
    await openKit(page, site)
    await page.getByRole('combobox', { name: 'Station' }).fill('siam')
    await expect(page.getByRole('option', { name: /Siam/ }).first()).toBeVisible()
    await expectAccessible(page, '#choices')
    await page.getByRole('button', { name: 'It failed' }).click()
    await expectToast(page, 'Error', 'Failed to send inquiry. Please try again.')
    await expectAccessible(page, '[role=region][aria-label^=Notifications]')
    await page.getByRole('button', { name: 'Add a contact' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Contact' })).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
  })

  test('a dialog takes the focus, traps it, and returns it', async ({ page, site }) => {
    await openKit(page, site, 'floating')
    const opener = page.getByRole('button', { name: 'Add a contact' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add Contact' })
    const name = dialog.getByLabel('Name', { exact: true })
    await expect(dialog).toHaveAccessibleDescription('An owner, an agent or a lead.')
    await expect(name).toBeFocused()
    await name.fill('Ploy')
    await name.press('Shift+Tab')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.getByRole('button', { name: 'Add Contact' })).toBeFocused()

    await page.mouse.click(10, 10)
    await expect(name).toHaveValue('Ploy')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('an alert dialog must be answered', async ({ page, site }) => {
    await openKit(page, site, 'floating')
    await page.getByRole('button', { name: 'A message' }).click()
    const message = page.getByRole('alertdialog', { name: 'Address Not Covered' })
    await expect(message).toContainText('This address is outside our service area...')
    await page.mouse.click(10, 10)
    await expect(message).toBeVisible()
    await expect(message.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(message).toBeHidden()
  })

  test('a station is found in Thai or English, by keyboard alone', async ({ page, site }) => {
    await openKit(page, site, 'choices')
    const station = page.getByRole('combobox', { name: 'Station' })
    const options = page.getByRole('listbox').getByRole('option')
    await station.press('ArrowDown')
    await expect(page.getByRole('group', { name: 'BTS Silom Line' })).toBeAttached()
    await station.fill('ทองหล่อ')
    await expect(options).toHaveCount(1)
    await station.press('Enter')
    await expect(station).toHaveValue('Thong Lo · BTS Sukhumvit Line')
    await expect(options).toHaveCount(0)

    await station.fill('lat phrao')
    await expect(options.first()).toHaveText(/Lat Phrao.*MRT Blue Line/)
    await station.press('ArrowDown')
    await station.press('Enter')
    await expect(station).toHaveValue('Lat Phrao · MRT Yellow Line')

    await station.fill('no such place')
    await expect(
      page.getByRole('listbox').locator('..').getByText('No station matches “no such place”.'),
    ).toBeVisible()
    await station.press('Escape')
    await expect(station).toHaveValue('Lat Phrao · MRT Yellow Line')
    await page.getByRole('button', { name: 'Clear Station' }).click()
    await expect(station).toHaveValue('All stations')
  })

  test('a missing or broken picture is replaced by the placeholder', async ({ page, site }) => {
    await openKit(page, site, 'pictures')
    const pictures = page.locator('#pictures img')
    await expect(page.getByRole('region', { name: 'Pictures of a home without' })).toBeVisible()
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveAttribute('src', '/empty-picture.svg')
    }
  })

  test('the lowest price never exceeds the highest', async ({ page, site }) => {
    await openKit(page, site, 'choices')
    const price = page.getByRole('group', { name: /^Price/ })
    const lowest = price.getByRole('slider', { name: 'Price, lowest' })
    const highest = price.getByRole('slider', { name: 'Price, highest' })
    const from = price.getByLabel('Price from, THB')
    const to = price.getByLabel('Price to, THB')
    await lowest.press('ArrowRight')
    await expect(from).toHaveValue('5,500,000')
    await expect(lowest).toHaveAttribute('aria-valuetext', '5.5M THB')
    await lowest.press('PageUp')
    await expect(from).toHaveValue('10,500,000')
    await lowest.press('PageUp')
    await expect(from).toHaveValue('12,000,000')
    await highest.press('ArrowLeft')
    await expect(to).toHaveValue('12,000,000')
    await highest.press('End')
    await expect(to).toHaveValue('50,000,000')

    await to.fill('8,250,000 baht')
    await expect(to).toHaveValue('8250000')
    await to.press('Enter')
    await expect(to).toHaveValue('12,000,000')
    await from.fill('')
    await from.blur()
    await expect(from).toHaveValue('0')
    await to.fill('8250000')
    await to.blur()
    await expect(highest).toHaveAttribute('aria-valuenow', '8250000')
  })

  test('deleting asks for confirmation in place, and can be undone', async ({ page, site }) => {
    await openKit(page, site, 'buttons')
    const button = page.locator('#buttons').getByRole('button', { name: 'Delete unit 12A' })
    const question = page.getByRole('group', { name: 'Delete unit 12A?' })
    await button.press('Enter')
    await expect(question.getByRole('button', { name: 'No', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Deleted.')).toBeVisible()
    await expectToast(page, 'Unit deleted')
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button).toBeVisible()
  })

  test('a table sorts by its headers and opens its rows', async ({ page, site }) => {
    await openKit(page, site, 'lists')
    const table = page.getByRole('table', { name: 'Units', exact: true })
    const price = table.getByRole('columnheader', { name: 'Price' })
    const firstCell = table.getByRole('row').nth(1).getByRole('cell').first()
    await expect(price).toHaveAttribute('aria-sort', 'descending')
    await expect(firstCell).toHaveText('33F')
    await price.getByRole('button').click()
    await expect(price).not.toHaveAttribute('aria-sort')
    await price.getByRole('button').click()
    await expect(price).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstCell).toHaveText('5')
    await firstCell.getByRole('button').press('Enter')
    await expectToast(page, 'Unit 5', 'Makkasan Court')
    await page.locator('#lists').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('table', { name: 'Units once more' })).toBeVisible()
  })
})

test.describe('timed', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('one toast at a time stays for five seconds, and longer while pointed at', async ({
    page,
    site,
  }) => {
    await openKit(page, site, 'floating')
    await page.getByRole('button', { name: 'It worked' }).click()
    await expectToast(page, 'Inquiry Sent Successfully')
    await page.getByRole('button', { name: 'It failed' }).click()
    await expectToast(page, 'Error')
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await toast.hover()
    await page.clock.runFor(60_000)
    await expect(toast).toHaveCount(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(60_000)
    await expect(toast).toHaveCount(0)
  })

  test('a tooltip waits for 700 ms', async ({ page, site }) => {
    await openKit(page, site, 'buttons')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Edit', exact: true }).hover()
    await page.clock.runFor(690)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(page.getByRole('tooltip')).toHaveText('Edit this unit')
  })
})

test('the chosen colour scheme persists, and is applied before any script', async ({
  page,
  site,
  browser,
}) => {
  await page.context().addCookies((await site.admin.storageState()).cookies)
  await page.goto('/admin/kit')
  const html = page.locator('html')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveCSS('color-scheme', 'dark')

  // In a context of its own: the empty modules must not be left in the cache of the pages after.
  const noModules = await browser.newContext({
    baseURL: site.origin,
    storageState: await page.context().storageState(),
  })
  const bare = await noModules.newPage()
  await bare.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {}' }),
  )
  await bare.goto('/', { waitUntil: 'load' })
  await expect(bare.locator('html')).toHaveAttribute('data-theme', 'dark')
  await noModules.close()

  await page.goto('/admin/kit')
  await page.getByRole('radio', { name: 'As the system' }).check()
  await expect(html).not.toHaveAttribute('data-theme')
  await page.reload()
  await expect(html).not.toHaveAttribute('data-theme')
})

test('the kit is for admins', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/kit')
  await expect(page.getByRole('heading', { name: /page not found/i })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The kit' })).toHaveCount(0)
})
