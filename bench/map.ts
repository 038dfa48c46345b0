/**
 * How smoothly the property map moves with 100,000 units, and how fast its marks are returned. Run
 * it by `npm run bench:map`. It starts everything it needs itself, in a temporary folder; Chromium
 * as installed for the tests, with its software renderer: the processor here does the work of a
 * graphics card.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openPool } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { startApp } from './app-process.ts'
import { HttpClient } from './http-client.ts'
import { panMap } from './pan-map.ts'
import { fill } from './search-data.ts'
import { searchFilters } from './search-filters.ts'

const UNITS = 100_000
const PROJECTS = 5_000
const ROUNDS = 5
const LOOKS = 40
const AT_ONCE = 8
const PASSWORD = 'a password for measuring'
const GROUNDS = {
  gl: 'MapLibre, its WebGL on the processor',
  drawn: 'drawn, without WebGL',
}
const CITY = [100.3, 13.4, 100.95, 14.1] as const

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const database = await startEmbedded(path.join(folder, 'database'))
try {
  await fill(database.ownerUrl, UNITS, PROJECTS)
  const app = await startApp(database, path.join(folder, 'app'), {
    RESPONSE_CACHE: 'off',
    ADMIN_PASSWORD: PASSWORD,
  })
  try {
    console.log(`${UNITS} units in ${PROJECTS} projects; milliseconds`)
    await measureClusters(app.origin)
    await measureFrames(app.origin)
  } finally {
    await app.stop()
  }
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

/** The first request of a search reads it; further ones while the map moves do not. */
async function measureClusters(origin: string): Promise<void> {
  const pool = openPool(database.ownerUrl, { max: 1 })
  const searches = searchFilters.map((filter) => filter.replace(/&?(offset|sort)=[^&]*/g, ''))
  const [first, moved]: [number[], number[]] = [[], []]
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => HttpClient.open(origin)))
  let seed = 1
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const someZoom = () => 9 + Math.floor(random() * 9)
  const timeView = async (client: HttpClient, search: string, zoom: number, into: number[]) => {
    const path = `/api/units/clusters?${[search, `bbox=${boxAt(zoom, random)}`, `zoom=${zoom}`].filter(Boolean).join('&')}`
    const startedAt = performance.now()
    const { status } = await client.get(path)
    into.push(performance.now() - startedAt)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  for (let round = 0; round <= ROUNDS; round += 1) {
    // A new catalogue version: nothing cached is valid any more.
    await pool.query('update catalogue set version = version + 1')
    await pause(1000)
    const into = round === 0 ? { first: [], moved: [] } : { first, moved }
    for (const search of searches) {
      const [client] = clients
      if (client) await timeView(client, search, someZoom(), into.first)
    }
    await Promise.all(
      clients.map(async (client) => {
        // A user who pans, sometimes zooms in, and finally changes the search.
        const search = () => searches[Math.floor(random() * 20)] ?? ''
        let [asked, zoom] = [search(), someZoom()]
        for (let i = 0; i < LOOKS; i += 1) {
          if (i % 8 === 7) zoom = someZoom()
          if (i % 20 === 19) asked = search()
          await timeView(client, asked, zoom, into.moved)
        }
      }),
    )
  }
  for (const client of clients) client.close()
  await pool.end()
  print(`marks, first look at each of ${searches.length} searches`, first)
  print(`marks, a map that is moved, ${AT_ONCE} at once`, moved)
}

async function measureFrames(origin: string): Promise<void> {
  for (const ground of ['gl', 'drawn'] as const) {
    const { frames, work, marks } = await panMap(origin, PASSWORD, ground)
    print(`frames while panning, ${GROUNDS[ground]}, ${marks} marks`, frames)
    console.log(
      `  of the page's own work a frame: ${Object.entries(work)
        .map(([name, ms]) => `${name} ${ms.toFixed(2)}`)
        .join(', ')}`,
    )
  }
}

/** The area shown by a window of 1,000 by 600 pixels, somewhere in the city. */
function boxAt(zoom: number, random: () => number): string {
  const degrees = 360 / (512 * 2 ** zoom)
  const [width, height] = [degrees * 1000, degrees * 600]
  const [west, south, east, north] = CITY
  const left = west + random() * Math.max(east - west - width, 0)
  const bottom = south + random() * Math.max(north - south - height, 0)
  return [left, bottom, left + width, bottom + height].map((degrees) => degrees.toFixed(4)).join()
}

function print(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const percentile = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1)
  console.log(
    `${name}: p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, p99 ${percentile(0.99)} (${times.length})`,
  )
}
