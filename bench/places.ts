/**
 * The place box: over the texts of `src/records/finder/test-typed-places.csv`, how often the right place is
 * first and among the first three, what is missed, and whether a wrong one would be taken unpicked; the same of
 * the sentences of `src/records/finder/sentence/test-sentences.csv`;
 * then the time of `GET /api/places/suggest` at 40,000 buildings, each text and each of its
 * beginnings once, so that no response is cached. Run it by `npm run bench:places`, or with another
 * number of buildings as an argument. It starts everything it needs itself.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadReferenceData } from '../src/city/places/load-reference-data.ts'
import { seedInventory } from '../src/demo/seed-inventory.ts'
import { CatalogueVersion } from '../src/platform/db/catalogue-version.ts'
import { connect, openPool } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { sentenceOutcome, typedSentences } from '../src/records/finder/sentence/test-sentences.ts'
import { outcomeOf, shareAmong, typedPlaces } from '../src/records/finder/test-typed-places.ts'
import { derivedData } from '../src/records/projects/derived-data.ts'
import { startApp } from './app-process.ts'
import { HttpClient } from './http-client.ts'
import { fill } from './search-data.ts'

const BUILDINGS = Number(process.argv[2] ?? 40_000)
const UNITS_EACH = 2.5

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const server = await startEmbedded(path.join(folder, 'database'))
try {
  await measureAccuracy()
  await measureTime()
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measureAccuracy(): Promise<void> {
  await migrate(server.url, server.ownerUrl)
  const db = connect(server.url)
  await loadReferenceData(db, derivedData)
  const context = {
    ...{ db, actor: null, now: new Date(), requestId: null },
    catalogue: new CatalogueVersion(),
  }
  await seedInventory(context, new Map())
  const outcomes = []
  for (const typed of typedPlaces()) outcomes.push(await outcomeOf(context, typed))
  const sentences = []
  for (const typed of typedSentences()) sentences.push(await sentenceOutcome(context, typed))
  await db.destroy()
  for (const { text, position, meant, suggested, wronglyTaken } of outcomes) {
    if (wronglyTaken) console.log(`taken though wrong: “${text}”: ${wronglyTaken.name}`)
    if (meant.length === 0 || position === 1) continue
    const first = suggested[0]
    console.log(`“${text}”: ${position ?? 'not found'}, first ${first?.kind} ${first?.name}`)
  }
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  console.log(
    `\n${outcomes.length} texts: right one first ${percent(shareAmong(outcomes, 1))}, ` +
      `among three ${percent(shareAmong(outcomes, 3))}, wrong ones taken ${outcomes.filter(({ wronglyTaken }) => wronglyTaken).length}`,
  )
  for (const set of ['open', 'apart'] as const) {
    const members = sentences.filter((sentence) => sentence.set === set)
    const share = (is: 'isRight' | 'isWrong') =>
      percent(members.filter((sentence) => sentence[is]).length / members.length)
    console.log(
      `${members.length} sentences (${set}): all right ${share('isRight')}, something wrong ${share('isWrong')}`,
    )
    // Those kept apart stay unread.
    for (const { text, filters, read } of members.filter(
      ({ isRight }) => set === 'open' && !isRight,
    ))
      console.log(`  “${text}”: ${read}; meant ${filters}`)
  }
}

async function measureTime(): Promise<void> {
  const large = await newDatabase('large')
  await fill(large.ownerUrl, BUILDINGS * UNITS_EACH, BUILDINGS)
  const app = await startApp(large, path.join(folder, 'app'))
  const client = await HttpClient.open(app.origin)
  await measureTexts(
    client,
    typedPlaces().flatMap(({ text }) => beginningsOf(text)),
  )
  await measureTexts(
    client,
    typedSentences().map(({ text }) => text),
  )
  client.close()
  await app.stop()
}

async function measureTexts(client: HttpClient, texts: readonly string[]): Promise<void> {
  const times: number[] = []
  const typed = new Set(texts)
  await client.get('/api/places/suggest?q=warm%20up')
  for (const text of typed) {
    const start = performance.now()
    const response = await client.get(`/api/places/suggest?q=${encodeURIComponent(text)}`)
    times.push(performance.now() - start)
    if (response.status !== 200) throw new Error(`“${text}” was answered ${response.status}`)
  }
  times.sort((a, b) => a - b)
  const quantile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(
    `${BUILDINGS} buildings, ${times.length} texts: p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, p99 ${quantile(0.99)} ms, longest ${quantile(0.9999)} ms`,
  )
}

/** The text as it grows while somebody types it: half of it, and all of it. */
function beginningsOf(text: string): string[] {
  const letters = [...text.trim()]
  const half = letters
    .slice(0, Math.ceil(letters.length / 2))
    .join('')
    .trim()
  return [half, text.trim()].filter(Boolean)
}

async function newDatabase(name: string) {
  const pool = openPool(server.ownerUrl, { max: 1 })
  await pool.query(`create database ${name}`)
  await pool.end()
  const at = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  return { url: at(server.url), ownerUrl: at(server.ownerUrl) }
}
