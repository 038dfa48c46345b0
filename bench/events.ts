/**
 * The cost of 300 open event streams: memory, processor time, and the latency of other requests
 * while changes are sent to all of them. Run it by `npm run bench:events`. It starts everything it
 * needs itself, in a temporary folder.
 * The server has one core to itself; this process and the database share the other. Rounds without
 * streams come first and last, to show how much the server would have grown anyway.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { SESSION_COOKIE } from '../src/team/staff/guard.ts'
import { openSession } from '../src/team/staff/sign-in/session.ts'
import { startApp } from './app-process.ts'
import { HttpClient } from './http-client.ts'
import { pin, processorSeconds } from './pinned.ts'
import { fill } from './search-data.ts'

const STREAMS = 300
const UNITS = 10_000
const PROJECTS = 1_000
const REQUESTS = 400
const WARM_ROUNDS = 4
const ROUNDS = 3
const CHANGES = 20
const IDLE_SECONDS = 15
const MAX_MB = 30
let searchNumber = 0
const PASSWORD = 'a phrase for benches'

/** The times at which a stream's messages arrived. */
type Stream = { socket: net.Socket; arrivals: number[] }

pin(process.pid, 1)
const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const database = await startEmbedded(path.join(folder, 'database'))
const app = await startApp(database, path.join(folder, 'app'), {
  ADMIN_PASSWORD: PASSWORD,
  // A filling cache would hide the memory of the streams.
  RESPONSE_CACHE: 'off',
})
const db = connect(database.url)
try {
  pin(app.pid, 0)
  await fill(database.ownerUrl, UNITS, PROJECTS)
  const cookies = await sessions(STREAMS + 1)
  const [writer = ''] = cookies
  console.log(`${STREAMS} streams, ${UNITS} units, ${REQUESTS} searches a round, one at a time`)
  for (let round = 0; round < WARM_ROUNDS; round += 1) await searches()
  const baseline = await measured('no streams')
  const streams = await Promise.all(cookies.slice(1).map(openStream))
  const during = await measured(`${STREAMS} streams`)
  const delays = await changes(writer, streams)
  for (const { socket } of streams) socket.destroy()
  const closed = await measured('closed again')
  console.log(
    `a change reaches all ${STREAMS} within ${ms(percentile(delays, 0.5))} (median) and ${ms(percentile(delays, 0.95))} (p95) of the writer's response, over ${CHANGES} changes`,
  )
  const grown = during.mb - baseline.mb
  console.log(
    `memory: ${grown.toFixed(1)} MB more, of which ${(during.mb - closed.mb).toFixed(1)} MB are gone with them`,
  )
  console.log(`goal ${MAX_MB} MB: ${grown < MAX_MB ? 'reached' : 'NOT reached'}`)
} finally {
  await db.destroy()
  await app.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Latency of other requests, the process's memory after them, and its load when idle. */
async function measured(name: string): Promise<{ mb: number }> {
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await searches())
  const times = rounds.flat()
  const mb = residentMb()
  const secondsBefore = processorSeconds(app.pid)
  await pause(IDLE_SECONDS * 1000)
  const idle = ((processorSeconds(app.pid) - secondsBefore) / IDLE_SECONDS) * 100
  console.log(
    `  ${name.padEnd(14)} searches ${ms(percentile(times, 0.5))} median, ${ms(percentile(times, 0.95))} p95 · ${mb.toFixed(1)} MB · idle ${idle.toFixed(2)} % of a core`,
  )
  return { mb }
}

/** Uncached searches, one at a time; the milliseconds of each. */
async function searches(): Promise<number[]> {
  const client = await HttpClient.open(app.origin)
  const times: number[] = []
  for (let n = 0; n < REQUESTS; n += 1) {
    searchNumber += 1
    const startedAt = performance.now()
    await client.get(
      `/api/units/search?limit=24&listingType=rent&priceMax=${1_000_000 + searchNumber}`,
    )
    times.push(performance.now() - startedAt)
  }
  client.close()
  return times
}

/**
 * Changes a unit repeatedly; for each change and stream, the milliseconds until it arrived there.
 */
async function changes(cookie: string, streams: readonly Stream[]): Promise<number[]> {
  const delays: number[] = []
  const { id, version } = await db
    .selectFrom('units')
    .select(['id', 'version'])
    .limit(1)
    .executeTakeFirstOrThrow()
  for (let n = 0; n < CHANGES; n += 1) {
    for (const stream of streams) stream.arrivals = []
    const response = await fetch(`${app.origin}/api/units/${id}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ version: version + n, floor: 5 + (n % 2), size: 30 + n }),
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    const saved = performance.now()
    while (streams.some(({ arrivals }) => arrivals.length === 0)) await pause(5)
    delays.push(...streams.map(({ arrivals: [first = 0] }) => Math.max(0, first - saved)))
    await pause(200)
  }
  return delays
}

async function openStream(cookie: string): Promise<Stream> {
  const { hostname, port, host } = new URL(app.origin)
  const socket = net.connect(Number(port), hostname)
  await once(socket, 'connect')
  const stream: Stream = { socket, arrivals: [] }
  socket.write(`GET /api/events HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`)
  const [head] = await once(socket, 'data')
  if (!String(head).startsWith('HTTP/1.1 200')) throw new Error(String(head))
  socket.on('data', (bytes) => {
    if (bytes.includes('"subject":"unit"')) stream.arrivals.push(performance.now())
  })
  return stream
}

/** Creates as many sessions as there are streams, all of the admin. */
async function sessions(count: number): Promise<string[]> {
  const { id } = await db.selectFrom('staffUsers').select('id').executeTakeFirstOrThrow()
  const cookies: string[] = []
  while (cookies.length < count) {
    cookies.push(`${SESSION_COOKIE}=${await openSession(db, id, new Date())}`)
  }
  return cookies
}

function residentMb(): number {
  const status = readFileSync(`/proc/${app.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
