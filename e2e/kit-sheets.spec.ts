import { expectAccessible } from './expect-accessible.ts'
import { openKit } from './open-kit.ts'
import { expect, test } from './site.ts'

test.beforeEach(({ page, site }) => openKit(page, site, 'sheets'))

test('sheets close innermost first, ask before changes are lost, and return the focus', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Edit developer' })
  const sheet = page.getByRole('dialog', { name: 'Edit developer' })
  const name = sheet.getByLabel('Name', { exact: true })
  const scrim = { x: 10, y: 300 }
  await opener.press('Enter')
  await expect(name).toBeFocused()
  await expect(sheet).toHaveAccessibleDescription('เจ้าน้ำ เอสเตท')

  await test.step('open inside a sheet', async () => {
    await sheet.getByRole('combobox', { name: 'Country' }).fill('jap')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await sheet.getByRole('button', { name: 'About' }).click()
    await expect(page.getByRole('dialog', { name: 'About this developer' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'About this developer' })).toBeHidden()
    await sheet.getByRole('button', { name: 'Delete' }).click()
    await page.keyboard.press('Escape')
    await expect(sheet.getByRole('group', { name: 'Delete this developer?' })).toBeHidden()
    await expect(sheet).toBeVisible()
  })

  await test.step('nothing has changed', async () => {
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.mouse.click(scrim.x, scrim.y)
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('something has', async () => {
    await opener.click()
    await name.fill('Chao Nam')
    await expect(sheet.getByText('1 change not saved')).toBeVisible()
    await page.mouse.click(scrim.x, scrim.y)
    await expect(name).toHaveValue('Chao Nam')
    const question = sheet.getByRole('group', { name: 'Discard 1 change?' })
    await expect(question).toBeHidden()
    await name.press('Escape')
    await expect(question.getByRole('button', { name: 'No', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(name).toBeFocused()
    await sheet.getByLabel('Website').fill('')
    for (const button of ['Close', 'Cancel']) {
      await sheet.getByRole('button', { name: button }).click()
      await sheet
        .getByRole('group', { name: 'Discard 2 changes?' })
        .getByRole('button', { name: 'No', exact: true })
        .click()
    }
    await expect(name).toHaveValue('Chao Nam')
    await page.keyboard.press('Escape')
    await sheet.getByRole('button', { name: 'Yes' }).click()
    await expect(sheet).toBeHidden()
    await opener.click()
    await expect(name).toHaveValue('Chao Nam Estates')
  })
})

test('the footer of a form counts faults, leads to them, and stays above the keyboard', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Edit developer' }).click()
  const sheet = page.getByRole('dialog', { name: 'Edit developer' })
  const save = sheet.getByRole('button', { name: 'Save' })
  await sheet.getByLabel('Name', { exact: true }).fill('')
  await save.click()
  await sheet.getByRole('button', { name: '1 field needs attention' }).click()
  await expect(sheet.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'Give the developer a name',
  )
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

  await sheet.getByLabel('Name', { exact: true }).fill('Chao Nam')
  await save.click()
  await expect(sheet.getByRole('button', { name: 'Saving...' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expectAccessible(page, '[role=dialog]')
})
