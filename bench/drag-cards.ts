import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { installedChromium } from '../bin/setup/chromium.mjs'
import { quantile } from './time-questions.ts'
import { watchFrames } from './watch-frames.ts'

const executablePath = installedChromium()
/** A phone as Lighthouse imitates one: a slow 4G network and a processor four times as slow. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWER = 4
const OPENINGS = 5
const MOVES = 240
const DROPS = 7
/** Where two columns are, in pixels from the left. */
const COLUMNS = { leadin: 150, qualified: 450 }
const MB = 1024 * 1024

/** The board in a browser: milliseconds, but for the heap in MB. */
type BoardResult = {
  /** From the request to the first card on a phone, with the scripts known from an earlier visit and without. */
  firstCard: { known: number[]; first: number[] }
  frames: number[]
  drops: number[]
  writes: number
  heap: number
}

/** Opens the board on a phone's settings, then drags a card about and drops it on a desktop. */
export async function dragCards(origin: string, password: string): Promise<BoardResult> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  })
  try {
    const first: number[] = []
    const known: number[] = []
    for (let i = 0; i < OPENINGS; i++) {
      const page = await phone(browser, origin, password)
      first.push(await openBoard(page, origin))
      known.push(await openBoard(page, origin))
      await page.context().close()
    }
    return { firstCard: { first, known }, ...(await drag(browser, origin, password)) }
  } finally {
    await browser.close()
  }
}

async function phone(browser: Browser, origin: string, password: string): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'] })
  await signIn(context, origin, password)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

async function signIn(
  { request }: Pick<Page, 'request'>,
  origin: string,
  password: string,
): Promise<void> {
  const data = { username: 'admin', password }
  const { ok, status } = await request.post(`${origin}/api/auth/login`, { data }).then((one) => ({
    ok: one.ok(),
    status: one.status(),
  }))
  if (!ok) throw new Error(`Signing in was answered with ${status}.`)
}

async function openBoard(page: Page, origin: string): Promise<number> {
  const startedAt = performance.now()
  await page.goto(`${origin}/admin/pipeline`, { waitUntil: 'commit' })
  await page.locator('[data-deal]').first().waitFor()
  return performance.now() - startedAt
}

async function drag(browser: Browser, origin: string, password: string) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  await signIn(context, origin, password)
  const page = await context.newPage()
  let writes = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes += 1
  })
  await openBoard(page, origin)
  await page.waitForLoadState('networkidle')
  // Far down a long column, whose cards were all loaded on the way.
  const column = page.locator('[data-column="qualified"] > div').first()
  for (let i = 0; i < 40; i++) {
    await column.evaluate((element) => element.scrollBy(0, 2000))
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await takeCard(page, 'leadin')
  await page.evaluate(watchFrames)
  for (let i = 0; i < MOVES; i++) {
    const x = 300 + 500 * Math.abs(Math.sin(i / 20))
    await page.mouse.move(x, 450 + 220 * Math.sin(i / 9))
  }
  const frames = await page.evaluate(() => window.frameTimes?.() ?? [])
  let missed = 0
  writes = 0
  const first = await dropCard(page, COLUMNS.qualified)
  const drops = first === null ? [] : [first]
  while (drops.length < DROPS) {
    const from = drops.length % 2 === 1 ? 'qualified' : 'leadin'
    await takeCard(page, from)
    const took = await dropCard(page, from === 'leadin' ? COLUMNS.qualified : COLUMNS.leadin)
    if (took !== null) drops.push(took)
    else if (++missed > DROPS) throw new Error('Cards are not taken.')
  }
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { frames, drops, writes, heap: usedSize / MB }
}

async function takeCard(page: Page, column: keyof typeof COLUMNS): Promise<void> {
  const boxes = await page
    .locator(`[data-column="${column}"] [data-deal]`)
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()))
  const box = boxes.find(({ y }) => y > 330 && y < 700)
  if (!box) throw new Error('There is no card to drag.')
  await page.mouse.move(box.x + 60, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 80, box.y + 40, { steps: 3 })
}

/** Milliseconds until the drop is answered; null if the card was not taken, because it still moved into its place. */
async function dropCard(page: Page, x: number): Promise<number | null> {
  await page.mouse.move(x, 500, { steps: 10 })
  // As a hand does: the card is over its new column before it is let go.
  for (let i = 0; i < 12; i++) await page.evaluate(() => new Promise(requestAnimationFrame))
  const answered = page.waitForResponse(/\/move$/, { timeout: 5_000 }).catch(() => null)
  const startedAt = performance.now()
  await page.mouse.up()
  const response = await answered
  if (!response) return null
  if (!response.ok()) throw new Error(`A drop was answered with ${response.status()}.`)
  const took = performance.now() - startedAt
  // Until the card lies in its place.
  await page.waitForTimeout(500)
  return took
}

/** Prints what the board did in a browser, and the goals. */
export function printBoard({ firstCard, frames, drops, writes, heap }: BoardResult): void {
  const middle = (values: readonly number[]) => quantile(values, 0.5).toFixed(0)
  console.log(
    `\nthe board in a browser: first card on a phone's settings ${middle(firstCard.first)} ms on a first visit, ${middle(firstCard.known)} ms on a later one (medians of ${OPENINGS}, goal 1,500)`,
  )
  console.log(
    `${frames.length} frames while dragging: p50 ${quantile(frames, 0.5).toFixed(1)}, p95 ${quantile(frames, 0.95).toFixed(1)} ms (goal 34); ${drops.length} drops by ${writes} writes, answered in ${middle(drops)} ms (median, goal 150); heap ${heap.toFixed(0)} MB (goal 120)`,
  )
}
