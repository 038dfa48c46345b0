import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'

/* The Power Search panel filter by filter: its options, their order, and the resulting search. */

async function openPanel(page: Page): Promise<Locator> {
  await page.goto('/search')
  await page.getByRole('button', { name: /^Power Search/ }).click()
  return page.getByRole('dialog', { name: 'Power Search' })
}

const radios = (panel: Locator, name: string) =>
  panel.getByRole('group', { name, exact: true }).locator('label')

test('each filter offers its own values in their order', async ({ page }) => {
  const panel = await openPanel(page)
  const buttons = (name: string) => panel.getByRole('group', { name }).getByRole('button')
  await expect(radios(panel, 'Listing Type')).toHaveText(['Any', 'Rent', 'Sale'])
  await expect(radios(panel, 'Property Type')).toHaveText(['Any', 'Condo', 'Apartment'])
  await expect(radios(panel, 'Ownership Type')).toHaveText(['Any', 'Freehold', 'Leasehold'])
  await expect(radios(panel, 'Floor Level')).toHaveText(['Any', 'Above', 'Below'])
  await expect(radios(panel, 'Pet Friendly')).toHaveText(['Any', 'Yes', 'No'])
  await expect(radios(panel, 'Smoking')).toHaveText(['Any', 'Allowed', 'Not allowed'])
  await expect(buttons('Bedrooms')).toHaveText(['Studio', '1', '2', '3', '4', '5', '6'])
  await expect(buttons('Bathrooms')).toHaveText(['1', '2', '3', '4', '5', '6'])
  await expect(panel.getByLabel('Furnishing').getByRole('option')).toHaveText([
    ...['Any furnishing', 'Fully furnished', 'Partially furnished', 'Unfurnished', 'Bare shell'],
  ])
  await expect(panel.getByRole('group', { name: 'Views' }).locator('label')).toHaveText([
    ...['Property View', 'Unblock View', 'Block View', 'City View', 'Park View', 'Lake View'],
    ...['River View', 'Pool View', 'Sky Line', 'View 360'],
  ])
  await expect(panel.getByRole('group', { name: 'Facilities' }).locator('label')).toHaveCount(16)
  await expect(buttons('Facing')).toHaveCount(8)
})

test('the sliders have the specified ends and steps, with their own for rents', async ({
  page,
}) => {
  const panel = await openPanel(page)
  const expectSlider = async (name: string, max: number, step: number) => {
    const highest = panel.getByRole('slider', { name: `${name}, highest` })
    await expect(panel.getByRole('slider', { name: `${name}, lowest` })).toHaveAttribute(
      'aria-valuenow',
      '0',
    )
    await expect(highest).toHaveAttribute('aria-valuenow', String(max))
    await highest.press('ArrowLeft')
    await expect(highest).toHaveAttribute('aria-valuenow', String(max - step))
    await highest.press('ArrowRight')
  }
  await expectSlider('Price range', 50_000_000, 500_000)
  await expectSlider('Floor size', 500, 10)
  await panel.getByText('Rent', { exact: true }).click()
  await expectSlider('Rent range', 500_000, 5_000)
})

test('the chosen values of each filter are searched for', async ({ page }) => {
  const panel = await openPanel(page)
  const choose = (group: string, label: string) =>
    radios(panel, group).filter({ hasText: label }).last().click()
  await choose('Property Type', 'Apartment')
  await choose('Ownership Type', 'Leasehold')
  await panel.getByLabel('Furnishing').selectOption('Bare shell')
  const floor = panel.getByLabel('Floor', { exact: true })
  await expect(floor).toBeDisabled()
  await choose('Floor Level', 'Above')
  await floor.fill('1x2')
  await choose('Pet Friendly', 'No')
  await choose('Smoking', 'Not allowed')
  await panel.getByLabel('Property ID').fill('24A')
  await panel.getByLabel('Updated').selectOption('Last 7 days')
  await panel.getByLabel('Area', { exact: true }).selectOption('Silom and Sathorn')
  for (const [list, typed] of [
    ['Parks', 'Lumphini'],
    ['Shopping Centers', 'Siam Paragon'],
  ] as const) {
    await panel.getByRole('combobox', { name: list }).fill(typed)
    await expect(page.getByRole('option', { name: new RegExp(typed) })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  const bathrooms = panel.getByRole('group', { name: 'Bathrooms' }).getByRole('button')
  await bathrooms.nth(0).click()
  await bathrooms.nth(2).click()
  await expect(bathrooms.and(panel.locator('[aria-pressed=true]'))).toHaveText(['1', '2', '3'])
  await bathrooms.nth(1).click()
  await panel.getByRole('button', { name: 'South East' }).click()
  await panel.getByRole('button', { name: 'North', exact: true }).click()
  for (const ticked of ['View 360', 'City View', 'Onsen']) {
    await panel.getByLabel(ticked, { exact: true }).check()
  }
  await panel.getByRole('button', { name: 'Search now!' }).click()
  await expect(panel).toBeHidden()
  const { parkId, mallId, updatedSince, ...searched } = Object.fromEntries(
    new URL(page.url()).searchParams,
  )
  expect(searched).toEqual({
    area: 'silom',
    floorDirection: 'above',
    floorLevel: '12',
    furnishing: 'bare_shell',
    ownershipType: 'leasehold',
    petFriendly: 'no',
    propertyId: '24A',
    propertyType: 'apartment',
    selectedBathrooms: '1,3',
    selectedFacilities: 'onsen',
    selectedFacing: 'north,south_east',
    selectedViews: 'city_view,view_360',
    smokingAllowed: 'not_allowed',
  })
  expect([parkId, mallId].every((id) => Number(id) > 0)).toBe(true)
  expect(updatedSince).toMatch(/^\d{4}-\d\d-\d\d$/)
  const chips = page.getByRole('navigation', { name: 'Conditions of this search' })
  await expect(chips.getByRole('link', { name: 'Remove Lumphini Park' })).toBeVisible()
  await expect(chips.getByRole('link', { name: 'Remove Siam Paragon' })).toBeVisible()
})

test('the search shows that it is busy while its page is loading', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Advanced Search' }).click()
  const panel = page.getByRole('dialog', { name: 'Power Search' })
  await panel.getByText('Sale', { exact: true }).click()
  // Evaluated in the page, because a page that is being left cannot be queried.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const message = document.querySelector('[role=dialog] button[type=submit]:disabled')
      if (message) sessionStorage.setItem('said', message.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await panel.getByRole('button', { name: 'Search now!' }).click()
  await expect(page).toHaveURL('/search?listingType=sale')
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Searching...')
})
