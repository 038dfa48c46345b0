/**
 * How fast public answers and pages go out. Kept in memory: against bare node:http giving the same
 * bytes with the same headers. Made anew each time (ANSWERS=off): pages a second on one core. Run it by
 * `npm run bench:answers`. Everything it needs it starts itself, in a temporary folder.
 *
 * The server that is measured has one core to itself; this process and the database share the other.
 * Rounds of all servers take turns, so that what else the machine does falls on all of them alike.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPool } from '../src/db/connect.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { PAGE_SIZE } from '../src/site/search/paging.ts'
import { type AppProcess, startApp } from './app-process.ts'
import { HttpClient } from './http-client.ts'
import { type Asked, askOnce, getRequest, load, prepare } from './load.ts'
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
type Run = { name: string; server: Server; asked: Asked[]; rates: number[]; busy: number[] }

pin(process.pid, OTHER_CORE)
const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const database = await startEmbedded(path.join(folder, 'database'))
const stops: (() => Promise<void>)[] = []
try {
  await fill(database.ownerUrl, UNITS, PROJECTS)
  const kept = await app('kept', {})
  const anew = await app('anew', { ANSWERS: 'off' })
  const questions = await someQuestions(kept)
  console.log(
    `${UNITS} units, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s` +
      (canPin ? ', the server alone on one core' : ', cores shared: taskset is missing'),
  )
  await measureKept(kept, questions)
  await measureAnew(anew, questions)
} finally {
  for (const stop of stops.reverse()) await stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measureKept(kept: Server, questions: Record<string, string[]>): Promise<void> {
  const pairs: { ours: Run; bare: Run }[] = []
  for (const [name, paths] of Object.entries(questions)) {
    const [first = '/'] = paths
    for (const encoding of name === 'landing page' ? [BROWSER, 'identity'] : [BROWSER]) {
      await settle(kept, first, encoding)
      const bare = await bareServer(kept, first, encoding)
      const title = `${name}${encoding === 'identity' ? ', unpacked' : ''}`
      pairs.push({
        ours: await run(title, kept, [first], encoding),
        bare: await run(title, bare, [first], encoding),
      })
    }
  }
  await takeTurns(pairs.flatMap(({ ours, bare }) => [ours, bare]))
  console.log('kept answers, against bare node:http giving the same bytes:')
  const shares = pairs.map(({ ours, bare }) => {
    const share = median(ours.rates.map((rate, round) => rate / (bare.rates[round] ?? 0)))
    const bytes = ours.asked[0]?.answerBytes ?? 0
    console.log(
      `  ${ours.name.padEnd(24)} ${rate(ours)}/s (server ${busy(ours)}) · bare ${rate(bare)}/s (${busy(bare)})` +
        ` · ${(share * 100).toFixed(0)} % · ${bytes} bytes`,
    )
    return share
  })
  verdict(Math.min(...shares) >= SHARE_GOAL, `${SHARE_GOAL * 100} % of bare`)
}

async function measureAnew(anew: Server, questions: Record<string, string[]>): Promise<void> {
  const pages = Object.entries(questions).filter(([name]) => /page/.test(name))
  const runs: Run[] = []
  const packed: Run[] = []
  for (const [name, paths] of pages) {
    runs.push(await run(name, anew, paths, 'identity'))
    packed.push(await run(`${name}, packed`, anew, paths, BROWSER))
  }
  await takeTurns(runs)
  // Apart: what packing leaves behind to be collected would be counted with the others.
  await takeTurns(packed)
  console.log('pages made anew each time:')
  for (const one of [...runs, ...packed])
    console.log(`  ${one.name.padEnd(24)} ${rate(one)}/s (server ${busy(one)})`)
  const changing = await whileChanging(anew, questions['search page'] ?? [])
  console.log(`  search page while the catalogue changes ${CHANGES} times a second: ${changing}`)
  console.log(`  search page of homes never drawn before: ${await newPages(anew)}`)
  verdict(
    Math.min(...runs.map(({ rates }) => median(rates))) >= PAGES_GOAL,
    `${PAGES_GOAL} pages/s`,
  )
}

/** The same pages where staff change the catalogue all the time, so that nothing known of it lasts. */
async function whileChanging(anew: Server, paths: readonly string[]): Promise<string> {
  const asked: Asked[] = []
  for (const one of paths) asked.push(await prepare(anew.origin, one, 'identity'))
  const pool = openPool(database.ownerUrl, { max: 1 })
  const change = setInterval(() => {
    void pool.query(
      `with raised as (update catalogue set version = version + 1 returning version)
      select pg_notify('catalogue', version::text) from raised`,
    )
  }, 1000 / CHANGES)
  const perSecond = await load(anew.origin, asked, { connections: CONNECTIONS, seconds: 5 })
  clearInterval(change)
  await pool.end()
  return `${perSecond.toFixed(0)}/s`
}

/** Search pages where no home on them was drawn before: those of sizes not asked for so far. */
async function newPages(anew: Server): Promise<string> {
  const of = ['bedrooms=studio', 'bedrooms=3', 'bedrooms=4']
  const pages = await Promise.all(of.map((one) => fullPages(anew.origin, one, 100)))
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => HttpClient.open(anew.origin)),
  )
  const inTurn = pages.flat().values()
  const before = processorSeconds(anew.pid)
  const start = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      for (const one of inTurn) await client.get(one)
    }),
  )
  const seconds = (performance.now() - start) / 1000
  for (const client of clients) client.close()
  const used = (processorSeconds(anew.pid) - before) / seconds
  return `${(pages.flat().length / seconds).toFixed(0)}/s (server ${(used * 100).toFixed(0)} % busy)`
}

/** One round of each after the other, so often; the first warms up and does not count. */
async function takeTurns(runs: readonly Run[]): Promise<void> {
  for (let round = 0; round <= ROUNDS; round++) {
    for (const one of runs) {
      const before = processorSeconds(one.server.pid)
      const start = performance.now()
      const perSecond = await load(one.server.origin, one.asked, {
        connections: CONNECTIONS,
        seconds: SECONDS,
      })
      if (round === 0) continue
      one.rates.push(perSecond)
      const seconds = (performance.now() - start) / 1000
      one.busy.push((processorSeconds(one.server.pid) - before) / seconds)
    }
  }
}

async function run(
  name: string,
  server: Server,
  paths: readonly string[],
  encoding: string,
): Promise<Run> {
  const asked: Asked[] = []
  for (const one of paths) asked.push(await prepare(server.origin, one, encoding))
  return { name, server, asked, rates: [], busy: [] }
}

/** Asks until the answer is kept and packed as small as it goes. */
async function settle({ origin }: Server, one: string, encoding: string): Promise<void> {
  const request = getRequest(origin, one, encoding)
  for (let n = 0; n < 20; n++) await askOnce(origin, request)
  await new Promise((done) => setTimeout(done, 1000))
}

/** The landing page, searches and units, as visitors ask for them. */
async function someQuestions({ origin }: Server): Promise<Record<string, string[]>> {
  const answer = await fetch(`${origin}/api/units?limit=40&listingType=rent`)
  const units: { id: number }[] = await answer.json()
  const searches = [
    'bedrooms=1&listingType=rent',
    'bedrooms=2&listingType=sale',
    'area=sukhumvit&bedrooms=1',
    'bedrooms=2&sort=price_asc',
  ]
  const pages = await Promise.all(searches.map((one) => fullPages(origin, one, 10)))
  return {
    'landing page': ['/'],
    'search page': pages.flat(),
    'unit page': units.map(({ id }) => `/property/${id}`),
    'search answer': ['/api/units/search?listingType=rent&stationId=30&limit=24'],
  }
}

/** The first pages of a search, as many as it fills, up to `most`. */
async function fullPages(origin: string, query: string, most: number): Promise<string[]> {
  const answer = await fetch(`${origin}/api/units/search?${query}&limit=1`)
  const full = Math.floor(Number(answer.headers.get('x-total-count')) / PAGE_SIZE)
  return Array.from({ length: Math.min(full, most) }, (_, i) =>
    i === 0 ? `/search?${query}` : `/search?${query}&page=${i + 1}`,
  )
}

async function app(name: string, env: Record<string, string>): Promise<Server> {
  const started: AppProcess = await startApp(database, path.join(folder, name), env)
  pin(started.pid, SERVER_CORE)
  stops.push(() => started.stop())
  return started
}

/** Bare node:http on the server's core, giving the app's own answer to a path. */
async function bareServer({ origin }: Server, one: string, encoding: string): Promise<Server> {
  const answer = await askOnce(origin, getRequest(origin, one, encoding))
  const bodyStart = answer.indexOf('\r\n\r\n') + 4
  const lines = answer.subarray(0, bodyStart).toString().trim().split('\r\n').slice(1)
  const headers = lines
    .map((line) => line.split(/: (.*)/))
    .filter(([name = '']) => !/^(date|connection|keep-alive)$/i.test(name))
    .flatMap(([name = '', value = '']) => [name, value])
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'))
  child.send([{ path: one, headers, body: answer.subarray(bodyStart).toString('base64') }])
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

function verdict(isReached: boolean, goal: string): void {
  console.log(`goal ${goal}: ${isReached ? 'reached' : 'NOT reached'}`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
