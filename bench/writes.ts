/**
 * How soon the back office shows a write: kinds of write in a browser, with answers that come 300 ms late as on a slow
 * connection. Run it by `npm run bench:writes`; it starts the demo agency in a temporary folder. Milliseconds from the
 * press to the frame in which its result stands on the screen.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { installedChromium } from '../bin/setup/chromium.mjs'
import { startApp } from './app-process.ts'
import { quantile } from './time-questions.ts'

const PASSWORD = 'a phrase for benches'
const LATE_MS = 300
const ROUNDS = 3
const GOAL_MS = 50
/** Milliseconds after which a write counts as not shown. */
const GIVE_UP_MS = 3_000

/** A kind of write: where, what is opened first, what is pressed, and where its result is seen as which text. */
type Write = {
  at: string
  /** The part of the page in which the result is seen. */
  part: (page: Page) => Locator
  open?: (part: Locator, page: Page) => Promise<void>
  press: (part: Locator, page: Page) => Locator
  /** A text that comes, or goes; null: the part itself goes. */
  shows: string | RegExp | null
}

const row = (at: number) => (page: Page) => page.locator('tbody tr').nth(at)
const menu = (name: string | RegExp) => (_: Locator, page: Page) =>
  page.getByRole('menuitem', { name }).first()
const opens = (name: RegExp) => async (part: Locator) => {
  await part.hover()
  await part.getByRole('button', { name }).first().click()
}
const button = (name: string | RegExp) => (part: Locator) =>
  part.getByRole('button', { name }).first()
const yes = (_: Locator, page: Page) => page.getByRole('button', { name: 'Yes', exact: true })
const task = (page: Page) => page.locator('li:has(input[type=checkbox])').first()
const main = (page: Page) => page.getByRole('main')

const writes: Readonly<Record<string, Write>> = {
  'status of a listing': {
    ...{ at: '/admin/listings', part: row(1), open: opens(/change status/) },
    ...{ press: menu('Visited'), shows: 'Visited' },
  },
  'listing deleted': {
    ...{ at: '/admin/listings', part: row(2), open: opens(/^Delete/), press: yes, shows: null },
  },
  'listing rented, in its sheet': {
    at: '/admin/listings?unit=300',
    part: (page) => page.getByRole('dialog'),
    open: opens(/change status|^Status/),
    press: menu('Interested'),
    shows: 'Interested',
  },
  'task completed': {
    ...{ at: '/admin/tasks', part: task },
    press: (part) => part.getByRole('checkbox').first(),
    shows: /checked/,
  },
  'task in progress': {
    ...{ at: '/admin/tasks', part: task, open: opens(/change status/) },
    ...{ press: menu('In Progress'), shows: 'In Progress' },
  },
  'task deleted': {
    ...{ at: '/admin/tasks', part: task, open: opens(/^Delete/), press: yes, shows: null },
  },
  'conversation marked important': {
    ...{ at: '/admin/inbox/40', part: main, press: button('Important'), shows: /pressed/ },
  },
  'conversation archived': {
    ...{ at: '/admin/inbox/41', part: main, press: button('Archive'), shows: /pressed/ },
  },
  'message sent': {
    ...{ at: '/admin/inbox/42', part: main },
    open: async (part) => part.getByRole('textbox').last().fill('See you on Saturday then'),
    press: button(/^(Send|Save|Record)/),
    shows: 'See you on Saturday then',
  },
  'status of a contact': {
    ...{ at: '/admin/contacts/86', part: main, open: opens(/change the status/) },
    ...{ press: menu('Qualified'), shows: 'Qualified' },
  },
  'type of a contact': {
    ...{ at: '/admin/contacts/85', part: main, open: opens(/change the type/) },
    ...{ press: menu('Agent'), shows: 'Agent' },
  },
  'note on a timeline': {
    ...{ at: '/admin/contacts/84', part: main },
    open: async (part) => part.getByRole('textbox').first().fill('Prefers a high floor'),
    press: button('Add note'),
    shows: 'Prefers a high floor',
  },
  'contact deleted': {
    ...{ at: '/admin/contacts', part: row(3), open: opens(/^Delete/), press: yes, shows: null },
  },
  'deal to the next stage': {
    ...{ at: '/admin/pipeline/30', part: main },
    press: (part) => part.getByRole('radio', { name: /^Negotiation/ }),
    shows: /checked/,
  },
  'deal deleted': {
    ...{ at: '/admin/pipeline?view=table', part: row(4), open: opens(/^Delete/) },
    ...{ press: yes, shows: null },
  },
  'feedback after a viewing': {
    ...{ at: '/admin/tasks?view=viewings', part: main },
    press: button('Liked it'),
    shows: /pressed/,
  },
  'property deleted': {
    ...{ at: '/admin/properties', part: row(5), open: opens(/^Delete/), press: yes, shows: null },
  },
  'developer deleted': {
    ...{ at: '/admin/developers', part: row(1), open: opens(/^Delete/), press: yes, shows: null },
  },
}

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const executablePath = installedChromium()
try {
  const app = await startApp(null, folder, { ADMIN_PASSWORD: PASSWORD, DEMO: 'auto' })
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    await timeAll(browser, app.origin)
  } finally {
    await browser.close()
    await app.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function timeAll(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  const data = { username: 'admin', password: PASSWORD }
  await context.request.post(`${origin}/api/auth/login`, { data })
  const page = await context.newPage()
  page.setDefaultTimeout(5_000)
  await page.route(/\/api\//, async (route) => {
    if (route.request().method() !== 'GET') await new Promise((later) => setTimeout(later, LATE_MS))
    await route.continue()
  })
  const all: number[] = []
  for (const [name, write] of Object.entries(writes)) {
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const time = await timeWrite(page, origin, write).catch((error: unknown) => {
        console.log(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
        return null
      })
      if (time !== null) took.push(time)
    }
    all.push(...took)
    const verdict = Math.max(...took) < GOAL_MS ? '' : `  over ${GOAL_MS}`
    console.log(`${name.padEnd(32)} ${took.map((time) => time.toFixed(0)).join(', ')}${verdict}`)
  }
  console.log(
    `${Object.keys(writes).length} kinds of write, ${all.length} times: p50 ${quantile(all, 0.5).toFixed(0)}, p95 ${quantile(all, 0.95).toFixed(0)} ms (goal ${GOAL_MS})`,
  )
}

async function timeWrite(page: Page, origin: string, write: Write): Promise<number> {
  await page.goto(origin + write.at)
  await page.waitForLoadState('networkidle')
  const part = write.part(page)
  await write.open?.(part, page)
  const pressed = write.press(part, page)
  const handle = await part.elementHandle()
  const target = await pressed.elementHandle()
  const isState = write.shows instanceof RegExp && /checked|pressed/.test(write.shows.source)
  const pattern =
    write.shows === null ? null : write.shows instanceof RegExp ? write.shows.source : write.shows
  await page.evaluate(
    ([shown, control, pattern, isState, giveUp]) => {
      const words = pattern === null ? null : new RegExp(pattern as string)
      const count = () => (shown as HTMLElement).innerText.split(words ?? '').length
      const state = () => {
        const input = (control as HTMLElement).matches('input')
          ? control
          : (control as HTMLElement).querySelector('input')
        return `${(input as HTMLInputElement | null)?.checked} ${(control as HTMLElement).ariaChecked} ${(control as HTMLElement).ariaPressed} ${(control as HTMLElement).ariaLabel} ${(control as HTMLElement).innerText}`
      }
      const before = isState ? state() : words ? count() : 0
      Reflect.set(
        window,
        'painted',
        new Promise((resolve) => {
          addEventListener(
            'click',
            (event) => {
              const look = () => {
                const isShown = isState
                  ? state() !== before || !(control as HTMLElement).isConnected
                  : words
                    ? count() !== before || !(shown as HTMLElement).isConnected
                    : !(shown as HTMLElement).isConnected
                const took = performance.now() - event.timeStamp
                if (isShown || took > (giveUp as number)) resolve(took)
                else requestAnimationFrame(look)
              }
              requestAnimationFrame(look)
            },
            { capture: true, once: true },
          )
        }),
      )
    },
    [handle, target, pattern, isState, GIVE_UP_MS] as const,
  )
  await pressed.click()
  return page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>)
}
