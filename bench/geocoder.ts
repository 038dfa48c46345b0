/**
 * The errors of the address reader in metres, by kind of address and in total, and its speed. Run
 * it by `npm run bench:geocoder`. The addresses are made from the shipped tables, in many
 * spellings, each with the row of its own place hidden (`src/city/geocoder/test-addresses.ts`).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { locateIn } from '../src/city/geocoder/locate-in.ts'
import {
  ADDRESS_KINDS,
  errorsOf,
  type TestAddress,
  testAddresses,
} from '../src/city/geocoder/test-addresses.ts'
import { type Atlas, currentAtlas } from '../src/city/places/atlas.ts'
import { loadReferenceData } from '../src/city/places/load-reference-data.ts'
import { railData } from '../src/city/rail/rail-data.ts'
import { connect } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'

const atlas = await readAtlas()
const addresses = testAddresses(atlas)

console.log('kind of address'.padEnd(28), columns('addresses', 'found', 'median m', '90th m'))
for (const kind of ADDRESS_KINDS)
  print(
    kind,
    addresses.filter((address) => address.kind === kind),
  )
print('together', addresses)
const times = addresses.map(({ text }) => timeOf(text)).sort((a, b) => a - b)
const percentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
console.log(
  `\nreading one: median ${percentile(0.5)} ms, 99th percentile ${percentile(0.99)} ms, the longest ${percentile(0.9999)} ms`,
)

function print(kind: string, group: readonly TestAddress[]): void {
  const { lost, median, ninth } = errorsOf(atlas, group)
  console.log(kind.padEnd(28), columns(group.length, group.length - lost.length, median, ninth))
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
    await loadReferenceData(db, [railData])
    return await currentAtlas(db)
  } finally {
    await db.destroy()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
