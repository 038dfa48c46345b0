import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { addTowers, openMap } from './map-site.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

/* The map without WebGL: as SVG, with the same marks and the same list. */

test('an agent views properties on the map, opens one by keyboard and returns', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { name, ids } = await addTowers(site)
  await page.goto(`/admin/properties?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  const { map, list } = await openMap(page, name, 'drawn')
  await expect(page.getByText('2 properties on this map')).toBeVisible()
  await expect(map.getByText('Chao Phraya River').first()).toBeVisible()
  await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible()

  await list.getByRole('button', { name: `${name} South` }).focus()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('region', { name: `${name} South` })
  await expect(popup).toBeFocused()
  await expect(popup).toContainText('3 homes')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(list.getByRole('button', { name: `${name} South` })).toBeFocused()

  await map.getByRole('button', { name: `${name} North, 1 home` }).click()
  await page.getByRole('link', { name: 'Open the property' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/properties/${ids[1]}$`))
  await page.goBack()
  await expect(map).toHaveAttribute('data-map', 'drawn')
})

test('arrow keys, plus, minus and the mouse move the map; Reset restores the view', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { name } = await addTowers(site)
  const { map } = await openMap(page, name, 'drawn')
  const mark = map.getByRole('button', { name: `${name} South, 3 homes` })
  const at = async () => {
    const box = await mark.boundingBox()
    return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) }
  }
  const start = await at()
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toEqual({ x: start.x - 90, y: start.y })
  await page.keyboard.press('ArrowUp')
  await expect.poll(at).toEqual({ x: start.x - 90, y: start.y + 90 })
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(at).toEqual(start)

  const box = await map.boundingBox()
  const centre = { x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + 300 }
  await page.mouse.move(centre.x, centre.y)
  await page.mouse.down()
  await page.mouse.move(centre.x + 40, centre.y - 30, { steps: 4 })
  await page.mouse.up()
  await expect.poll(at).toEqual({ x: start.x + 40, y: start.y - 30 })
  await page.getByRole('button', { name: 'Reset' }).click()
  await map.focus()
  await page.keyboard.press('-')
  await expect(map.getByText('Taling Chan').first()).toBeVisible()
  await expect.poll(async () => (await at()).x).toBeLessThan(start.x)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(at).toEqual(start)
})

test('stations and amenities can be hidden; the legend lists what is shown', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { name } = await addTowers(site)
  const { map } = await openMap(page, name, 'drawn')
  const legend = page.getByLabel('Legend')
  await expect(map.getByText('Siam', { exact: true })).toBeVisible()
  await expect(legend).toContainText('BTS')
  await page.getByRole('button', { name: 'Stations' }).click()
  await expect(map.getByText('Siam', { exact: true })).toBeHidden()
  await expect(legend).not.toContainText('BTS')
  await page.getByRole('button', { name: 'Amenities' }).click()
  await expect(legend).toContainText('Mall')
  await page
    .getByRole('button', { name: `${name} North` })
    .first()
    .click()
  for (let step = 0; step < 3; step += 1)
    await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(map.getByText('Siam', { exact: true })).toBeVisible()
  await expect(legend).not.toContainText('Mall')
})

test('nearby buildings share a mark, and pressing it zooms in until they are separate', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { name } = await addTowers(site)
  const { map, list } = await openMap(page, name, 'drawn')
  await map.focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('-')
  await expect(list.getByRole('button')).toHaveCount(1)
  await expect(list).toContainText(`${name} South and 1 more`)
  await map.getByRole('button', { name: /and 1 more, 4 homes/ }).click()
  await expect(list.getByRole('button')).toHaveCount(2)
})

test.describe('failures', () => {
  test.use({ causes: [/Failed to load resource|net::ERR/] })

  test('a map that cannot be loaded is reported, and Retry loads it', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    const { name } = await addTowers(site)
    await page.route('**/city-*.geojson', (route) => route.abort())
    await page.goto(`/admin/properties?view=map&search=${encodeURIComponent(name)}`)
    await expect(page.getByText('The map could not be loaded.')).toBeVisible()
    await page.unroute('**/city-*.geojson')
    await page.getByRole('button', { name: 'Retry' }).click()
    await openMapStands(page)
    await expect(page.getByText('The map could not be loaded.')).toBeHidden()
  })

  test('when marks cannot be loaded the previous ones stay', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    const { name } = await addTowers(site)
    const { map, list } = await openMap(page, name, 'drawn')
    await page.route('**/api/projects/clusters?*', (route) => route.fulfill({ status: 500 }))
    await map.focus()
    await page.keyboard.press('ArrowRight')
    const alert = page.getByText('The properties on the map could not be read.')
    await expect(alert).toBeVisible()
    await expect(list.getByRole('button')).toHaveCount(2)
    await page.unroute('**/api/projects/clusters?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(alert).toBeHidden()
  })
})

test('a pin is moved by keyboard and mouse, and the places nearby follow', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { ids } = await addTowers(site)
  await page.goto(`/admin/properties?edit=${ids[0]}`)
  const form = page.getByRole('dialog', { name: /^Edit / })
  const pin = form.getByRole('button', { name: 'Pin at 13.72560, 100.52880' })
  await pin.focus()
  await page.keyboard.press('ArrowUp')
  await expect(form.getByLabel('Latitude')).toHaveValue('13.72569')
  await expect(form.getByRole('button', { name: 'Pin at 13.72569, 100.52880' })).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(form.getByLabel('Longitude')).toHaveValue('100.5297')
  await form.getByLabel('Latitude').fill('13.7563')
  await expect(form.getByText('Found by its coordinates')).toBeVisible()
  await expect(form.getByRole('status').filter({ hasText: 'Found by' })).toContainText('Phaya Thai')
  const movedPin = form.getByRole('button', { name: /^Pin at/ })
  await movedPin.scrollIntoViewIfNeeded()
  const box = await movedPin.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 22, (box?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 30, { steps: 4 })
  await page.mouse.up()
  await expect(movedPin).not.toHaveAccessibleName('Pin at 13.75630, 100.52970')
  const [, latitude = '', longitude = ''] =
    /at ([\d.]+), ([\d.]+)/.exec((await movedPin.getAttribute('aria-label')) ?? '') ?? []
  expect(Number(longitude)).toBeGreaterThan(100.5297)
  expect(Number(latitude)).toBeLessThan(13.7563)
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Property updated successfully')
  const stored = await (await site.admin.get(`/api/projects/${ids[0]}`)).json()
  expect(stored.latitude).toBeCloseTo(Number(latitude), 5)
  expect(stored.longitude).toBeCloseTo(Number(longitude), 5)
  expect(stored.nearestStation.name).toBe('Phaya Thai')
  expect(stored.address).toBe('Silom')
})

test('a pin stays inside the service area; typed coordinates outside are refused at once', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { ids } = await addTowers(site)
  await site.admin.put(`/api/projects/${ids[1]}`, { data: { latitude: 13.4005 } })
  await page.goto(`/admin/properties?edit=${ids[1]}`)
  const form = page.getByRole('dialog', { name: /^Edit / })
  await form.getByRole('button', { name: /^Pin at/ }).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(form.getByRole('alert')).toHaveText('This address is outside our service area...')
  await expect(form.getByLabel('Latitude')).toHaveValue('13.4005')
  await form.getByLabel('Latitude').fill('18.79')
  await expect(form.getByLabel('Latitude')).toHaveAccessibleDescription(
    'This address is outside our service area...',
  )
  await form.getByRole('button', { name: 'Put the pin back' }).click()
  await expect(form.getByLabel('Latitude')).toHaveValue('13.4005')
})

test('the pin follows the address until it is moved by hand', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/properties?add=1')
  const form = page.getByRole('dialog', { name: 'Add Project' })
  await expect(form.getByRole('button', { name: /^Pin at/ })).toHaveCount(0)
  await form.getByLabel('Address').fill('Sukhumvit 55, Watthana, Bangkok')
  const pin = form.getByRole('button', { name: /^Pin at 13\.7/ })
  await expect(pin).toBeVisible()
  await expect(form.getByLabel('Latitude')).toHaveValue('')
  await pin.focus()
  await page.keyboard.press('ArrowUp')
  await expect(form.getByLabel('Latitude')).toHaveValue(/^13\.7/)
  await form.getByRole('button', { name: 'Put the pin back' }).click()
  await expect(form.getByLabel('Latitude')).toHaveValue('')
  await expect(pin).toBeVisible()
})

test('the map, its popup and the pin are accessible', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const { name, ids } = await addTowers(site)
  const { list } = await openMap(page, name, 'drawn')
  await page.getByRole('button', { name: 'Amenities' }).click()
  await list.getByRole('button').first().click()
  await expect(page.getByRole('link', { name: 'Open the property' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/admin/properties?edit=${ids[0]}`)
  await expect(page.getByRole('button', { name: /^Pin at/ })).toBeVisible()
  await expectAccessible(page)
})

async function openMapStands(page: import('@playwright/test').Page): Promise<void> {
  const map = page.getByRole('application', { name: 'Map of properties' })
  await expect(map).toHaveAttribute('data-map', 'drawn')
  await expect(page.getByRole('list', { name: 'On this map' })).toBeVisible()
}
