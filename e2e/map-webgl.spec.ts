import sharp from 'sharp'
import { addTowers, openMap, SLOW } from './map-site.ts'
import { test as base, expect } from './site.ts'
import { signInAs } from './staff-people.ts'

/* The map as it is with WebGL, here by a renderer without a graphics card. */

const WITHOUT = ['--disable-gpu', '--disable-3d-apis']

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []).filter((one) => !WITHOUT.includes(one)),
          ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
        ],
      }),
    { scope: 'worker' },
  ],
})

// One such browser is all that two cores can draw for.
test.describe.configure({ mode: 'default' })

test('MapLibre draws the ground under the page’s policy, and the marks move with it', async ({
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

test('without a graphics card a map that is moved takes along what was drawn, and is drawn anew at rest', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { name } = await addTowers(site)
  const { map } = await openMap(page, name, 'gl')
  const canvas = map.locator('canvas')
  const ground = async () => {
    await page.addStyleTag({ content: '[data-map] .will-change-transform { visibility: hidden }' })
    const shot = await map.screenshot()
    return sharp(shot)
      .extract({ left: 560, top: 120, width: 250, height: 300 })
      .blur(2)
      .raw()
      .toBuffer()
  }
  const box = await map.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 750, (box?.y ?? 0) + 120]
  const transforms = await canvas.evaluateHandle((element: HTMLElement) => {
    const seen: string[] = []
    new MutationObserver(() => seen.push(element.style.transform)).observe(element, {
      attributeFilter: ['style'],
    })
    return seen
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 80, y + 60, { steps: 8 })
  await expect
    .poll(() =>
      transforms.evaluate((seen) => seen.some((one) => /^translate\(-[^)]+px\)/.test(one))),
    )
    .toBe(true)
  // Farther than what was drawn beyond the window.
  await page.mouse.move(x - 660, y + 60, { steps: 3 })
  await expect.poll(async () => new Set(await ground()).size).toBeGreaterThan(40)
  const held = await ground()
  await page.mouse.up()
  await expect(canvas).not.toHaveAttribute('style', /translate/)
  const rested = await ground()
  const off = held.reduce((sum, value, i) => sum + Math.abs(value - (rested[i] ?? 0)), 0)
  expect(off / held.length).toBeLessThan(1)
  expect(new Set(rested).size).toBeGreaterThan(40)
})

test('it can be moved as far as the drawing, and no farther', async ({ page, site }) => {
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
    const [one, other] = [await mark.boundingBox(), await map.boundingBox()]
    return Math.round((one?.x ?? 0) - (other?.x ?? 0))
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

test('the ground follows the switch from day to night', async ({ page, site }) => {
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

test.describe('where MapLibre does not come', () => {
  test.use({ causes: [/Failed to load resource|net::ERR/] })

  test('the drawing stays, says so, and gives way once it comes by Retry', async ({
    page,
    site,
  }) => {
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

test('on the landing page MapLibre comes with the first zoom, and nothing jumps', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.goto('/?station=E6&within=500#map')
  const map = page.locator('#map [data-map]')
  await expect(map).toHaveAttribute('data-map', 'drawn')
  const mark = map.getByRole('button', { name: 'Baan Sirin, 2 homes' })
  await mark.hover()
  await page.locator('#map').getByText('1000 m').click()
  await expect(page).toHaveURL(/within=1000/)
  await page.mouse.wheel(0, 200)
  expect(asked.filter((url) => /gl-ground|maplibre/.test(url))).toEqual([])
  await map.getByRole('button', { name: 'Zoom in' }).click()
  const drawn = await mark.boundingBox()
  await expect(map).toHaveAttribute('data-map', 'gl', SLOW)
  const taken = await mark.boundingBox()
  expect(Math.abs((drawn?.x ?? 0) - (taken?.x ?? 0))).toBeLessThan(2)
})

test.describe('where MapLibre does not come to the landing page', () => {
  test.use({ causes: [/Failed to load resource|net::ERR/] })

  test('the drawing stays and moves, and Retry asks again', async ({ page }) => {
    await page.route('**/gl-ground-*.js', (route) => route.abort())
    await page.goto('/#map')
    const map = page.locator('#map [data-map]')
    await expect(map).toHaveAttribute('data-map', 'drawn')
    await map.getByRole('button', { name: 'Zoom in' }).click()
    const said = page.getByText('The map could not be loaded.')
    await expect(said, 'where its reader pressed').toBeInViewport()
    await map.getByRole('button', { name: 'Zoom out' }).click()
    await expect(map.getByText('Siam', { exact: true })).toBeVisible()
    await page.unroute('**/gl-ground-*.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(map).toHaveAttribute('data-map', 'gl', SLOW)
    await expect(page.getByText('The map could not be loaded.')).toBeHidden()
  })
})
