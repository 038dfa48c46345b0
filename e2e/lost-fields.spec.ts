import type { Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './site.ts'

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('when the full fields for places cannot be loaded', () => {
  test.use({ causes: [/ERR_FAILED/] })

  test('the plain fields work', async ({ page }) => {
    await page.route('**/minutes-fields-*.js', (route) => route.abort())
    await page.goto('/search')
    const failedRequest = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('minutes-fields'),
    )
    await page.getByText('Minutes by train to work or study').click()
    await failedRequest
    await page.getByRole('textbox', { name: 'Minutes by train to' }).fill('BTS Asok')
    await page.getByLabel('Within').selectOption('15 minutes')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(headline(page)).toHaveText('2 homes within 15 minutes of Asok')
  })
})

test('a place typed before the full fields have loaded is looked up', async ({ page }) => {
  const goOn = await holdRequests(page, '**/minutes-fields-*.js')
  await page.goto('/search')
  await page.getByText('Minutes by train to work or study').click()
  const plainField = page.getByRole('textbox', { name: 'Minutes by train to' })
  await plainField.fill('BTS Asok')
  await page.getByLabel('Within').selectOption('15 minutes')
  const fieldsResponse = page.waitForResponse('**/minutes-fields-*.js')
  goOn()
  await fieldsResponse
  await expect(plainField).toHaveValue('BTS Asok')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?minutesMax=15&minutesTo=28')
  await expect(headline(page)).toHaveText('2 homes within 15 minutes of Asok')

  const releaseFields = await holdRequests(page, '**/minutes-fields-*.js')
  await page.goto('/?minutesMax=30#map')
  const place = page.getByRole('textbox', { name: 'Minutes by train to' })
  await place.fill('BTS Siam')
  releaseFields()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL('/?minutesMax=30&minutesTo=24#map')
})
