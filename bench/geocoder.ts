/**
 * How far the address reader misses, in metres, by kind of address and together, and how long it takes.
 * Run it by `npm run bench:geocoder`. The addresses are made from the tables we ship, in many spellings,
 * each with the row of its own answer hidden (`src/places/test-addresses.ts`).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from '../src/db/connect.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { type Atlas, currentAtlas } from '../src/places/atlas.ts'
import { loadReferenceData } from '../src/places/load-reference-data.ts'
import { locateIn } from '../src/places/locate-in.ts'
import {
  ADDRESS_KINDS,
  missesOf,
  type TestAddress,
  testAddresses,
} from '../src/places/test-addresses.ts'

const atlas = await readAtlas()
const addresses = testAddresses(atlas)

console.log('kind of address'.padEnd(28), columns('addresses', 'found', 'median m', '90th m'))
for (const kind of ADDRESS_KINDS)
  print(
    kind,
    addresses.filter((one) => one.kind === kind),
  )
print('together', addresses)
const times = addresses.map(({ text }) => timeOf(text)).sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
console.log(
  `\nreading one: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, the longest ${at(0.9999)} ms`,
)

function print(kind: string, some: readonly TestAddress[]): void {
  const { lost, median, ninth } = missesOf(atlas, some)
  console.log(kind.padEnd(28), columns(some.length, some.length - lost.length, median, ninth))
  for (const text of lost) console.log(`  not found: ${text}`)
}

function columns(...cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(10)).join('')
}

function timeOf(text: string): number {
  const start = performance.now()
  locateIn(atlas, text)
  return performance.now() - start
}

async function readAtlas(): Promise<Atlas> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
  const server = await startEmbedded(folder)
  const db = connect(server.url)
  try {
    await migrate(server.url, server.ownerUrl)
    await loadReferenceData(db)
    return await currentAtlas(db)
  } finally {
    await db.destroy()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
