/**
 * The cost of minutes by train in a search: each query near a station, and the same within 25
 * minutes of it, with 100,000 units. Run it by `npm run bench:minutes`. It starts everything it
 * needs itself, in a temporary folder.
 * One request at a time over HTTP, the two variants in turn, so that other load on the machine
 * affects both alike; responses are not cached, totals are. Prints the medians of each pair and of
 * all.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { startApp } from './app-process.ts'
import { HttpClient } from './http-client.ts'
import { fill } from './search-data.ts'

const UNITS = 100_000
const PROJECTS = 4_000
const ROUNDS = 60
const WARM_UP = 10
const GOAL = 1.3
const STATIONS = [28, 24, 30, 33, 81, 52, 17]

/** The other filters. Without `minutes`, both sides use the same order. */
const questions: readonly { query: string; minutes?: string }[] = [
  { query: '' },
  { query: 'availableOnly=true' },
  { query: 'listingType=rent&bedrooms=1&priceMin=20000&priceMax=35000' },
  { query: 'listingType=rent&bedrooms=1&priceMax=25000&sort=price_asc' },
  { query: 'listingType=sale&sort=sqm_price' },
  { query: 'listingType=rent&petFriendly=yes' },
  { query: 'sort=station', minutes: 'sort=minutes' },
  {
    query: 'listingType=rent&bedrooms=studio&sort=station',
    minutes: 'listingType=rent&bedrooms=studio&sort=minutes',
  },
]

/** Other places than one station, within 25 minutes: for comparison only. */
const otherPlaces = {
  'two stations': (id: number) => `minutesTo=${id},48&minutesMax=25`,
  'an address': () => `minutesNear=13.73830~100.53060~Somewhere&minutesMax=25`,
  'without a limit': (id: number) => `minutesTo=${id}&sort=minutes`,
}

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const server = await startEmbedded(path.join(folder, 'database'))
try {
  await fill(server.ownerUrl, UNITS, PROJECTS)
  const app = await startApp(server, path.join(folder, 'app'), { RESPONSE_CACHE: 'off' })
  try {
    await measure(await HttpClient.open(app.origin))
  } finally {
    await app.stop()
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(client: HttpClient): Promise<void> {
  const near: number[] = []
  const within: number[] = []
  for (const { query, minutes = query } of questions) {
    const stations: number[] = []
    const trains: number[] = []
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const id = STATIONS[round % STATIONS.length] ?? 0
      const stationTime = await took(client, `${query}&stationId=${id}`)
      const minutesTime = await took(client, `${minutes}&minutesTo=${id}&minutesMax=25`)
      if (round < WARM_UP) continue
      stations.push(stationTime)
      trains.push(minutesTime)
    }
    near.push(median(stations))
    within.push(median(trains))
    report(query || 'nothing else', median(stations), median(trains))
  }
  report('all of them', mean(near), mean(within))
  console.log(`goal: ${GOAL}`)
  for (const [name, query] of Object.entries(otherPlaces)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      times.push(await took(client, query(STATIONS[round % STATIONS.length] ?? 0)))
    }
    console.log(`${name}: ${median(times).toFixed(2)} ms`)
  }
}

async function took(client: HttpClient, query: string): Promise<number> {
  const startedAt = performance.now()
  const { status } = await client.get(`/api/units/search?${query}&limit=24`)
  if (status !== 200) throw new Error(`${query} answered ${status}`)
  return performance.now() - startedAt
}

function report(query: string, station: number, minutes: number): void {
  const ratio = (minutes / station).toFixed(2)
  console.log(
    `${query}: station ${station.toFixed(2)} ms, minutes ${minutes.toFixed(2)} ms, ratio ${ratio}`,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
