import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { watchShifts } from './watch-shifts.ts'

const widths = [320, 390, 768, 1024, 1360, 1920]

test('the number of homes follows the choices, by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const count = page.locator('form[action="/search"] [aria-live]')
  await expect(count).toHaveText('3 homes')
  const station = page.getByRole('combobox', { name: 'Where' })
  await page.keyboard.press('/')
  await expect(station).toBeFocused()
  await page.keyboard.type('huai')
  await page.keyboard.press('Enter')
  await expect(station).toHaveValue('Huai Khwang')
  await expect(count).toHaveText('1 home')
  await page.getByLabel('Price range').selectOption('5M - 10M THB')
  await expect(count).toHaveText('0 homes')
  await page.getByRole('button', { name: 'Clear Where' }).click()
  await expect(count).toHaveText('1 home')
  await page.getByText('Rent', { exact: true }).click()
  await expect(count).toHaveText('1 home')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 home for rent')

  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Rent' })).toBeChecked()
  await expect(count).toHaveText('1 home')
})

test('Back and Reload keep what was chosen, a new visit begins anew', async ({ page }) => {
  await page.goto('/')
  const count = page.locator('form[action="/search"] [aria-live]')
  await expect(count).toHaveText('3 homes')
  const station = page.getByRole('combobox', { name: 'Where' })
  await station.fill('thong lo')
  await page.keyboard.press('Enter')
  await expect(station).toHaveValue('Thong Lo')
  await page.getByText('Rent', { exact: true }).click()
  await page.getByLabel('Price range').selectOption('20,000 - 40,000 THB/month')
  await page.getByLabel('Bedrooms').selectOption('1 Bedroom')
  await expect(count).toHaveText('1 home')
  const isKept = async (how: string) => {
    await expect(station, how).toHaveValue('Thong Lo')
    await expect(page.getByRole('radio', { name: 'Rent' }), how).toBeChecked()
    await expect(page.getByLabel('Price range'), how).toHaveValue('rent-20000-40000')
    await expect(page.getByLabel('Bedrooms'), how).toHaveValue('1')
    await expect(count, how).toHaveText('1 home')
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/stationId=\d+/)
  await page.goBack()
  await isKept('Back')
  await page.reload()
  await isKept('Reload')
  await page.goto('/search')
  await page.goto('/')
  await expect(station).toHaveValue('')
  await expect(count).toHaveText('3 homes')
})

test.describe('when the number cannot be loaded', () => {
  test.use({ causes: [/status of 500/] })

  test('none is shown, and the search still works', async ({ page }) => {
    await page.goto('/')
    await page.route('/api/units/search*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByLabel('Bedrooms').selectOption('2 Bedrooms')
    await expect(page.locator('form[action="/search"] [aria-live]')).toHaveText('')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search?bedrooms=2')
  })
})

test('the list of places is fully visible above the railway, and clickable by mouse', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1360, height: 1000 })
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Where' }).fill('sukhumvit')
  const list = page.getByRole('listbox', { name: 'Where' })
  await expect(list.getByRole('option').first()).toBeVisible()
  const box = await list.locator('..').boundingBox()
  const reached = await page.evaluate(
    ([x, y]) => Boolean(document.elementFromPoint(x ?? 0, y ?? 0)?.closest('[role=listbox]')),
    [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) - 12],
  )
  expect(reached).toBe(true)
})

test('the railway is fetched once, nothing shifts and nothing is wider than the screen', async ({
  browser,
  site,
}) => {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    const fetched: string[] = []
    page.on('request', (request) => {
      if (/railway-.*\.svg/.test(request.url())) fetched.push(request.url())
    })
    await page.addInitScript(watchShifts)
    await page.goto(site.origin, { waitUntil: 'networkidle' })
    expect(fetched).toHaveLength(1)
    const railways = page.locator('section svg:has(use)')
    await expect(railways.filter({ visible: true })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.005)
    await page.close()
  }
})

test('the railway keeps its place before the form is loaded, and while it grows', async ({
  page,
}) => {
  await page.goto('/')
  const railway = page.locator('section svg:has(use)').filter({ visible: true })
  const place = await railway.boundingBox()
  await page.getByLabel('Price range').selectOption('Custom price range')
  await expect(page.getByLabel('To, THB')).toBeVisible()
  expect(await railway.boundingBox()).toEqual(place)
  await page.evaluate(() => document.querySelector('h1')?.parentElement?.parentElement?.remove())
  expect(await railway.boundingBox()).toEqual(place)
})

test('the railway reaches the end of the hero, also below a long form', async ({ page }) => {
  for (const width of [1024, 1360, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.getByLabel('Price range').selectOption('Custom price range')
    const hero = await page.locator('section:has(h1)').boundingBox()
    const railway = await page
      .locator('section svg:has(use)')
      .filter({ visible: true })
      .boundingBox()
    if (!hero || !railway) throw new Error('No hero')
    expect(railway.y + railway.height).toBeGreaterThanOrEqual(hero.y + hero.height)
  }
})

test('the link to minutes by train takes along what is chosen', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Rent', { exact: true }).click()
  await page.getByLabel('Bedrooms').selectOption('1')
  await page.getByRole('link', { name: 'Minutes by train to work or study' }).click()
  await expect(page).toHaveURL('/search?listingType=rent&bedrooms=1#minutes')
  await expect(page.getByLabel('Bedrooms')).toHaveValue('1')
  await expect(page.locator('#minutes')).toBeVisible()
})

for (const id of ['contact', 'map', 'about']) {
  test(`on a phone /#${id} opens with its section at the top`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/#${id}`, { waitUntil: 'networkidle' })
    const heading = page.locator(`#${id} h2`).first()
    await expect(heading).toBeInViewport({ ratio: 1 })
    expect((await page.locator(`#${id}`).boundingBox())?.y).toBeGreaterThan(-2)
  })
}

test("no two names on the railway overlap, in the page's own typeface", async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const symbols = await measureNames(page)
  expect(symbols.map(({ id }) => id)).toEqual(['railway-wide', 'railway-middle', 'railway-phone'])
  for (const { width, height, names } of symbols) {
    expect(names.length).toBeGreaterThan(10)
    for (const [i, a] of names.entries()) {
      expect(a.x >= 0 && a.y >= 0, a.text).toBe(true)
      expect(a.x + a.width <= width && a.y + a.height <= height, a.text).toBe(true)
      for (const b of names.slice(i + 1)) {
        const touch =
          a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
        expect(touch, `${a.text} and ${b.text}`).toBe(false)
      }
    }
  }
})

test('the header links to each section of the landing page', async ({ page }) => {
  await page.goto('/search')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/properties', '/#properties', '/search', '/#map', '/#about', '/#contact'])
  await page.goto('/')
  for (const href of hrefs.filter((href) => href?.includes('#'))) {
    const place = page.locator(String(href).slice(1))
    await expect(place, `${href} is a place`).toHaveCount(1)
    await expect(place).toHaveJSProperty('tagName', 'SECTION')
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without JavaScript', () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled })

    test('arrow keys wrap around in the menu', async ({ page, site }) => {
      await page.goto('/search')
      await expect(page.getByRole('link', { name: 'CRM' })).toHaveAttribute('href', '/admin')
      await page.getByLabel('Menu').first().click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu.getByRole('link')).toHaveText([
        'All Properties',
        'Featured',
        'Search',
        'Map',
        'About',
        'Contact',
        /^Saved/,
        '02 000 0000',
        'hello@sathani.example',
      ])
      if (javaScriptEnabled) {
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await page.keyboard.press('Enter')
      }
      await menu.getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL(`${site.origin}/#about`)
      await expect(page.getByRole('heading', { name: 'About Sathani' })).toBeInViewport()
    })
  })
}

type Name = { text: string; x: number; y: number; width: number; height: number }

/** Renders the railway's symbols in the page itself, where their names can be measured. */
async function measureNames(
  page: Page,
): Promise<{ id: string; width: number; height: number; names: Name[] }[]> {
  return page.evaluate(async () => {
    const href = document.querySelector('use')?.getAttribute('href')?.split('#')[0] ?? ''
    const file = await (await fetch(href)).text()
    const symbols = new DOMParser()
      .parseFromString(file, 'image/svg+xml')
      .querySelectorAll('symbol')
    return [...symbols].map((symbol) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      svg.setAttribute('viewBox', symbol.getAttribute('viewBox') ?? '')
      svg.append(...[...symbol.children].map((child) => document.importNode(child, true)))
      document.body.append(svg)
      const names = [...svg.querySelectorAll('text')].map((text) => {
        const { x, y, width, height } = text.getBBox()
        return { text: text.textContent ?? '', x, y, width, height }
      })
      const [, , width = 0, height = 0] = (symbol.getAttribute('viewBox') ?? '')
        .split(' ')
        .map(Number)
      return { id: symbol.id, width, height, names }
    })
  })
}
