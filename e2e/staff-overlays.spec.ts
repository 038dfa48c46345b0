import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './site.ts'
import { addDeveloper, signInAs } from './staff-people.ts'

test('a dialog takes the focus, traps it, and returns it', async ({ page, site }) => {
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/pipeline')
  await page.getByRole('button', { name: 'More for the pipeline' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Pipeline settings' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Pipeline settings' })).toHaveAccessibleDescription(
    'For the whole team: when deals go stale, their probability, and reasons for won and lost deals.',
  )

  await page.goto('/admin/properties')
  const opener = page.getByRole('button', { name: 'Add New Property' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add New Property' })
  const name = dialog.getByLabel('Property name')
  await expect(name).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await page.setViewportSize({ width: 1280, height: 900 })
  await name.fill('Ploy House')
  await name.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Add New Property' })).toBeFocused()

  await page.mouse.click(10, 10)
  await expect(name).toHaveValue('Ploy House')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('an alert dialog must be answered', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/properties?quick=1')
  const dialog = page.getByRole('dialog', { name: 'Add New Property' })
  await dialog.getByRole('button', { name: 'Add New Property' }).click()
  const message = page.getByRole('alertdialog')
  await expect(message).toContainText('Please fill in property name and address')
  await page.mouse.click(10, 10)
  await expect(message).toBeVisible()
  await expect(message.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message).toBeHidden()
})

test('deleting asks for confirmation in place, and can be undone', async ({ page, site }) => {
  const title = `Parking ${process.pid}`
  const added = await site.admin.post('/api/inbox/canned-replies', {
    data: { title, content: 'One space.', isAgency: true },
  })
  expect(added.status(), await added.text()).toBe(201)
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/inbox?canned-replies=1')
  const book = page.getByRole('dialog', { name: 'Canned replies' })
  const button = book.getByRole('button', { name: `Delete ${title}` })
  const question = book.getByRole('group', { name: `Delete ${title}?` })
  await button.press('Enter')
  await expect(question.getByRole('button', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(button).toHaveCount(0)
  await holdToast(page, 'Canned reply deleted', title)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toBeVisible()
})

test('a menu is used by arrow keys and is accessible', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings?search=2107')
  const opener = page
    .getByRole('row')
    .filter({ hasText: 'Ratchada Court' })
    .getByRole('button', { name: /change status/ })
  await opener.press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.nth(1)).toBeFocused()
  await expectAccessible(page, '[role=menu]', [1280])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await page.getByRole('menuitem', { name: 'Follow up' }).press('Enter')
  await holdToast(page, 'Marked as follow up')
  await expect(opener).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(opener).toContainText('Available')
})

/** The form of a developer of its own, opened from the list. */
async function openSheet(page: Page, site: Parameters<typeof addDeveloper>[0]) {
  const { name } = await addDeveloper(site, { website: 'https://builder.example' })
  await signInAs(page.context(), site, 'manager')
  await page.goto(`/admin/developers?search=${encodeURIComponent(name)}`)
  const opener = page.getByRole('button', { name: `Edit ${name}` })
  const sheet = page.getByRole('dialog', { name: `Edit ${name}` })
  return { name, opener, sheet, field: sheet.getByLabel('Name', { exact: true }) }
}

test('sheets close innermost first, ask before changes are lost, and return the focus', async ({
  page,
  site,
}) => {
  const scrim = { x: 10, y: 300 }
  const { name: saved, opener, sheet, field: name } = await openSheet(page, site)
  await opener.press('Enter')
  await expect(name).toBeFocused()

  await test.step('nothing has changed', async () => {
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(name).toBeFocused()
    // Presses outside count once it is on screen.
    await expect(sheet).toHaveCSS('opacity', '1')
    await page.mouse.click(scrim.x, scrim.y)
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('something has', async () => {
    await opener.press('Enter')
    await name.fill('Chao Nam')
    await expect(sheet.getByText('1 change not saved')).toBeVisible()
    await page.mouse.click(scrim.x, scrim.y)
    await expect(name).toHaveValue('Chao Nam')
    const question = sheet.getByRole('group', { name: 'Discard 1 change?' })
    await expect(question).toBeHidden()
    await name.press('Escape')
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(name).toBeFocused()
    await sheet.getByLabel('Website').fill('')
    const both = sheet.getByRole('group', { name: 'Discard 2 changes?' })
    for (const button of ['Close', 'Cancel']) {
      await sheet.getByRole('button', { name: button }).click()
      await both.getByRole('button', { name: 'Keep editing' }).click()
      await expect(both).toBeHidden()
    }
    await expect(name).toHaveValue('Chao Nam')
    await name.press('Escape')
    await expect(both.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await both.getByRole('button', { name: 'Discard' }).click()
    await expect(sheet).toBeHidden()
    await opener.press('Enter')
    await expect(name).toHaveValue(saved)
  })
})

test('what is open inside a sheet closes before it', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?edit=${site.units.elsewhere}`)
  const sheet = page.getByRole('dialog', { name: /^Edit / })
  await sheet.getByRole('combobox', { name: 'Project' }).fill('baan')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await sheet.getByRole('button', { name: 'Choose Available from in a calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Available from, calendar' })
  await expect(calendar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(sheet).toBeVisible()
})

test('the footer of a form leads to its faults, stays above the keyboard, and shows that it is saving', async ({
  page,
  site,
}) => {
  const { name: saved, opener, sheet, field: name } = await openSheet(page, site)
  await opener.press('Enter')
  const save = sheet.getByRole('button', { name: 'Save' })
  await name.fill('')
  await save.click()
  await sheet.getByLabel('Website').focus()
  await sheet.getByRole('button', { name: '1 field needs attention' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Required')
  await expectAccessible(page, '[role=dialog]')

  await page.setViewportSize({ width: 390, height: 800 })
  await expect(sheet).toHaveCSS('width', '390px')
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 480 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect(sheet).toHaveCSS('height', '480px')
  const button = await save.boundingBox()
  expect(button && button.y + button.height).toBeLessThanOrEqual(480)

  await name.fill(`${saved} & Sons`)
  const arrive = await holdRequests(page, '**/api/developers/*')
  await save.click()
  await expect(sheet.getByRole('button', { name: 'Saving...' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expectAccessible(page, '[role=dialog]')
  arrive()
  await expectToast(page, 'Developer updated successfully')
})
