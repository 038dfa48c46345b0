/**
 * What Lighthouse says of the public pages on its phone: five runs of each, and their medians. Run it by
 * `npm run bench:lighthouse`, with paths for other pages. The demo agency is filled in first, with its
 * pictures; Lighthouse itself is installed into `.cache` once, because nothing else needs it.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { projectHome } from '../src/env.ts'
import { startApp } from './app-process.ts'

const VERSION = '13.5.0'
const ROUNDS = 5
// With its windows, as people have it; any other by its name.
const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium'
const FLAGS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const METRICS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocking',
  'cumulative-layout-shift': 'shift',
}

/** As much of Lighthouse's result as is printed. */
type Result = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}
type Tools = {
  lighthouse(url: string, options: object): Promise<{ lhr: Result }>
  launch(options: object): Promise<{ port: number; kill(): void }>
}

if (!existsSync(CHROMIUM)) {
  console.error(
    `There is no ${CHROMIUM}, in which Lighthouse measures. Install it (Debian: apt-get install chromium) or name one in CHROMIUM.`,
  )
  process.exit(1)
}
const tools = await install()
const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
try {
  const app = await startApp(null, path.join(folder, 'data'), { DEMO: 'auto' })
  const chrome = await tools.launch({ chromePath: CHROMIUM, chromeFlags: FLAGS })
  try {
    const paths = process.argv.length > 2 ? process.argv.slice(2) : await somePaths(app.origin)
    for (const each of paths) await measure(app.origin + each, chrome.port)
  } finally {
    chrome.kill()
    await app.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure(url: string, port: number): Promise<void> {
  const runs: Result[] = []
  // One more, which does not count: its pictures are made while it runs.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { lhr } = await tools.lighthouse(url, { port, logLevel: 'error' })
    if (round > 0) runs.push(lhr)
  }
  const scores = CATEGORIES.map((id) => {
    const score = median(runs.map(({ categories }) => categories[id]?.score ?? Number.NaN))
    return `${id} ${Math.round(score * 100)}`
  })
  const figures = Object.entries(METRICS).map(([id, name]) => {
    const value = median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
    return id.endsWith('shift') ? `${name} ${value.toFixed(3)}` : `${name} ${Math.round(value)} ms`
  })
  console.log(`${new URL(url).pathname.padEnd(16)} ${scores.join(', ')}; ${figures.join(', ')}`)
}

/** The pages that are measured, once the demo agency is there. */
async function somePaths(origin: string): Promise<string[]> {
  let known = -1
  for (;;) {
    const answer = await fetch(`${origin}/api/units?limit=1`)
    const total = Number(answer.headers.get('x-total-count'))
    const [unit] = await answer.json()
    if (total > 0 && total === known) {
      return ['/', '/search', `/property/${unit.id}`, '/properties', `/project/${unit.projectId}`]
    }
    known = total
    await pause(10_000)
  }
}

async function install(): Promise<Tools> {
  const home = path.join(projectHome(), '.cache', 'lighthouse')
  await mkdir(home, { recursive: true })
  await writeFile(path.join(home, 'package.json'), '{"private":true}')
  const wanted = [`lighthouse@${VERSION}`, 'chrome-launcher@1.2.1']
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted]
  await promisify(execFile)('npm', args, { cwd: home })
  const load = (file: string) => import(pathToFileURL(path.join(home, 'node_modules', file)).href)
  const { default: lighthouse } = await load('lighthouse/core/index.js')
  const { launch } = await load('chrome-launcher/dist/index.js')
  return { lighthouse, launch }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
