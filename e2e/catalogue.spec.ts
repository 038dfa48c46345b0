import type { Page } from '@playwright/test'
import { runOwnServer } from './databases.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'

/* Every message about a failed call, caused in each possible way. */

test.use({ causes: [/Failed to load resource|net::ERR|dynamically imported/] })

type Begin = (page: Page) => Promise<void>
const troubles: Record<string, Begin> = {
  'the server fails': async (page) => {
    await page.route('/api/**', (route) => route.fulfill({ status: 500, body: 'broken' }))
  },
  'the network is gone': (page) => page.context().setOffline(true),
}

for (const [trouble, begin] of Object.entries(troubles)) {
  test.describe(`while ${trouble}`, () => {
    test('a contact request shows that it failed, and keeps what was typed', async ({ page }) => {
      await page.goto('/')
      await expectContactToFail(page, () => begin(page))
    })

    test('so does an inquiry', async ({ page, site }) => {
      await page.goto(`/property/${site.units.sale}`)
      await touchForm(page)
      await page.getByLabel('Name', { exact: true }).fill('Anan Offline')
      await page.getByLabel('Phone', { exact: true }).fill('812345678')
      await page.getByLabel('Email', { exact: true }).fill('anan@visitor.example')
      await begin(page)
      await page.getByRole('button', { name: 'Send Inquiry' }).click()
      await expectToast(page, 'Error', 'Failed to send inquiry. Please try again.')
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anan Offline')
    })

    test('all properties show that they cannot be loaded', async ({ page }) => {
      await page.goto('/properties')
      await expectPropertiesToFail(page, () => begin(page))
    })

    test('a search shows an empty list', async ({ page }) => {
      await page.goto('/search')
      await expectSearchToFail(page, () => begin(page))
    })

    test('signing in fails with a message', async ({ page }) => {
      await page.goto('/admin/login')
      await expectSignInToFail(page, () => begin(page))
    })

    test('the panel shows that stations and projects cannot be loaded', async ({ page, site }) => {
      await page.goto(`/property/${site.units.sale}`)
      await touchForm(page)
      const details = page.getByRole('dialog', { name: 'Property Details' })
      await page.getByRole('button', { name: 'Find similar' }).click()
      await details.getByRole('button', { name: 'Close' }).click()
      await begin(page)
      await page.getByRole('button', { name: 'Find similar' }).click()
      await expectToast(page, 'Error', 'Failed to fetch stations')
      await details.getByRole('combobox', { name: 'Project' }).fill('Sirin')
      await expectToast(page, 'Error', 'Failed to fetch properties')
      const lost = details.getByRole('alert')
      await expect(lost).toContainText(['stations', 'parks', 'shopping centers'])
    })
  })
}

test('a stopped server is reported everywhere', async ({ page }) => {
  test.slow()
  const server = await runOwnServer({ ADMIN_PASSWORD: 'a password for stopping' })
  const stop = () => server.stop()
  const once = async () => {}
  try {
    const [search, properties, login] = [
      await page.context().newPage(),
      await page.context().newPage(),
      await page.context().newPage(),
    ]
    await page.goto(`${server.origin}/`)
    await search.goto(`${server.origin}/search`, { waitUntil: 'networkidle' })
    await properties.goto(`${server.origin}/properties`, { waitUntil: 'networkidle' })
    await login.goto(`${server.origin}/admin/login`, { waitUntil: 'networkidle' })
    await expectContactToFail(page, stop)
    await expectSearchToFail(search, once)
    await expectPropertiesToFail(properties, once)
    await expectSignInToFail(login, once)
  } finally {
    await server.stop()
  }
})

test('a toast whose code cannot be loaded is still announced, and the page stays', async ({
  page,
  site,
}) => {
  await page.route(/toast-viewport/, (route) => route.abort())
  await page.route('/api/property-inquiry', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/property/${site.units.sale}`)
  await page.getByLabel('Name', { exact: true }).fill('Anan Without Toast')
  await page.getByLabel('Phone', { exact: true }).fill('812345678')
  await page.getByLabel('Email', { exact: true }).fill('anan@visitor.example')
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  const message = page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
  await expect(message).toContainText('Failed to send inquiry. Please try again.')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anan Without Toast')
  await message.getByRole('button', { name: 'Dismiss' }).click()
  await expect(message).toHaveCount(0)

  // Shown above a dialog too, which hides everything else.
  await page.route('/api/stations', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Find similar' }).click()
  await expect(page.getByRole('dialog', { name: 'Property Details' })).toBeVisible()
  await expect(message).toContainText('Failed to fetch stations')
  await message.getByRole('button', { name: 'Dismiss' }).click()
  await expect(message).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Property Details' })).toBeVisible()
})

test('without the icons, icon-only buttons show their names', async ({ page }) => {
  const heart = page.getByRole('button', { name: 'Save Baan Sirin Unit 12A' })
  const written = () => heart.evaluate((element) => getComputedStyle(element, '::after').content)
  await page.goto('/search')
  await expect(heart).toBeVisible()
  expect(await written()).toBe('none')
  await page.route('**/icons-*.svg', (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await expect.poll(written).toBe('"Save Baan Sirin Unit 12A"')
  await expectAccessible(page)
})

test('the page stays usable when the code for minutes cannot be loaded', async ({ page, site }) => {
  await page.goto('/search?minutesTo=24&minutesMax=45')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('within 45 minutes of Siam')
  await page.route(/remembered-lines|minutes-fields/, (route) => route.abort())
  await page.goto(`/property/${site.units.sale}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Baan Sirin/)
  await page.goto('/search')
  await page.getByText('Minutes by train to work or study').click()
  await expect(page.getByLabel('Minutes by train to')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test.describe('while the server is slow', () => {
  test('an inquiry and signing in show that they are busy, and cannot be sent twice', async ({
    page,
    site,
  }) => {
    const gate = Promise.withResolvers<void>()
    await page.route(/\/api\/(property-inquiry|auth\/login)/, async (route) => {
      await gate.promise
      await route.abort()
    })
    await page.goto(`/property/${site.units.sale}`)
    await page.getByLabel('Name', { exact: true }).fill('Nok Slow')
    await page.getByLabel('Phone', { exact: true }).fill('812345678')
    await page.getByLabel('Email', { exact: true }).fill('nok@visitor.example')
    await page.getByRole('button', { name: 'Send Inquiry' }).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await page.goto('/admin/login')
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill('whatever it is')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    gate.resolve()
    await expect(page.getByRole('alert')).toHaveText('Login failed')
  })
})

/** The code for toasts is loaded at the first touch of a form; waits for it. */
async function touchForm(page: Page): Promise<void> {
  const toast = page.waitForResponse(/toast-viewport/)
  await page.getByLabel('Name', { exact: true }).focus()
  await page.evaluate((address) => import(address).then(() => {}), (await toast).url())
}

async function expectContactToFail(page: Page, begin: () => Promise<void>): Promise<void> {
  await touchForm(page)
  await page.getByLabel('Name', { exact: true }).fill('Somchai Offline')
  await page.getByLabel('Email', { exact: true }).fill('somchai@visitor.example')
  await begin()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectToast(page, 'Error', 'Failed to submit your inquiry. Please try again.')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Somchai Offline')
}

async function expectPropertiesToFail(page: Page, begin: () => Promise<void>): Promise<void> {
  await begin()
  await page.getByLabel('Type').selectOption('House')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch properties')
}

async function expectSearchToFail(page: Page, begin: () => Promise<void>): Promise<void> {
  await begin()
  await page.getByLabel('Sort').selectOption('Largest')
  await expect(page.getByRole('alert')).toContainText('The search failed.')
  await expect(page.getByRole('article')).toHaveCount(0)
}

async function expectSignInToFail(page: Page, begin: () => Promise<void>): Promise<void> {
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('whatever it is')
  await begin()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Login failed')
}
