import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { holdToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

let lists = 0

/** The list of this many hidden units of their own, the first sold and the cheapest. */
async function openUnits(page: Page, site: Site, count: number) {
  lists += 1
  const prefix = `L${process.pid}x${lists}-`
  const { projectId } = await (await site.admin.get(`/api/units/${site.units.sale}`)).json()
  for (let i = 0; i < count; i += 1) {
    const response = await site.admin.post('/api/units', {
      data: {
        ...{ projectId, unitNumber: `${prefix}${i}`, bedrooms: 1, bathrooms: 1, size: 35 },
        ...{ listingType: 'sell', price: 5_000_000 + i * 100_000, showOnWebsite: false },
        ...(i === 0 && { status: 'sold' }),
      },
    })
    expect(response.status(), await response.text()).toBe(201)
  }
  await signInAs(page.context(), site, 'admin')
  await page.goto(`/admin/listings?search=${prefix}&sort=price_asc`)
  const table = page.getByRole('table', { name: 'Listings' })
  return { prefix, table, rows: table.getByRole('row'), main: page.getByRole('main') }
}

test('a list is searched when typing pauses, or at once by Enter', async ({ page, site }) => {
  const { prefix, rows, main } = await openUnits(page, site, 3)
  const search = main.getByRole('searchbox', { name: 'Search units' })
  await page.getByRole('heading', { name: 'Listings' }).click()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.fill(`${prefix}2`)
  await expect(rows).toHaveCount(2)
  await expect(main.getByText(/^1 of \d+$/)).toBeVisible()
  await search.fill('none such')
  await search.press('Enter')
  await expect(main.getByText('No units were found for this filter')).toBeVisible()
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await expect(search).toHaveValue('')
  await expect(main.getByText(/^\d+ units$/)).toBeVisible()
  await search.fill('12a')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()

  await page.goto(`/admin/listings?search=${prefix}&status=sold`)
  await expect(main.getByRole('button', { name: 'Filters 1 in use' })).toBeVisible()
  await expect(main.getByText(/^1 of \d+$/)).toBeVisible()
  await main.getByRole('button', { name: 'Sold, remove this filter' }).press('Enter')
  await expect(main.getByText(/^3 of \d+$/)).toBeVisible()
})

test('rows are selected across pages, and the footer offers what to do with them', async ({
  page,
  site,
}) => {
  test.slow()
  const { table, rows, main } = await openUnits(page, site, 52)
  const boxes = rows.getByRole('checkbox')
  const bar = main.getByRole('toolbar', { name: 'Selected rows' })
  const allBox = boxes.first()
  await boxes.nth(1).check()
  await boxes.nth(1).press('ArrowDown')
  await expect(boxes.nth(2)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(bar.getByText('2 selected')).toBeVisible()
  await expect(allBox).toHaveJSProperty('indeterminate', true)
  await expect(table.getByRole('row').nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(main.getByText('1–25 of 52')).toBeVisible()
  await main.getByRole('link', { name: 'Next page' }).click()
  await expect(main.getByText('26–50 of 52')).toBeVisible()
  await allBox.check()
  await expect(bar.getByText('27 selected')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.setViewportSize({ width: 1280, height: 900 })

  await bar.getByRole('button', { name: 'Select all 52 that match' }).click()
  await expect(bar.getByText('52 selected')).toBeVisible()
  await allBox.focus()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(allBox).not.toBeChecked()
})

test('a row opens when clicked, but its buttons do not open it', async ({ page, site }) => {
  const { prefix, rows } = await openUnits(page, site, 3)
  const [row, next] = [rows.nth(1), rows.nth(2)]
  const opened = page.getByRole('dialog', { name: new RegExp(`${prefix}0`) })
  await row.getByText('35 sqm').click()
  await expect(opened).toBeVisible()
  await opened.getByRole('button', { name: 'Close' }).click()
  await expect(opened).toBeHidden()

  await row.getByRole('link').first().press('ArrowDown')
  await expect(next.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(next.getByRole('checkbox')).toBeChecked()

  await row.hover()
  const remove = row.getByRole('button', { name: `Delete ${prefix}0` })
  await remove.click()
  const question = row.getByRole('group', { name: `Delete ${prefix}0?` })
  await expect(question.getByRole('button', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await expect(next.getByRole('checkbox')).toBeChecked()
  await expect(opened).toHaveCount(0)
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Yes' }).click()
  await holdToast(page, 'Unit deleted successfully')
  await expect(rows).toHaveCount(3)
  await expect(row.getByRole('link', { name: new RegExp(`${prefix}1`) })).toBeFocused()
})

test('on a phone rows are cards, with an order and a menu', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { prefix, main } = await openUnits(page, site, 3)
  const cards = main.getByRole('list', { name: 'Listings' }).getByRole('listitem')
  await expect(cards.first()).toContainText(`${prefix}0`)
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, highest first')
  await expect(cards.first()).toContainText('5.2M THB')

  const menu = cards.first().getByRole('button', { name: /^Actions for/ })
  await menu.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(cards.first().getByRole('button', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0)

  await main.getByRole('button', { name: 'Select', exact: true }).click()
  await cards.nth(1).getByRole('checkbox').check()
  await expect(page.getByText('1 selected').last()).toBeVisible()
  await expectAccessible(page, 'main', [390])
})

test.describe('when a list cannot be read', () => {
  test.use({ causes: [/ERR_FAILED/] })

  test('it says so, and Retry reads it', async ({ page, site }) => {
    const { rows } = await openUnits(page, site, 1)
    await page.route(/\/api\/units\/search/, (route) => route.abort())
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await page.unroute(/\/api\/units\/search/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(rows).toHaveCount(2)
  })
})
