import { expectAccessible } from './expect-accessible.ts'
import { expect, type Site, test } from './site.ts'

const MANY = 11

/**
 * Adds enough projects without homes for more than one page; returns how many there were before.
 */
async function addProjects({ admin }: Site): Promise<number> {
  const before = await admin.get('/api/projects?search=Lantern+House')
  const countBefore = (await before.json()).length
  for (let n = countBefore + 1; n <= MANY; n += 1) {
    const data = { name: `Lantern House ${n}`, address: '5 Silom Road, Bang Rak, Bangkok' }
    expect((await admin.post('/api/projects', { data })).status()).toBe(201)
  }
  const { headers } = { headers: (await admin.get('/api/projects?limit=1')).headers() }
  return Number(headers['x-total-count'])
}

test('all properties are searched, filtered and loaded page by page', async ({ page, site }) => {
  const total = await addProjects(site)
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'All Properties' })
    .click()
  await expect(page.getByRole('status')).toHaveText(`Showing 9 of ${total} properties`)
  await page.getByRole('searchbox').fill('lantern')
  await expect(page).toHaveURL('/properties?search=lantern')
  const loadMore = page.getByRole('link', { name: 'Load More' })
  await loadMore.click()
  await expect(page.getByRole('article')).toHaveCount(MANY)
  await expect(page.getByRole('status')).toHaveText(`Showing ${MANY} of ${total} properties`)
  await expect(loadMore).toBeHidden()
  await expect(page).toHaveURL('/properties?search=lantern&shown=18')

  // Going back restores everything.
  await page.getByRole('link', { name: 'View Lantern House 1', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern House 1')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(MANY)

  await page.getByLabel('Area').selectOption({ label: 'Sukhumvit' })
  await expect(page.getByText('No Properties Found')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goForward()
  await page.getByRole('link', { name: 'Clear All Filters' }).click()
  await expect(page).toHaveURL('/properties')
})

test.describe('when the server fails', () => {
  test.use({ causes: [/ERR_FAILED|status of 500/] })

  test('what is loaded stays, and another try loads the rest', async ({ page, site }) => {
    await addProjects(site)
    await page.goto('/properties?search=lantern')
    await page.route('/api/projects?*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('link', { name: 'Load More' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to fetch properties')
    // At the button that was pressed, not above all cards.
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(page.getByRole('article')).toHaveCount(9)
    await page.unroute('/api/projects?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('article')).toHaveCount(MANY)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test.describe('when the network fails', () => {
  test.use({ causes: [/ERR_INTERNET_DISCONNECTED/] })

  test('what could not be loaded is loaded when it is back', async ({ page, site }) => {
    await addProjects(site)
    await page.goto('/properties?search=lantern')
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Load More' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to fetch properties')
    await page.context().setOffline(false)
    await expect(page.getByRole('article')).toHaveCount(MANY)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the filters are a form, and more is a link', async ({ page, site }) => {
    await addProjects(site)
    await page.goto('/properties')
    await page.getByRole('searchbox').fill('lantern')
    await page.getByText('Filters').click()
    await page.getByLabel('Area').selectOption({ label: 'Silom and Sathorn' })
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/search=lantern/)
    // By keyboard: cards are rendered as they come into view, and would move it from under a fast
    // test's pointer.
    await page.getByRole('link', { name: 'Load More' }).press('Enter')
    await expect(page.getByRole('article')).toHaveCount(MANY)
  })
})

for (const path of [
  '/properties',
  '/properties?search=zzz',
  '/developers',
  '/station/E6',
  '/line/mrt_blue',
  '/area/thonglor',
  '/search/power',
  '/how-we-count',
]) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
  })
}

test('a building and its developer are accessible, and link to each other', async ({
  page,
  site,
}) => {
  await page.goto(`/property/${site.units.sale}`)
  await expect(page.getByRole('link', { name: 'Chao Nam Estates' })).toHaveAttribute(
    'href',
    /^\/developer\/\d+$/,
  )
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Thong Lo' }).last(),
  ).toHaveAttribute('href', '/station/E6')
  await page.getByRole('link', { name: 'All homes in Baan Sirin' }).click()
  await expect(page.getByText('2 homes available')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Rent 1' }).click()
  await expect(page.getByRole('link', { name: 'Unit 12A' })).toBeHidden()
  await page.getByRole('link', { name: 'Chao Nam Estates' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chao Nam Estates')
  await expectAccessible(page)
})
