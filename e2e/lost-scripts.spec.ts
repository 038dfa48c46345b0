import type { Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './site.ts'

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('where a part of a page cannot be fetched, the page goes on', () => {
  // As after a new version was put in place, and in a tunnel.
  test.use({ causes: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module/] })

  test('without the ways to remembered places', async ({ page, site }) => {
    await page.goto('/search?minutesTo=24&minutesMax=45')
    await expect(headline(page)).toHaveText('3 homes within 45 minutes of Siam')
    await page.route('**/remembered-lines-*.js', (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (one) => one.url().includes('remembered-lines'))
    await page.goto(`/property/${site.units.elsewhere}`)
    await lost
    await page.getByRole('button', { name: 'Show these minutes no longer' }).click()
    await expect(page.getByRole('link', { name: 'How we count' })).toBeHidden()
    await expect(headline(page)).toBeVisible()
  })

  test('with plain fields for places of work', async ({ page }) => {
    await page.route('**/minutes-fields-*.js', (route) => route.abort())
    await page.goto('/search')
    const lost = page.waitForEvent('requestfailed', (one) => one.url().includes('minutes-fields'))
    await page.getByText('Minutes by train to work or study').click()
    await lost
    await page.getByRole('textbox', { name: 'Minutes by train to' }).fill('Asok')
    await page.getByLabel('Within').selectOption('15 minutes')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(headline(page)).toHaveText('2 homes within 15 minutes of Asok')
  })

  test('and what would be a toast is said plainly', async ({ page, context, site }) => {
    await page.goto(`/property/${site.units.sale}`)
    await page.getByLabel('Name', { exact: true }).fill('Anan In A Tunnel')
    await page.getByLabel('Phone', { exact: true }).fill('812345678')
    await page.getByLabel('Email').fill('anan@visitor.example')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send Inquiry' }).click()
    const told = page.getByRole('alert').filter({ hasText: 'Failed to send inquiry.' })
    await expect(told).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anan In A Tunnel')
    await told.getByRole('button', { name: 'Close' }).click()
    await expect(told).toBeHidden()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send Inquiry' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Inquiry Sent' })).toBeVisible()
  })
})

test('a place that is typed before its fields have come is looked for', async ({ page }) => {
  const goOn = await holdRequests(page, '**/minutes-fields-*.js')
  await page.goto('/search')
  await page.getByText('Minutes by train to work or study').click()
  const typed = page.getByRole('textbox', { name: 'Minutes by train to' })
  await typed.fill('Asok')
  await page.getByLabel('Within').selectOption('15 minutes')
  const come = page.waitForResponse('**/minutes-fields-*.js')
  goOn()
  await come
  await expect(typed).toHaveValue('Asok')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?minutesMax=15&minutesTo=28')
  await expect(headline(page)).toHaveText('2 homes within 15 minutes of Asok')

  const again = await holdRequests(page, '**/minutes-fields-*.js')
  await page.goto('/?minutesMax=30#map')
  const place = page.getByRole('textbox', { name: 'Minutes by train to' })
  await place.fill('Siam')
  again()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL('/?minutesMax=30&minutesTo=24#map')
})
