/**
 * The throughput of the search over HTTP, compared with the same SQL run alone, at 10,000 and
 * 100,000 units, or at the sizes given as arguments. Run it by `npm run bench:search`. It starts
 * everything it needs itself, in a temporary folder.
 * Uses every filter of `search-filters.ts` with `limit=24`, uncompressed, twenty at once; responses
 * are not cached, totals are. The SQL runs through a pool like the app's, with the text and values
 * that the search sends. Rounds of both, at both sizes, alternate, so that other load on the
 * machine affects all of them alike.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPool } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { queryRecord, read } from '../src/platform/http/validate.ts'
import { UnitSearch } from '../src/records/units/rules/search.ts'
import type { Statement } from '../src/records/units/search/run-statement.ts'
import { countStatement, pageStatement } from '../src/records/units/search/search.ts'
import { startApp } from './app-process.ts'
import { HttpClient } from './http-client.ts'
import { fill } from './search-data.ts'
import { searchFilters } from './search-filters.ts'

const ASKED = process.argv.slice(2).map(Number)
const SIZES = (ASKED.length > 0 ? ASKED : [10_000, 100_000]).map((units) => ({
  units,
  projects: Math.max(1_000, units / 25),
}))
const AT_ONCE = 20
const LIMIT = 24
const ROUNDS = 5
const REQUESTS = 3_000
const WARM_UP = 6_000

type Question = { path: string; statement: Statement }
type Pool = ReturnType<typeof openPool>
/** `own` is the cost of measuring itself: milliseconds of processor time per request. */
type Phase = { perSecond: number; latencies: number[]; measuringCost: number }
type Bench = {
  units: number
  sql(requests: number): Promise<Phase>
  http(requests: number): Promise<Phase>
  close(): Promise<void>
}

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const server = await startEmbedded(path.join(folder, 'database'))
const benches: Bench[] = []
try {
  for (const { units, projects } of SIZES) benches.push(await openBench(units, projects))
  await measure()
} finally {
  for (const bench of benches) await bench.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const rounds = benches.map(() => ({ sql: [] as Phase[], http: [] as Phase[] }))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [place, bench] of benches.entries()) {
      const requests = round === 0 ? WARM_UP : REQUESTS
      const sql = await bench.sql(requests)
      const http = await bench.http(requests)
      if (round === 0) continue
      rounds[place]?.sql.push(sql)
      rounds[place]?.http.push(http)
    }
  }
  const p99s = benches.map(({ units }, place) => {
    const { sql = [], http = [] } = rounds[place] ?? {}
    const ratios = http.map((phase, i) => phase.perSecond / (sql[i]?.perSecond ?? 0))
    const p99 = median(http.map((phase) => quantile(phase.latencies, 0.99)))
    console.log(
      [
        `${units} units:`,
        `SQL ${median(sql.map((phase) => phase.perSecond)).toFixed(0)}/s`,
        `p50 ${median(sql.map((phase) => quantile(phase.latencies, 0.5))).toFixed(1)} ms`,
        `p99 ${median(sql.map((phase) => quantile(phase.latencies, 0.99))).toFixed(1)} ms ·`,
        `HTTP ${median(http.map((phase) => phase.perSecond)).toFixed(0)}/s`,
        `p50 ${median(http.map((phase) => quantile(phase.latencies, 0.5))).toFixed(1)} ms`,
        `p99 ${p99.toFixed(1)} ms ·`,
        `(${median(http.map((phase) => phase.measuringCost)).toFixed(2)} ms of processor a request to measure it) ·`,
        `ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
      ].join(' '),
    )
    return p99
  })
  const [small, large] = p99s
  if (small && large) {
    console.log(
      `p99 at ${SIZES[1]?.units} units is ${(large / small).toFixed(2)} of that at ${SIZES[0]?.units}`,
    )
  }
}

async function openBench(units: number, projects: number): Promise<Bench> {
  const database = await newDatabase(`bench_${units}`)
  const start = performance.now()
  await fill(database.ownerUrl, units, projects)
  console.log(
    `made ${units} units in ${projects} projects in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  )
  const pool = openPool(database.url)
  const app = await startApp(database, path.join(folder, `app-${units}`), { RESPONSE_CACHE: 'off' })
  const questions = await Promise.all(searchFilters.map((filter) => questionOf(filter, pool)))
  await verify(questions, app.origin, pool)
  return {
    units,
    sql: (requests) =>
      phase(questions, requests, async ({ statement }) => {
        await pool.query(statement.text, statement.values)
      }),
    async http(requests) {
      // New connections each time: the server closes those that are idle while another phase is
      // measured.
      const clients = await Promise.all(
        Array.from({ length: AT_ONCE }, () => HttpClient.open(app.origin)),
      )
      const measured = await phase(questions, requests, async ({ path }, worker) => {
        const response = await clients[worker]?.get(path)
        if (response?.status !== 200) throw new Error(`${path} answered ${response?.status}`)
      })
      for (const client of clients) client.close()
      return measured
    },
    async close() {
      await app.stop()
      await pool.end()
    },
  }
}

/**
 * Checks that the app returns exactly the JSON that the SQL makes; this also fills the cached
 * totals.
 */
async function verify(questions: Question[], origin: string, pool: Pool): Promise<void> {
  const client = await HttpClient.open(origin)
  for (const { path, statement } of questions) {
    const { rows } = await pool.query(statement.text, statement.values)
    const response = await client.get(path)
    if (response.body.toString() !== rows[0].items) throw new Error(`${path} differs from its SQL`)
  }
  client.close()
}

/** Sends this many queries, twenty at once, in a shuffled but reproducible order. */
async function phase(
  questions: Question[],
  requests: number,
  send: (question: Question, worker: number) => Promise<void>,
): Promise<Phase> {
  const latencies: number[] = []
  let sentCount = 0
  const cpuBefore = process.cpuUsage()
  const start = performance.now()
  const work = async (worker: number) => {
    while (sentCount < requests) {
      const question = questions[(sentCount++ * 7) % questions.length]
      if (!question) return
      const startedAt = performance.now()
      await send(question, worker)
      latencies.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => work(worker)))
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  const measuringCost = (user + system) / 1000 / requests
  return { perSecond: requests / seconds, latencies, measuringCost }
}

/** A visitor's query, and the SQL and values that the search sends for it. */
async function questionOf(filter: string, pool: Pool): Promise<Question> {
  const params = new URLSearchParams(filter)
  const page = { limit: LIMIT, offset: Number(params.get('offset') ?? 0) }
  const search = read(UnitSearch, queryRecord(params))
  const count = countStatement(search, 'visitor')
  const { rows } = await pool.query(count.text, count.values)
  const { total } = rows[0]
  if (total <= page.offset) throw new Error(`${filter} finds nothing, for which no SQL is sent.`)
  return {
    path: `/api/units/search?${[filter, `limit=${LIMIT}`].filter(Boolean).join('&')}`,
    statement: pageStatement(search, 'visitor', page),
  }
}

async function newDatabase(name: string) {
  const pool = openPool(server.ownerUrl, { max: 1 })
  await pool.query(`create database ${name}`)
  await pool.end()
  const to = (address: string) => Object.assign(new URL(address), { pathname: name }).href
  return { url: to(server.url), ownerUrl: to(server.ownerUrl) }
}

function quantile(values: readonly number[], q: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(q * values.length)] ?? 0
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
