/**
 * Lighthouse's scores for the public pages and the first staff screen on its emulated phone: five
 * runs of each, and their medians. Run it by `npm run bench:lighthouse`, with paths for other
 * pages. It needs nothing but a clone: packages and a Chromium are installed as for the tests, the
 * demo agency with its pictures is loaded first, and Lighthouse itself is installed into `.cache`
 * once, because nothing else needs it.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { installedChromium } from '../bin/setup/chromium.mjs'
import { projectHome } from '../src/env.ts'
import { startApp } from './app-process.ts'

const VERSION = '13.5.0'
const ROUNDS = 5
const ADMIN_PASSWORD = 'a password for measuring'
// As for the tests; CHROMIUM names another one.
const CHROMIUM = installedChromium() ?? chromium.executablePath()
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

/** The parts of Lighthouse's result that are printed. */
type Result = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}
type Tools = {
  lighthouse(url: string, options: object): Promise<{ lhr: Result }>
  launch(options: object): Promise<{ port: number; kill(): void }>
}

const tools = await install()
const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
try {
  const app = await startApp(null, path.join(folder, 'data'), {
    DEMO: 'auto',
    ADMIN_PASSWORD,
  })
  const chrome = await tools.launch({ chromePath: CHROMIUM, chromeFlags: FLAGS })
  try {
    const samplePages = await somePaths(app.origin)
    const paths = process.argv.length > 2 ? process.argv.slice(2) : samplePages
    const cookie = await signIn(app.origin)
    for (const each of paths) {
      await measure(app.origin + each, chrome.port, each.startsWith('/admin') ? { cookie } : {})
    }
  } finally {
    chrome.kill()
    await app.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure(
  url: string,
  port: number,
  extraHeaders: Record<string, string>,
): Promise<void> {
  const runs: Result[] = []
  // One extra run that does not count, because pictures are made during it.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { lhr } = await tools.lighthouse(url, { port, extraHeaders, logLevel: 'error' })
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

/** The measured pages, once the demo agency is loaded. */
async function somePaths(origin: string): Promise<string[]> {
  let previousTotal = -1
  for (;;) {
    const response = await fetch(`${origin}/api/units?limit=1`)
    const total = Number(response.headers.get('x-total-count'))
    const [unit] = await response.json()
    if (total > 0 && total === previousTotal) {
      const homes = [`/property/${unit.id}`, '/properties', `/project/${unit.projectId}`]
      return ['/', '/search', ...homes, '/admin']
    }
    previousTotal = total
    await pause(10_000)
  }
}

/** The session cookie of the admin, for the staff screen. */
async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  })
  if (!response.ok) throw new Error(`The admin could not sign in: ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
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
