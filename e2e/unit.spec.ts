import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'

test("a home's page shows its facts, and links to similar ones", async ({ page, site }) => {
  await page.goto(`/property/${site.units.sale}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Baan Sirin.*Unit 12A/)
  await expect(page.getByText('130,882 THB per sqm')).toBeVisible()
  await expect(page.getByText('Fully furnished')).toBeVisible()
  await expect(page.getByText('Swimming pool')).toBeVisible()
  await expect(page.getByText('Chao Nam Estates')).toBeVisible()
  await page.getByRole('link', { name: 'All homes in Baan Sirin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baan Sirin')
})

test('a home with long words, far from any train, is readable', async ({ page, site }) => {
  const project = await site.admin.post('/api/projects', {
    data: {
      name: 'The Extraordinarily Long Residences at Tha Kham Canalside Gardens',
      address: '9 Bang Khun Thian, Bangkok',
      latitude: 13.58,
      longitude: 100.43,
    },
  })
  const data = { projectId: (await project.json()).id, unitNumber: '9/99-LONG-NUMBER' }
  const rooms = { bedrooms: 0, bathrooms: 1, size: 27.25, listingType: 'rent' }
  const unit = await site.admin.post('/api/units', {
    data: { ...data, ...rooms, rentAmount: 1_950_000, floor: 0 },
  })
  const { id } = await unit.json()
  try {
    await page.goto(`/property/${id}`)
    await expect(page.getByText('Studio')).toBeVisible()
    await expect(page.getByText('27.25 sqm')).toBeVisible()
    await expect(page.getByText(/km · Beyond walking distance$/)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/search?projectName=canalside')
    await expect(page.getByText(/km · Beyond walking distance$/)).toBeVisible()
    await expectAccessible(page)
  } finally {
    await site.admin.delete(`/api/units/${id}`)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 } })

  test('the form is a sheet within reach, which keeps what was written when it is closed', async ({
    page,
    site,
  }) => {
    await page.goto(`/property/${site.units.sale}`)
    const formLink = page.getByRole('link', { name: 'Ask about this home' })
    const message = page.getByLabel('Message')
    const close = page.getByRole('link', { name: 'Close' })
    await expect(formLink).toBeInViewport()
    await expect(close).toHaveCount(0)
    await formLink.click()
    await expect(message).toBeInViewport()
    await expect(message).toBeFocused()
    await expect(page).toHaveURL(/#inquiry$/)
    await expect(page.getByRole('button', { name: 'Send Inquiry' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, '#inquiry', [390])
    await page.keyboard.type('Is the kitchen closed?')
    await page.getByRole('button', { name: 'Send Inquiry' }).focus()
    await page.keyboard.press('Tab')
    await expect(close, 'the page behind is covered').toBeFocused()
    await page.keyboard.press('Escape')
    await expect(close).toHaveCount(0)
    await expect(formLink).toBeFocused()
    await expect(page).not.toHaveURL(/#inquiry$/)
    await formLink.click()
    await expect(message).toHaveValue('Is the kitchen closed?')
    await page.goBack()
    await expect(close).toHaveCount(0)
    await expect(formLink).toBeFocused()
    await page.goto(`/property/${site.units.sale}#inquiry`)
    await close.click()
    await expect(close).toHaveCount(0)
  })

  test('the agency can be reached by call, LINE, WhatsApp and email', async ({ page, site }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 760 })
      await page.goto(`/property/${site.units.sale}`)
      const href = (name: string) =>
        page.locator('main .page-bar').getByRole('link', { name, exact: true }).getAttribute('href')
      expect(await href('Call 02 000 0000')).toBe('tel:020000000')
      expect(await href('LINE')).toBe('https://line.me/R/ti/p/%40sathani')
      expect(await href('WhatsApp')).toMatch(/^https:\/\/wa\.me\/66812345678\?text=Baan%20Sirin/)
      if (width > 352) {
        const mail = new URL((await href('Email hello@sathani.example')) ?? '')
        expect(mail.searchParams.get('subject')).toBe('Baan Sirin Unit 12A')
      }
      const price = page.locator('main .page-bar p')
      await expect(price).toHaveText('8.9M THB')
      expect(await price.evaluate((line) => line.scrollWidth > line.clientWidth)).toBe(false)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await expectAccessible(page)
  })

  test('the form names every channel of the agency too, messages begin with the home', async ({
    page,
    site,
  }) => {
    await page.goto(`/property/${site.units.sale}`)
    const ways = page.getByRole('region', { name: 'Ask about this home' }).getByRole('list')
    const href = (name: string) => ways.getByRole('link', { name }).getAttribute('href')
    expect(await href('Call 02 000 0000')).toBe('tel:020000000')
    expect(await href('LINE')).toBe('https://line.me/R/ti/p/%40sathani')
    const text = new URL((await href('WhatsApp')) ?? '').searchParams.get('text')
    expect(text).toBe(`Baan Sirin Unit 12A ${site.origin}/property/${site.units.sale}`)
    const mail = new URL((await href('Email')) ?? '')
    expect([mail.protocol, mail.searchParams.get('subject')]).toEqual([
      'mailto:',
      'Baan Sirin Unit 12A',
    ])
  })

  test('the search folds away after a search, and opens again', async ({ page }) => {
    await page.goto('/search')
    await expect(page.getByLabel('Bedrooms')).toBeVisible()
    await page.getByLabel('Bedrooms').selectOption('2 Bedrooms')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Remove 2 Bedrooms' })).toBeVisible()
    await expect(page.getByLabel('Bedrooms')).toBeHidden()
    await page.getByText('Change search').click()
    await expect(page.getByLabel('Bedrooms')).toHaveValue('2')
  })
})

test('a home that has been hidden meanwhile can still be inquired about', async ({
  page,
  site,
}) => {
  const unit = site.units.elsewhere
  await page.goto(`/property/${unit}`)
  await fillIn(page, 'Mali Late')
  await site.admin.put(`/api/units/${unit}`, { data: { showOnWebsite: false } })
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expectToast(page, 'Inquiry Sent Successfully')
  await expect(page.locator('#sent')).toContainText('This home is no longer on our website.')
  const response = await site.admin.get('/api/inquiries?limit=1')
  expect(await response.json()).toMatchObject([{ name: 'Mali Late', propertyId: unit }])
  await site.admin.put(`/api/units/${unit}`, { data: { showOnWebsite: true } })
})

test.describe('when the server fails', () => {
  test.use({ causes: [/status of 500|ERR_FAILED/] })

  test('what was typed is kept, and sent by the next try', async ({ page, site }) => {
    await page.goto(`/property/${site.units.sale}`)
    await fillIn(page, 'Anan Patient')
    await page.route('/api/property-inquiry', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Send Inquiry' }).click()
    await expectToast(page, 'Error', 'Failed to send inquiry. Please try again.')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anan Patient')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('visitor@visitor.example')

    await page.unroute('/api/property-inquiry')
    await page.route('/api/property-inquiry', (route) => route.abort())
    await page.getByRole('button', { name: 'Send Inquiry' }).click()
    await expectToast(page, 'Error', 'Failed to send inquiry. Please try again.')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anan Patient')

    await page.unroute('/api/property-inquiry')
    await page.getByRole('button', { name: 'Send Inquiry' }).click()
    await expectToast(page, 'Inquiry Sent Successfully')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  })
})

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Phone', { exact: true }).fill('812345678')
  await page.getByLabel('Email', { exact: true }).fill('visitor@visitor.example')
}
