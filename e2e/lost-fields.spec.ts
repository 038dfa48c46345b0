import type { Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './site.ts'

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('where the fields for places cannot be fetched', () => {
  test.use({ causes: [/ERR_FAILED/] })

  test('the plain ones find them', async ({ page }) => {
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
