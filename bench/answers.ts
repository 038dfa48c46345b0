/**
 * The throughput of public API responses and pages. Cached: compared with bare node:http sending
 * the same bytes and headers. Not cached (RESPONSE_CACHE=off): pages per second on one core. Run it by
 * `npm run bench:answers`. It starts everything it needs itself, in a temporary folder.
 * The measured server has one core to itself; this process and the database share the other. Rounds
 * of all servers alternate, so that other load on the machine affects all of them alike.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPool } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { PAGE_SIZE } from '../src/site/search/paging.ts'
import { type AppProcess, startApp } from './app-process.ts'
import { HttpClient } from './http-client.ts'
import { getRequest, load, type PreparedRequest, prepare, sendOnce } from './load.ts'
import { canPin, pin, processorSeconds } from './pinned.ts'
import { fill } from './search-data.ts'

const UNITS = 10_000
const PROJECTS = 1_000
const SERVER_CORE = 0
const OTHER_CORE = 1
const CONNECTIONS = 32
const ROUNDS = 20
const SECONDS = 0.7
const SHARE_GOAL = 0.9
const PAGES_GOAL = 700
const CHANGES = 5
const BROWSER = 'gzip, deflate, br'

type Server = { origin: string; pid: number }
type Run = {
  name: string
  server: Server
  requests: PreparedRequest[]
  rates: number[]
  busy: number[]
}

pin(process.pid, OTHER_CORE)
const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const database = await startEmbedded(path.join(folder, 'database'))
const stops: (() => Promise<void>)[] = []
try {
  await fill(database.ownerUrl, UNITS, PROJECTS)
  const cached = await app('kept', {})
  const uncached = await app('anew', { RESPONSE_CACHE: 'off' })
  const questions = await someQuestions(cached)
  console.log(
    `${UNITS} units, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s` +
      (canPin ? ', the server alone on one core' : ', cores shared: taskset is missing'),
  )
  await measureKept(cached, questions)
  await measureAnew(uncached, questions)
} finally {
  for (const stop of stops.reverse()) await stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measureKept(cached: Server, questions: Record<string, string[]>): Promise<void> {
  const pairs: { app: Run; bare: Run }[] = []
  for (const [name, paths] of Object.entries(questions)) {
    const [first = '/'] = paths
    for (const encoding of name === 'landing page' ? [BROWSER, 'identity'] : [BROWSER]) {
      await settle(cached, first, encoding)
      const bare = await bareServer(cached, first, encoding)
      const title = `${name}${encoding === 'identity' ? ', unpacked' : ''}`
      pairs.push({
        app: await run(title, cached, [first], encoding),
        bare: await run(title, bare, [first], encoding),
      })
    }
  }
  await runInTurns(pairs.flatMap(({ app, bare }) => [app, bare]))
  console.log('kept answers, against bare node:http giving the same bytes:')
  const shares = pairs.map(({ app, bare }) => {
    const share = median(app.rates.map((rate, round) => rate / (bare.rates[round] ?? 0)))
    const bytes = app.requests[0]?.responseBytes ?? 0
    console.log(
      `  ${app.name.padEnd(24)} ${rate(app)}/s (server ${busy(app)}) · bare ${rate(bare)}/s (${busy(bare)})` +
        ` · ${(share * 100).toFixed(0)} % · ${bytes} bytes`,
    )
    return share
  })
  printVerdict(Math.min(...shares) >= SHARE_GOAL, `${SHARE_GOAL * 100} % of bare`)
}

async function measureAnew(uncached: Server, questions: Record<string, string[]>): Promise<void> {
  const pages = Object.entries(questions).filter(([name]) => /page/.test(name))
  const runs: Run[] = []
  const packed: Run[] = []
  for (const [name, paths] of pages) {
    runs.push(await run(name, uncached, paths, 'identity'))
    packed.push(await run(`${name}, packed`, uncached, paths, BROWSER))
  }
  await runInTurns(runs)
  // Separately: garbage from compression would be counted with the others.
  await runInTurns(packed)
  console.log('pages made anew each time:')
  for (const run of [...runs, ...packed])
    console.log(`  ${run.name.padEnd(24)} ${rate(run)}/s (server ${busy(run)})`)
  const changing = await whileChanging(uncached, questions['search page'] ?? [])
  console.log(`  search page while the catalogue changes ${CHANGES} times a second: ${changing}`)
  console.log(`  search page of homes never drawn before: ${await newPages(uncached)}`)
  printVerdict(
    Math.min(...runs.map(({ rates }) => median(rates))) >= PAGES_GOAL,
    `${PAGES_GOAL} pages/s`,
  )
}

/** The same pages while staff change the catalogue all the time, so that nothing cached lasts. */
async function whileChanging(uncached: Server, paths: readonly string[]): Promise<string> {
  const requests: PreparedRequest[] = []
  for (const path of paths) requests.push(await prepare(uncached.origin, path, 'identity'))
  const pool = openPool(database.ownerUrl, { max: 1 })
  const change = setInterval(() => {
    void pool.query(
      `with raised as (update catalogue set version = version + 1 returning version)
      select pg_notify('catalogue', version::text) from raised`,
    )
  }, 1000 / CHANGES)
  const perSecond = await load(uncached.origin, requests, { connections: CONNECTIONS, seconds: 5 })
  clearInterval(change)
  await pool.end()
  return `${perSecond.toFixed(0)}/s`
}

/** Search pages with homes that were not rendered before: those of new queries. */
async function newPages(uncached: Server): Promise<string> {
  const queries = ['bedrooms=studio', 'bedrooms=3', 'bedrooms=4']
  const pages = await Promise.all(queries.map((query) => fullPages(uncached.origin, query, 100)))
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => HttpClient.open(uncached.origin)),
  )
  const inTurn = pages.flat().values()
  const before = processorSeconds(uncached.pid)
  const start = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      for (const path of inTurn) await client.get(path)
    }),
  )
  const seconds = (performance.now() - start) / 1000
  for (const client of clients) client.close()
  const used = (processorSeconds(uncached.pid) - before) / seconds
  return `${(pages.flat().length / seconds).toFixed(0)}/s (server ${(used * 100).toFixed(0)} % busy)`
}

/** Runs the rounds in turn; the first one is a warm-up and does not count. */
async function runInTurns(runs: readonly Run[]): Promise<void> {
  for (let round = 0; round <= ROUNDS; round++) {
    for (const run of runs) {
      const before = processorSeconds(run.server.pid)
      const start = performance.now()
      const perSecond = await load(run.server.origin, run.requests, {
        connections: CONNECTIONS,
        seconds: SECONDS,
      })
      if (round === 0) continue
      run.rates.push(perSecond)
      const seconds = (performance.now() - start) / 1000
      run.busy.push((processorSeconds(run.server.pid) - before) / seconds)
    }
  }
}

async function run(
  name: string,
  server: Server,
  paths: readonly string[],
  encoding: string,
): Promise<Run> {
  const requests: PreparedRequest[] = []
  for (const path of paths) requests.push(await prepare(server.origin, path, encoding))
  return { name, server, requests, rates: [], busy: [] }
}

/** Requests a path until its response is cached and fully compressed. */
async function settle({ origin }: Server, path: string, encoding: string): Promise<void> {
  const request = getRequest(origin, path, encoding)
  for (let n = 0; n < 20; n++) await sendOnce(origin, request)
  await new Promise((resolve) => setTimeout(resolve, 1000))
}

/** The landing page, searches and units, as visitors request them. */
async function someQuestions({ origin }: Server): Promise<Record<string, string[]>> {
  const response = await fetch(`${origin}/api/units?limit=40&listingType=rent`)
  const units: { id: number }[] = await response.json()
  const searches = [
    'bedrooms=1&listingType=rent',
    'bedrooms=2&listingType=sale',
    'area=sukhumvit&bedrooms=1',
    'bedrooms=2&sort=price_asc',
  ]
  const pages = await Promise.all(searches.map((query) => fullPages(origin, query, 10)))
  return {
    'landing page': ['/'],
    'search page': pages.flat(),
    'unit page': units.map(({ id }) => `/property/${id}`),
    'search answer': ['/api/units/search?listingType=rent&stationId=30&limit=24'],
  }
}

/** The full pages of a search, at most `most` of them. */
async function fullPages(origin: string, query: string, maxPages: number): Promise<string[]> {
  const response = await fetch(`${origin}/api/units/search?${query}&limit=1`)
  const fullPageCount = Math.floor(Number(response.headers.get('x-total-count')) / PAGE_SIZE)
  return Array.from({ length: Math.min(fullPageCount, maxPages) }, (_, i) =>
    i === 0 ? `/search?${query}` : `/search?${query}&page=${i + 1}`,
  )
}

async function app(name: string, env: Record<string, string>): Promise<Server> {
  const started: AppProcess = await startApp(database, path.join(folder, name), env)
  pin(started.pid, SERVER_CORE)
  stops.push(() => started.stop())
  return started
}

/** Bare node:http on the server's core, serving the app's response to a path. */
async function bareServer(
  { origin }: Server,
  requestPath: string,
  encoding: string,
): Promise<Server> {
  const response = await sendOnce(origin, getRequest(origin, requestPath, encoding))
  const bodyStart = response.indexOf('\r\n\r\n') + 4
  const lines = response.subarray(0, bodyStart).toString().trim().split('\r\n').slice(1)
  const headers = lines
    .map((line) => line.split(/: (.*)/))
    .filter(([name = '']) => !/^(date|connection|keep-alive)$/i.test(name))
    .flatMap(([name = '', value = '']) => [name, value])
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'))
  child.send([
    { path: requestPath, headers, body: response.subarray(bodyStart).toString('base64') },
  ])
  const [bareOrigin] = await once(child, 'message')
  const pid = child.pid ?? 0
  pin(pid, SERVER_CORE)
  stops.push(async () => {
    child.disconnect()
    await once(child, 'exit')
  })
  return { origin: String(bareOrigin), pid }
}

function rate({ rates }: Run): string {
  return median(rates).toFixed(0).padStart(6)
}

function busy({ busy }: Run): string {
  return `${(median(busy) * 100).toFixed(0)} % busy`
}

function printVerdict(isReached: boolean, goal: string): void {
  console.log(`goal ${goal}: ${isReached ? 'reached' : 'NOT reached'}`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
