import { type CDPSession, chromium, type Page } from '@playwright/test'
import { installedChromium } from '../bin/setup/chromium.mjs'

const executablePath = installedChromium()
const RENDERERS = {
  gl: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  drawn: ['--disable-gpu', '--disable-3d-apis'],
}
const STEPS = 240
// Far enough to bring what lies beyond the window into sight, in pixels.
const [WIDE, HIGH] = [460, 160]
const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration']

/** How a map moved under a mouse: milliseconds from frame to frame, and the page's work in one. */
export type Panned = { frames: number[]; work: Record<string, number>; marks: number }

/** Opens the map of all homes and drags it to and fro. */
export async function panMap(
  origin: string,
  password: string,
  ground: keyof typeof RENDERERS,
): Promise<Panned> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--headless', '--no-sandbox', ...RENDERERS[ground]],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
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

async function pan(page: Page, session: CDPSession): Promise<Omit<Panned, 'marks'>> {
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
  const before = await workSoFar(session)
  await page.evaluate(watchFrames)
  for (let step = 0; step < STEPS; step += 1) {
    const way = (step / STEPS) * 3.9 * Math.PI
    await page.mouse.move(x + Math.sin(way) * WIDE, y - (1 - Math.cos(way)) * HIGH)
  }
  const frames = await page.evaluate(() => window.frameTimes?.() ?? [])
  const after = await workSoFar(session)
  const moved = await page.locator('[data-map] .will-change-transform').getAttribute('style')
  if (!moved?.includes('translate(') || moved.includes('translate(0px, 0px)')) {
    throw new Error('The map did not move.')
  }
  await page.mouse.up()
  const work = WORK.map((name) => [
    name.replace('Duration', '').toLowerCase(),
    (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / frames.length,
  ])
  return { frames, work: Object.fromEntries(work) }
}

/** Where along a line the map can be grasped, and no mark on it. */
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

declare global {
  interface Window {
    frameTimes?: () => number[]
  }
}

/** Notes when each frame begins, in the page, until it is asked for the times between them. */
function watchFrames(): void {
  const begun: number[] = []
  const note = (at: number) => {
    begun.push(at)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  window.frameTimes = () => begun.slice(1).map((at, i) => at - (begun[i] ?? at))
}
