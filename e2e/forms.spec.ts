import type { Page } from '@playwright/test'
import { expectToReadWell } from './expect-to-read-well.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'

const emailHint = 'Enter an e-mail address such as name@example.com'
const phoneHint = 'Enter a phone number such as 081 234 5678'
const forms = {
  contact: {
    button: 'Send Message',
    api: '/api/leads',
    missing: 'Please fill in your name and email address.',
    sent: "Thank you! We've received your inquiry and will contact you soon.",
  },
  inquiry: {
    button: 'Send Inquiry',
    api: '/api/property-inquiry',
    missing: 'Please fill in all required fields.',
    sent: "We'll contact you soon about this property!",
  },
}

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 760 },
})) {
  for (const [kind, texts] of Object.entries(forms)) {
    test.describe(`the ${kind} form on a ${device}`, () => {
      test.use({ viewport })
      test.beforeEach(async ({ page, site }) => {
        await page.goto(kind === 'contact' ? '/' : `/property/${site.units.sale}`)
      })

      test('tells what is wrong beside its field, until it is right', async ({ page }) => {
        const { name, email, phone, send } = form(page, texts.button)
        const asked: string[] = []
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
        await name.fill('Ploy')
        await email.fill('ploy@')
        await phone.fill('call me')
        await send.click()
        await expect(email).toHaveAccessibleDescription(emailHint)
        await expect(phone).toHaveAccessibleDescription(phoneHint)
        await expect(kind === 'contact' ? email : phone).toBeFocused()
        await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0)
        expect(asked).not.toContain(texts.api)

        await email.fill('ploy@visitor.')
        await expect(email).toHaveAttribute('aria-invalid', 'true')
        await email.fill('ploy@visitor.example')
        await expect(email).not.toHaveAttribute('aria-invalid')
        await expect(page.getByText(emailHint)).toHaveCount(0)
        await phone.fill('12345')
        await expect(phone).toHaveAccessibleDescription(phoneHint)
        await phone.pressSequentially('6')
        await expect(phone).not.toHaveAttribute('aria-invalid')
        await expect(page.locator('[aria-invalid]')).toHaveCount(0)
      })

      test('says what is missing, and which field is wrong besides', async ({ page }) => {
        const { name, email, phone, send } = form(page, texts.button)
        await phone.fill('12')
        await send.click()
        await expectToast(page, 'Missing Information', texts.missing)
        await expect(name).toBeFocused()
        await expect(name).toHaveAccessibleDescription('Required')
        await expect(email).toHaveAccessibleDescription('Required')
        await expect(phone).toHaveAccessibleDescription(phoneHint)
        await name.pressSequentially('P')
        await expect(name).not.toHaveAttribute('aria-invalid')
        await expect(email).toHaveAttribute('aria-invalid', 'true')
      })

      test('confirms lastingly what was sent, with the focus there', async ({ page }) => {
        const { name, email, phone, send } = form(page, texts.button)
        await name.fill('Ploy')
        await email.fill('ploy@visitor.example')
        await phone.fill('0812345678')
        const address = page.url()
        await send.click()
        const said = page.locator('#sent')
        await expect(said).toBeFocused()
        await expect(said).toBeInViewport()
        await expect(said).toHaveRole('status')
        await expect(said).toContainText(texts.sent)
        await expectToast(page, texts.sent)
        for (const field of [name, email, phone]) await expect(field).toHaveValue('')
        expect(page.url()).toBe(address)

        await page.getByRole('button', { name: 'Close' }).click()
        await name.fill('Ploy again')
        await expect(said).toBeVisible()
        await send.click()
        await expect(name).toHaveValue('Ploy again')
        await expect(said).toHaveCount(0)
      })
    })
  }
}

test.describe('what the server refuses', () => {
  test.use({ causes: [/status of 400/] })

  test('is told beside its field until that is changed, without a failure', async ({
    page,
    site,
  }) => {
    await page.goto(`/property/${site.units.sale}`)
    const { name, email, phone, send } = form(page, 'Send Inquiry')
    await name.fill('Ploy')
    await email.fill('ploy@visitor.example')
    await phone.fill('0812345678')
    const errors = [
      { path: 'lineId', message: 'At most 100 characters' },
      { path: 'name', message: 'Contains characters that cannot be stored' },
    ]
    await page.route('/api/property-inquiry', (route) =>
      route.fulfill({ status: 400, json: { message: 'two', errors } }),
    )
    await send.click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Contains characters that cannot be stored')
    await expect(page.getByLabel('LINE ID')).toHaveAccessibleDescription('At most 100 characters')
    await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0)
    await name.pressSequentially('!')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(page.getByLabel('LINE ID')).toHaveAttribute('aria-invalid', 'true')
  })
})

test('a form reads well with its faults shown, and when it was sent', async ({ page }) => {
  await page.goto('/')
  const { name, email, phone, send } = form(page, 'Send Message')
  await email.fill('ploy@')
  await phone.fill('call me')
  await send.click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(3)
  await expectToReadWell(page, '#contact')
  await name.fill('Ploy')
  await email.fill('ploy@visitor.example')
  await phone.fill('')
  await send.click()
  await expect(page.locator('#sent')).toBeVisible()
  await expectToReadWell(page, '#contact')
})

function form(page: Page, button: string) {
  return {
    name: page.getByLabel('Name', { exact: true }),
    email: page.getByLabel('Email'),
    phone: page.getByLabel('Phone', { exact: true }),
    send: page.getByRole('button', { name: button }),
  }
}
