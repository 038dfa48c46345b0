import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/* What is typed into a public form and not sent is there again after a reload. */

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('typed'))

test('a half-written inquiry outlasts a reload: the person on every page, the message on its own', async ({
  page,
  site,
}) => {
  const { sale, rent } = site.units
  await page.goto(`/property/${sale}`)
  await page.getByLabel('Can I see it?').check({ force: true })
  await field(page, 'Message').press('End')
  await field(page, 'Message').pressSequentially(' I work nearby.')
  await field(page, 'When would suit you?').fill('After six')
  await field(page, 'Name').fill('Ploy')
  await field(page, 'Country code').selectOption('+44')
  await field(page, 'Phone').fill('7911123456')
  await page.getByLabel('This number is on WhatsApp').check()
  await expect.poll(() => kept(page)).toContain('isWhatsapp')
  const address = page.url()
  await page.reload()
  await expect(field(page, 'Message')).toHaveValue('Can I see it? I work nearby.')
  await expect(page.getByLabel('Can I see it?')).toBeChecked()
  await expect(field(page, 'When would suit you?')).toHaveValue('After six')
  await expect(field(page, 'Name')).toHaveValue('Ploy')
  await expect(field(page, 'Country code')).toHaveValue('+44')
  await expect(page.getByLabel('This number is on WhatsApp')).toBeChecked()
  expect(page.url()).toBe(address)

  await page.goto(`/property/${rent}`)
  await expect(field(page, 'Phone')).toHaveValue('7911123456')
  await expect(field(page, 'Message')).toHaveValue('')
  await page.goto('/')
  await expect(field(page, 'Name')).toHaveValue('Ploy')

  await page.goto(`/property/${sale}`)
  await expect(field(page, 'Message')).toHaveValue('Can I see it? I work nearby.')
  await field(page, 'Email').fill('ploy@visitor.example')
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(page.locator('#sent')).toBeFocused()
  expect(await kept(page)).toBeNull()
  await page.reload()
  await expect(field(page, 'Message')).toHaveValue('')
  await expect(field(page, 'Name')).toHaveValue('')
})

test('the contact form is kept too, with what equals the phone', async ({ page }) => {
  await page.goto('/')
  await field(page, 'Phone').fill('0812345678')
  await page.getByLabel('Same as phone').first().check()
  await field(page, 'LINE').fill('ploy.line')
  await field(page, 'What are you looking for?').fill('Two bedrooms near a park')
  await expect.poll(() => kept(page)).toContain('near a park')
  await page.reload()
  await expect(field(page, 'What are you looking for?')).toHaveValue('Two bedrooms near a park')
  await expect(field(page, 'WhatsApp')).toHaveValue('0812345678')
  await expect(field(page, 'WhatsApp')).toBeDisabled()
  await expect(field(page, 'LINE')).toHaveValue('ploy.line')
})
