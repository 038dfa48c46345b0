import sharp from 'sharp'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('an admin is led to what is invented, and visitors read what is saved', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin')
  await expect(page.getByText('still placeholders: phone, email.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the settings' }).click()
  await expect(page).toHaveTitle('Agency · Sathani')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true })
  await expect(phone).toHaveAccessibleDescription('Placeholder. Replace it.')
  await page.getByRole('button', { name: 'Go to the first' }).click()
  await expect(phone).toBeFocused()
  await phone.fill('02 123 4567')
  await expect(page.getByText('1 agency detail is still a placeholder')).toBeVisible()
  const preview = page.getByRole('region', { name: 'As clients see it' })
  await expect(preview).toContainText('02 123 4567')
  await phone.fill('call us')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(phone).toHaveAccessibleDescription(/Enter a phone number/)
  await phone.fill('02 000 0000')
  await page.getByLabel('Address', { exact: true }).fill('88 Soi Thong Lo 10, Bangkok')
  await page.getByLabel('Address in Thai').fill('88 ซอยทองหล่อ 10 กรุงเทพฯ')
  await preview.getByText('ไทย').click()
  await expect(preview).toContainText('88 ซอยทองหล่อ 10 กรุงเทพฯ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Agency saved')
  await expect(page.getByText('not saved')).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('88 Soi Thong Lo 10, Bangkok')
  // The next tests read the site as it was.
  await site.admin.put('/api/settings/agency', { data: { address: null, addressTh: null } })
})

test('a profile is edited by its owner, on a phone too', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'My profile' }).click()
  await expect(page).toHaveTitle('My profile · Sathani')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Agency' })).toHaveCount(0)
  // What is cancelled is neither saved nor kept as a draft.
  const position = page.getByRole('textbox', { name: 'Position' })
  await position.fill('Mistyped')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(position).toHaveValue('Mistyped')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(position).toHaveValue('')
  await page.reload()
  await expect(position).toHaveValue('')
  await page.getByLabel('Name in Thai').fill('พลอย อรุณรัตน์')
  await page.getByText('ค่ะ', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'A message in Thai' })).toContainText('สวัสดีค่ะคุณณิชา')
  const line = page.getByRole('textbox', { name: 'LINE' })
  await expect(line).toHaveAccessibleDescription('The agency’s is shown: @sathani')
  await line.fill('ploy.sathani')
  await expect(page.getByRole('region', { name: 'Signature as clients see it' })).toContainText(
    'LINE ploy.sathani',
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Profile saved')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'ค่ะ' })).toBeChecked()
  await expect(line).toHaveValue('ploy.sathani')
})

test('a photo is cut to its circle by keyboard, and the agency chooses the colour of links', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin/settings/profile')
  const buffer = await sharp({
    create: { width: 600, height: 300, channels: 3, background: '#ffffff' },
  })
    .composite([
      {
        input: { create: { width: 300, height: 300, channels: 3, background: '#aa0000' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  await page.getByLabel('Photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  await expect(dialog.getByRole('button', { name: 'Crop photo' })).toBeEnabled()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2')
  const part = dialog.getByRole('group', { name: 'Visible area' })
  await part.focus()
  // As far to the right as it goes: the left edge of the photo.
  for (let i = 0; i < 60; i += 1) await part.press('ArrowRight')
  const uploaded = page.waitForResponse('**/api/profile/upload-photo')
  await dialog.getByRole('button', { name: 'Crop photo' }).click()
  const { photoUrl } = await (await uploaded).json()
  await expect(dialog).toHaveCount(0)
  const stored = await (await site.admin.get(photoUrl)).body()
  const { width, height } = await sharp(stored).metadata()
  expect(width).toBe(height)
  const { dominant } = await sharp(stored).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b + 80)

  await page.goto('/admin/settings/agency')
  await page.getByText('Plum', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Agency saved')
  const agency = await (await site.admin.get('/api/settings/agency')).json()
  expect(agency.accent).toBe('plum')
  await site.admin.put('/api/settings/agency', { data: { accent: 'teal' } })
})
