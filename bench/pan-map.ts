import { type CDPSession, chromium, type Page } from '@playwright/test'
import { installedChromium } from '../bin/setup/chromium.mjs'
import { reportGraphicsCard } from '../e2e/graphics-card.ts'
import { watchFrames } from './watch-frames.ts'

const executablePath = installedChromium()
const RENDERERS = {
  gl: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  drawn: ['--disable-gpu', '--disable-3d-apis'],
}
const STEPS = 240
// In pixels: far enough to bring new areas into view.
const [WIDE, HIGH] = [460, 160]
const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration']

/** How a map moved under a mouse: milliseconds between frames, and the page's work per frame. */
export type PanResult = { frames: number[]; work: Record<string, number>; marks: number }

/** Opens the map of all homes and drags it back and forth. */
export async function panMap(
  origin: string,
  password: string,
  ground: keyof typeof RENDERERS,
): Promise<PanResult> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--headless', '--no-sandbox', ...RENDERERS[ground]],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
    // MapLibre is used only if the renderer is named like a graphics card.
    if (ground === 'gl') await page.addInitScript(reportGraphicsCard)
    const signedIn = await page.request.post(`${origin}/api/auth/login`, {
      data: { username: 'admin', password },
    })
    if (!signedIn.ok()) throw new Error(`Signing in was answered with ${signedIn.status()}.`)
    await page.goto(`${origin}/admin/properties?view=map`)
    await page.waitForSelector(`[data-map=${ground}]`, { timeout: 60_000 })
    const list = page.getByRole('list', { name: 'On this map' })
    await list.getByRole('button').first().waitFor()
    const marks = await list.getByRole('button').count()
    return { ...(await pan(page, await page.context().newCDPSession(page))), marks }
  } finally {
    await browser.close()
  }
}

async function pan(page: Page, session: CDPSession): Promise<Omit<PanResult, 'marks'>> {
  const box = await page.locator('[data-map]').boundingBox()
  if (!box) throw new Error('There is no map to drag.')
  const y = box.y + box.height * 0.75
  const x = await page.evaluate(freeSpot, {
    from: box.x + box.width / 2 - 40,
    to: box.x + box.width / 2 + 40,
    y,
  })
  await session.send('Performance.enable')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 5, y)
  const workBefore = await workSoFar(session)
  await page.evaluate(watchFrames)
  for (let step = 0; step < STEPS; step += 1) {
    const phase = (step / STEPS) * 3.9 * Math.PI
    await page.mouse.move(x + Math.sin(phase) * WIDE, y - (1 - Math.cos(phase)) * HIGH)
  }
  const frames = await page.evaluate(() => window.frameTimes?.() ?? [])
  const workAfter = await workSoFar(session)
  const transform = await page.locator('[data-map] .will-change-transform').getAttribute('style')
  if (!transform?.includes('translate(') || transform.includes('translate(0px, 0px)')) {
    throw new Error('The map did not move.')
  }
  await page.mouse.up()
  const work = WORK.map((name) => [
    name.replace('Duration', '').toLowerCase(),
    (((workAfter.get(name) ?? 0) - (workBefore.get(name) ?? 0)) * 1000) / frames.length,
  ])
  return { frames, work: Object.fromEntries(work) }
}

/** A point on a line where the map can be dragged without hitting a mark. */
function freeSpot({ from, to, y }: { from: number; to: number; y: number }): number {
  for (let x = from; x < to; x += 10) {
    if (!document.elementFromPoint(x, y)?.closest('button')) return x
  }
  throw new Error('Marks are all over the map.')
}

async function workSoFar(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}
