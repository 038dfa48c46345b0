import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'

const emailHint = 'Enter an email address such as name@example.com'
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

      test('shows what is wrong beside its field, until it is corrected', async ({ page }) => {
        const { name, email, phone, send } = form(page, texts.button)
        const requests: string[] = []
        page.on('request', (request) => requests.push(new URL(request.url()).pathname))
        await name.fill('Ploy')
        await email.fill('ploy@')
        await phone.fill('call me')
        await send.click()
        await expect(email).toHaveAccessibleDescription(emailHint)
        await expect(phone).toHaveAccessibleDescription(phoneHint)
        await expect(kind === 'contact' ? email : phone).toBeFocused()
        await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0)
        expect(requests).not.toContain(texts.api)

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

      test('shows what is missing, and which field is invalid as well', async ({ page }) => {
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

      test('shows a lasting confirmation, with the focus on it', async ({ page }) => {
        const { name, email, phone, send } = form(page, texts.button)
        await name.fill('Ploy')
        await email.fill('ploy@visitor.example')
        await phone.fill('0812345678')
        const address = page.url()
        await send.click()
        const message = page.locator('#sent')
        await expect(message).toBeFocused()
        await expect(message).toBeInViewport()
        await expect(message).toHaveRole('status')
        await expect(message).toContainText(texts.sent)
        await expectToast(page, texts.sent)
        for (const field of [name, email, phone]) await expect(field).toHaveValue('')
        expect(page.url()).toBe(address)

        await page.getByRole('button', { name: 'Close' }).click()
        await name.fill('Ploy again')
        await expect(message).toBeVisible()
        await send.click()
        await expect(name).toHaveValue('Ploy again')
        await expect(message).toHaveCount(0)
      })
    })
  }
}

test.describe('what the server refuses', () => {
  test.use({ causes: [/status of 400/] })

  test('is shown beside its field until that is changed, without a failure message', async ({
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
      { path: 'name', message: 'Contains characters that can’t be saved' },
    ]
    await page.route('/api/property-inquiry', (route) =>
      route.fulfill({ status: 400, json: { message: 'two', errors } }),
    )
    await send.click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Contains characters that can’t be saved')
    await expect(page.getByLabel('LINE ID')).toHaveAccessibleDescription('At most 100 characters')
    await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0)
    await name.pressSequentially('!')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(page.getByLabel('LINE ID')).toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('asking in words', () => {
  test.use({ causes: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test('a ready question goes into the message and out of it, and nothing is lost offline', async ({
    page,
    site,
  }) => {
    await page.goto(`/property/${site.units.sale}`)
    const { name, email, phone, send } = form(page, 'Send Inquiry')
    const message = page.getByLabel('Message')
    const time = page.getByLabel('When would suit you?')
    await message.fill('I work nearby.')
    await expect(time).toBeHidden()
    await page.getByLabel('Are pets allowed?').check({ force: true })
    await page.getByLabel('Can I see it?').check({ force: true })
    await expect(message).toHaveValue('I work nearby. Are pets allowed? Can I see it?')
    await page.getByLabel('Are pets allowed?').uncheck({ force: true })
    await expect(message).toHaveValue('I work nearby. Can I see it?')
    await time.fill('After six')
    await expectAccessible(page, '#inquiry')
    await name.fill('Ploy')
    await email.fill('ploy@visitor.example')
    await phone.fill('0812345678')
    await page.route('/api/property-inquiry', (route) => route.abort(), { times: 1 })
    await send.click()
    await expectToast(page, 'Error', 'Failed to send inquiry. Please try again.')
    await expect(message).toHaveValue('I work nearby. Can I see it?')
    await expect(time).toHaveValue('After six')
    await page.getByRole('button', { name: 'Close' }).click()
    // The toast goes; what it said stays at the button.
    const foot = page.locator('#inquiry [data-foot]')
    await expect(foot.getByRole('alert')).toContainText('Failed to send inquiry.')
    await expect(send).toBeVisible()
    await page.context().setOffline(true)
    await send.click()
    const again = foot.getByRole('button', { name: 'Send again' })
    await expect(again).toBeEnabled()
    await expectAccessible(page, '#inquiry')
    await page.context().setOffline(false)
    await message.press('Control+Enter')
    await expect(page.locator('#sent')).toBeFocused()
    const newest = await site.admin.get('/api/inquiries?limit=1')
    expect((await newest.json())[0]).toMatchObject({
      message: 'I work nearby. Can I see it?',
      preferredTime: 'After six',
    })
  })
})

test('the same inquiry again is not sent a second time', async ({ page, site }) => {
  await page.goto(`/property/${site.units.sale}`)
  const { name, email, phone, send } = form(page, 'Send Inquiry')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/property-inquiry')) sent.push(request.url())
  })
  for (const answer of ['Inquiry Sent Successfully', 'You asked this already.']) {
    await name.fill('Nan')
    await email.fill('nan@visitor.example')
    await phone.fill('0812345679')
    await send.click()
    await expect(page.locator('#inquiry').getByText(answer)).toBeVisible()
  }
  expect(sent).toHaveLength(1)
  await expect(page.locator('#inquiry [data-foot]')).toContainText('You asked this already.')
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'),
  ).toHaveCount(0)
  await expect(name).toHaveValue('Nan')
})

test('a text that is too long is not cut but refused, with how much of it is too much', async ({
  page,
  site,
}) => {
  await page.goto(`/property/${site.units.sale}`)
  const { name, email, phone, send } = form(page, 'Send Inquiry')
  const message = page.getByLabel('Message')
  await message.fill('a'.repeat(2_012))
  await name.fill('Nan')
  await email.fill('nan@visitor.example')
  await phone.fill('0812345679')
  await send.click()
  await expect(message).toHaveAccessibleDescription('12 too many: at most 2,000 characters')
  await message.press('End')
  await message.press('Backspace')
  await expect(message).toHaveAccessibleDescription('11 too many: at most 2,000 characters')
  expect((await message.inputValue()).length).toBe(2_011)
})

test('an owner finds a link to the form, which begins with what they want', async ({
  page,
  site,
}) => {
  await page.goto('/properties')
  const link = page.getByRole('link', { name: 'Own a condo? List it with us' })
  await link.click()
  await expect(page).toHaveURL('/?owner=1#contact')
  await expect(link).toHaveCount(2)
  const requirements = page.getByLabel('What are you looking for?')
  await expect(requirements).toHaveValue('I would like to rent out or sell my home: ')
  const { name, email, send } = form(page, 'Send Message')
  await name.fill('Somsri Owner')
  await email.fill('somsri@visitor.example')
  await requirements.press('End')
  await requirements.pressSequentially('45 sqm in Ari')
  await page.reload()
  await expect(requirements).toHaveValue('I would like to rent out or sell my home: 45 sqm in Ari')
  await send.click()
  await expect(page.locator('#sent')).toBeFocused()
  const newest = await site.admin.get('/api/inquiries?limit=1')
  expect((await newest.json())[0]).toMatchObject({
    requirements: 'I would like to rent out or sell my home: 45 sqm in Ari',
  })
})

test('a building is asked about by its name, with the form of a home', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 760 })
  await page.goto(`/property/${site.units.sale}`)
  await page.getByRole('link', { name: 'All homes in Baan Sirin' }).click()
  await page
    .locator('main .page-bar')
    .getByRole('link', { name: 'Ask about this building' })
    .click()
  await expect(page.getByLabel('Message')).toBeFocused()
  await page.getByLabel('Which homes are available?').check({ force: true })
  const { name, email, phone, send } = form(page, 'Send Inquiry')
  await name.fill('Ploy')
  await email.fill('ploy@visitor.example')
  await phone.fill('0812345678')
  await expectAccessible(page, '#inquiry')
  await send.click()
  await expect(page.locator('#sent')).toBeFocused()
  const newest = await site.admin.get('/api/inquiries?limit=1')
  expect((await newest.json())[0]).toMatchObject({
    ...{ propertyId: null, propertyDetails: 'Baan Sirin' },
    message: 'Which homes are available?',
  })
})

test('a form is accessible with its faults shown, and after it was sent', async ({ page }) => {
  await page.goto('/')
  const { name, email, phone, send } = form(page, 'Send Message')
  await email.fill('ploy@')
  await phone.fill('call me')
  await send.click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(3)
  await expectAccessible(page, '#contact')
  await name.fill('Ploy')
  await email.fill('ploy@visitor.example')
  await phone.fill('')
  await send.click()
  await expect(page.locator('#sent')).toBeVisible()
  await expectAccessible(page, '#contact')
})

function form(page: Page, button: string) {
  return {
    name: page.getByLabel('Name', { exact: true }),
    email: page.getByLabel('Email', { exact: true }),
    phone: page.getByLabel('Phone', { exact: true }),
    send: page.getByRole('button', { name: button }),
  }
}
