import { expectToast } from './expect-toast.ts'
import { expect, PASSWORD, test } from './site.ts'

test('a visitor finds a home by its station and inquires about it; staff see the inquiry', async ({
  page,
  site,
}) => {
  const home = await page.goto('/')
  expect(home?.headers()['content-security-policy']).toContain("script-src 'self'")
  const station = page.getByRole('combobox', { name: 'Where' })
  await station.fill('ทองหล่อ')
  await station.press('Enter')
  await expect(station).toHaveValue('Thong Lo')
  await page.getByText('Buy', { exact: true }).click()
  await page.getByLabel('Price range').selectOption('5M - 10M THB')
  await page.getByRole('button', { name: 'Search', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '1 home for sale near Thong Lo, 5M - 10M THB',
  )
  await page.getByRole('link', { name: 'View Details: Baan Sirin Unit 12A' }).click()

  await expect(page).toHaveURL(`/property/${site.units.sale}`)
  // Before its scripts have loaded, a form would be posted without them.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Baan Sirin')
  await expect(page.getByText('8.9M THB').first()).toBeVisible()
  await expect(page.getByText('Confirmed today')).toBeVisible()

  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expectToast(page, 'Missing Information', 'Please fill in all required fields.')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()

  await page.getByLabel('Name', { exact: true }).fill('Ploy Suksai')
  await page.getByLabel('Phone', { exact: true }).fill('812345678')
  await page.getByLabel('Email', { exact: true }).fill('ploy@')
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /name@example\.com/,
  )
  await expect(page.getByText('Failed to send inquiry')).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ploy Suksai')

  await page.getByLabel('Email', { exact: true }).fill('ploy@visitor.example')
  await page.getByLabel('This number is on WhatsApp').check()
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expectToast(
    page,
    'Inquiry Sent Successfully',
    "We'll contact you soon about this property!",
  )
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')

  await page.goto('/admin')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await page.getByRole('link', { name: /Ploy Suksai/ }).click()
  // Other tests give the same number to a contact of another name.
  const conversation = page.getByRole('region', { name: /^Messages with / })
  await expect(conversation).toContainText('+66 81 234 5678')
  await expect(conversation).toContainText('Baan Sirin Unit 12A')
})
