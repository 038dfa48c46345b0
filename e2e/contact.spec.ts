import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'

const thanks = "Thank you! We've received your inquiry and will contact you soon."

test('the contact form copies the phone where the box is ticked, and sends it', async ({
  page,
  site,
}) => {
  await page.goto('/#contact')
  await page.getByLabel('Phone', { exact: true }).fill('812223333')
  const [whatsapp, line] = [page.getByLabel('WhatsApp'), page.getByLabel('LINE', { exact: true })]
  await page.getByLabel('Same as phone').nth(1).check()
  await expect(line).toHaveValue('812223333')
  await expect(line).toBeDisabled()
  await page.getByLabel('Same as phone').nth(1).uncheck()
  await expect(line).toHaveValue('')
  await expect(line).toBeEnabled()
  await whatsapp.fill('+447911123456')

  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectToast(page, 'Missing Information', 'Please fill in your name and email address.')
  await page.getByLabel('Name', { exact: true }).fill('Mali Landing')
  await page.getByLabel('Email', { exact: true }).fill('mali@visitor.example')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectToast(page, thanks)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')

  const response = await site.admin.get('/api/inquiries?limit=1')
  const [newest] = await response.json()
  expect(newest).toMatchObject({
    name: 'Mali Landing',
    phone: '+66812223333',
    requirements: 'WhatsApp: +447911123456',
  })
})

test.describe('when the server fails', () => {
  test.use({ causes: [/status of 500/] })

  test('what was typed stays, and the form can be sent again', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Name', { exact: true }).fill('Somchai Patient')
    await page.getByLabel('Email', { exact: true }).fill('somchai@visitor.example')
    await page.route('/api/leads', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectToast(page, 'Error', 'Failed to submit your inquiry. Please try again.')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Somchai Patient')

    await page.unroute('/api/leads')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectToast(page, thanks)
  })
})

test('while sending, the button shows it, and a second press sends nothing', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Name', { exact: true }).fill('Nok Busy')
  await page.getByLabel('Email', { exact: true }).fill('nok@visitor.example')
  let sent = 0
  const gate = Promise.withResolvers<void>()
  await page.route('/api/leads', async (route) => {
    sent += 1
    await gate.promise
    await route.continue()
  })
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).press('Enter')
  gate.resolve()
  await expectToast(page, thanks)
  expect(sent).toBe(1)
})
