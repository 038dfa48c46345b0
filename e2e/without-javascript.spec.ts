import { expect, type Site, test } from './site.ts'

// Chromium logs pages with status 400.
test.use({ javaScriptEnabled: false, causes: [/status of 400/] })

test('the search form leads to the URL of its choices', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Where').fill('thong lo')
  await page.getByLabel('Price range').selectOption('20,000 - 40,000 THB/month')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Which one did you mean?' })).toBeVisible()
  await expect(page.getByLabel('Where')).toHaveValue('thong lo')
  await page.getByRole('link', { name: /^Thong Lo ?ทองหล่อ ?Station/ }).click()
  await expect(page).toHaveURL(
    /\/search\?listingType=rent&priceMax=40000&priceMin=20000&stationId=\d+$/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '1 home for rent near Thong Lo, 20,000 - 40,000 THB/month',
  )
  await expect(page.getByText('32,000 THB/month')).toBeVisible()
  await expect(page.getByLabel('Price range')).toHaveValue('rent-20000-40000')
})

test('a sheet that comes back with a fault far below says so at its beginning', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 660 })
  await page.goto(`/property/${site.units.rent}#inquiry`)
  await page.getByLabel('Name', { exact: true }).fill('Ploy')
  await page.getByLabel('Phone', { exact: true }).fill('0812345678')
  await page.getByLabel('Email', { exact: true }).fill('ploy@')
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  const fault = 'Enter an email address such as name@example.com'
  await expect(page.locator('#inquiry').getByRole('alert')).toHaveText(fault)
  await expect(page.locator('#inquiry').getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(fault)
})

test('an inquiry is refused with the errors beside the fields, then accepted', async ({
  page,
  site,
}) => {
  await page.goto(`/property/${site.units.rent}`)
  await page.getByLabel('Email', { exact: true }).fill('arthit@')
  await page.getByLabel('Country code').selectOption('+44')
  await page.getByLabel('LINE ID').fill('arthit.line')
  await page.getByText('Can I see it?').click()
  await page.getByLabel('Message').fill('I work until six.')
  await page.getByLabel('When would suit you?').fill('Any evening')
  await page.getByRole('button', { name: 'Send Inquiry' }).click()

  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Missing Information')
  await expect(alert).toContainText('Please fill in all required fields.')
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Required')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription('Required')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('arthit@')
  await expect(page.getByLabel('Country code')).toHaveValue('+44')
  await expect(page.getByLabel('LINE ID')).toHaveValue('arthit.line')
  await expect(page.getByLabel('When would suit you?')).toHaveValue('Any evening')

  await page.getByLabel('Name', { exact: true }).fill('Arthit Without Script')
  await page.getByLabel('Phone', { exact: true }).fill('7911123456')
  await page.getByLabel('Email', { exact: true }).fill('arthit@visitor.example')
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(page).toHaveURL(`/property/${site.units.rent}?sent=inquiry#sent`)
  await expect(page.getByRole('status')).toBeFocused()
  await expect(page.getByRole('status')).toBeInViewport()
  await expect(page.getByRole('status')).toContainText('Inquiry Sent Successfully')
  await expect(page.getByRole('status')).toContainText(
    "We'll contact you soon about this property!",
  )
  expect(await newestInquiry(site)).toMatchObject({
    kind: 'unit',
    name: 'Arthit Without Script',
    phone: '+447911123456',
    lineId: 'arthit.line',
    propertyId: site.units.rent,
    propertyDetails: 'Baan Sirin Unit 7B',
    message: 'Can I see it? I work until six.',
    preferredTime: 'Any evening',
  })
})

test('a contact request is refused with its values kept, then accepted', async ({ page, site }) => {
  await page.goto('/')
  await page.getByLabel('Phone', { exact: true }).fill('898765432')
  await page.getByLabel('Same as phone').first().check()
  await page.getByLabel('What are you looking for?').fill('A studio near Ari')
  await page.getByRole('button', { name: 'Send Message' }).click()

  await expect(page.getByRole('alert')).toContainText('Missing Information')
  await expect(page.getByRole('alert')).toContainText('Please fill in your name and email address.')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('898765432')
  await expect(page.getByLabel('What are you looking for?')).toHaveValue('A studio near Ari')
  await expect(page.getByLabel('Same as phone').first()).toBeChecked()

  await page.getByLabel('Name', { exact: true }).fill('Dao Without Script')
  await page.getByLabel('Email', { exact: true }).fill('dao@visitor.example')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/?sent=contact#sent')
  await expect(page.locator('#contact').getByRole('status')).toBeFocused()
  await expect(page.locator('#contact').getByRole('status')).toHaveText(
    "Thank you! We've received your inquiry and will contact you soon.",
  )
  expect(await newestInquiry(site)).toMatchObject({
    kind: 'contact',
    name: 'Dao Without Script',
    phone: '+66898765432',
    contactMethod: 'phone',
    requirements: 'A studio near Ari\nWhatsApp: +66898765432',
  })
})

test('errors are shown beside their fields and above the form, and a sent form is not shown to anybody else', async ({
  page,
  site,
  browser,
}) => {
  const home = `/property/${site.units.sale}`
  await page.goto(home)
  await page.getByLabel('Name', { exact: true }).fill('Korn Without Script')
  await page.getByLabel('Phone', { exact: true }).fill('call me')
  await page.getByLabel('Email', { exact: true }).fill('korn@')
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(
    'Enter a phone number such as 081 234 5678',
  )
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Enter an email address such as name@example.com',
  )
  await expect(page.getByRole('alert')).toHaveText(
    'Enter a phone number such as 081 234 5678 Enter an email address such as name@example.com',
  )

  await page.getByLabel('Phone', { exact: true }).fill('081 234 5678')
  await page.getByLabel('Email', { exact: true }).fill('korn@visitor.example')
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(page.getByRole('status')).toBeFocused()
  const other = await browser.newPage({ baseURL: site.origin, javaScriptEnabled: false })
  await other.goto(page.url())
  await expect(other).toHaveURL(`${home}#sent`)
  await expect(other.getByRole('status')).toHaveCount(0)
  await other.close()
  expect(await newestInquiry(site)).toMatchObject({ phone: '+6681 234 5678' })
})

async function newestInquiry({ admin }: Site) {
  const response = await admin.get('/api/inquiries?limit=1')
  const [newest] = await response.json()
  return newest
}

test('a search is sorted and broadened by plain links and buttons', async ({ page }) => {
  await page.goto('/search?listingType=sale&selectedFacilities=swimming_pool')
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('1 home for sale, swimming pool')
  await page.getByRole('link', { name: 'Remove Swimming pool' }).click()
  await expect(page).toHaveURL('/search?listingType=sale')
  await expect(headline).toHaveText('2 homes for sale')

  await page.getByLabel('Sort').selectOption('Highest price')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/search?listingType=sale&sort=price_desc')
  await expect(page.getByRole('article').getByText(/M THB$/)).toHaveText(['8.9M THB', '4.2M THB'])

  await page.setViewportSize({ width: 390, height: 760 })
  await expect(page.getByLabel('Bedrooms')).toBeHidden()
  await page.getByText('Change search').click()
  await page.getByLabel('Bedrooms').selectOption('1 Bedroom')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('No homes match this search')).toBeVisible()
  await page.getByRole('link', { name: 'Remove “For sale”' }).click()
  await expect(headline).toHaveText('1 home with 1 bedroom, highest price first')
})

test('a custom range and available homes only work without a script', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByLabel('To, THB')).toBeHidden()
  await page.getByLabel('Price range').selectOption('Custom rent range')
  await page.getByLabel('To, THB').fill('35,000')
  await page.getByRole('switch', { name: 'Available only' }).check()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?availableOnly=true&listingType=rent&priceMax=35000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '1 available home for rent, under 35,000 THB/month',
  )
  await expect(page.getByLabel('To, THB')).toHaveValue('35,000')
})
