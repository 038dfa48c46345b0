import sharp from 'sharp'
import { reportGraphicsCard } from './graphics-card.ts'
import { addTowers, openMap, SLOW } from './map-site.ts'
import { test as base, expect } from './site.ts'
import { signInAs } from './staff-people.ts'

/* The map with WebGL, by a software renderer. */

const WITHOUT = ['--disable-gpu', '--disable-3d-apis']

const test = base.extend<{ graphicsCard: boolean }>({
  graphicsCard: [true, { option: true }],
  page: async ({ page, graphicsCard }, use) => {
    if (graphicsCard) await page.addInitScript(reportGraphicsCard)
    await use(page)
  },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []).filter((argument) => !WITHOUT.includes(argument)),
          ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
        ],
      }),
    { scope: 'worker' },
  ],
})

// Two cores can render for only one such browser at a time.
test.describe.configure({ mode: 'default' })

test('MapLibre draws the map under the page’s policy, and the marks move with it', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { name } = await addTowers(site)
  const { map } = await openMap(page, name, 'gl')
  const mark = map.getByRole('button', { name: `${name} South, 3 homes` })
  const at = async () => {
    const box = await mark.boundingBox()
    return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) }
  }
  const start = await at()
  const box = await map.boundingBox()
  const grip = { x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + 300 }
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x + 60, grip.y - 45, { steps: 6 })
  await page.mouse.up()
  await expect.poll(at).toEqual({ x: start.x + 60, y: start.y - 45 })
  await map.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toEqual({ x: start.x + 150, y: start.y - 45 })
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(at).toEqual(start)
  await expect(map.getByText('Siam', { exact: true })).toBeVisible()
})

test.describe('without a graphics card', () => {
  test.use({ graphicsCard: false })

  test('the SVG map stays, and MapLibre is not loaded', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    const { name } = await addTowers(site)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const { map } = await openMap(page, name, 'drawn')
    await map.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(map.getByText('Siam', { exact: true })).toBeVisible()
    expect(requested.filter((url) => /maps-config/.test(url))).not.toEqual([])
    expect(requested.filter((url) => /gl-ground|maplibre/.test(url))).toEqual([])
  })
})

test('it can be panned within the drawing, and no farther', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const { name } = await addTowers(site)
  const { map } = await openMap(page, name, 'gl')
  const middles: number[] = []
  page.on('request', (request) => {
    const [west = 0, , east = 0] = new URL(request.url()).searchParams.get('bbox')?.split(',') ?? []
    if (west) middles.push((Number(west) + Number(east)) / 2)
  })
  const box = await map.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 300]
  for (let drag = 0; drag < 5; drag += 1) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 760, y, { steps: 5 })
    await page.mouse.up()
  }
  await expect.poll(() => middles.at(-1)).toBeCloseTo(100.15, 3)
})

test('the wheel scrolls the page; with Ctrl it zooms the map', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const { name } = await addTowers(site)
  const { map } = await openMap(page, name, 'gl')
  await page.setViewportSize({ width: 1280, height: 500 })
  const mark = map.getByRole('button', { name: `${name} North, 1 home` })
  const shift = async () => {
    const [markBox, mapBox] = [await mark.boundingBox(), await map.boundingBox()]
    return Math.round((markBox?.x ?? 0) - (mapBox?.x ?? 0))
  }
  const start = await shift()
  await map.hover({ position: { x: 200, y: 200 } })
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(await shift()).toBe(start)
  await map.hover({ position: { x: 200, y: 200 } })
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect.poll(shift, SLOW).toBeGreaterThan(start)
})

test('the map follows the switch from light to dark', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const { name } = await addTowers(site)
  const { map } = await openMap(page, name, 'gl')
  const brightness = async () => {
    const { channels } = await sharp(await map.screenshot()).stats()
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
  }
  expect(await brightness()).toBeGreaterThan(180)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(brightness, SLOW).toBeLessThan(80)
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect.poll(brightness, SLOW).toBeGreaterThan(180)
})

test.describe('when MapLibre cannot be loaded', () => {
  test.use({ causes: [/Failed to load resource|net::ERR/] })

  test('the SVG map stays, reports it, and Retry loads MapLibre', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    const { name } = await addTowers(site)
    await page.route('**/gl-ground-*.js', (route) => route.abort())
    const { map } = await openMap(page, name, 'drawn')
    await expect(page.getByText('The map could not be loaded.')).toBeVisible()
    await page.unroute('**/gl-ground-*.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(map).toHaveAttribute('data-map', 'gl', SLOW)
    await expect(page.getByText('The map could not be loaded.')).toBeHidden()
  })
})

test('on the landing page MapLibre is loaded at the first zoom, and nothing jumps', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.goto('/?station=E6&within=500#map')
  const map = page.locator('#map [data-map]')
  await expect(map).toHaveAttribute('data-map', 'drawn')
  const mark = map.getByRole('button', { name: 'Baan Sirin, 2 homes' })
  await mark.hover()
  await page.locator('#map').getByText('1000 m').click()
  await expect(page).toHaveURL(/within=1000/)
  await page.mouse.wheel(0, 200)
  expect(requests.filter((url) => /gl-ground|maplibre/.test(url))).toEqual([])
  await map.getByRole('button', { name: 'Zoom in' }).click()
  const svgBox = await mark.boundingBox()
  await expect(map).toHaveAttribute('data-map', 'gl', SLOW)
  const glBox = await mark.boundingBox()
  expect(Math.abs((svgBox?.x ?? 0) - (glBox?.x ?? 0))).toBeLessThan(2)
})

test.describe('when MapLibre cannot be loaded on the landing page', () => {
  test.use({ causes: [/Failed to load resource|net::ERR/] })

  test('the SVG map stays usable, and Retry tries again', async ({ page }) => {
    await page.route('**/gl-ground-*.js', (route) => route.abort())
    await page.goto('/#map')
    const map = page.locator('#map [data-map]')
    await expect(map).toHaveAttribute('data-map', 'drawn')
    await map.getByRole('button', { name: 'Zoom in' }).click()
    const message = page.getByText('The map could not be loaded.')
    await expect(message, 'where its reader pressed').toBeInViewport()
    await map.getByRole('button', { name: 'Zoom out' }).click()
    await expect(map.getByText('Siam', { exact: true })).toBeVisible()
    await page.unroute('**/gl-ground-*.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(map).toHaveAttribute('data-map', 'gl', SLOW)
    await expect(page.getByText('The map could not be loaded.')).toBeHidden()
  })
})
