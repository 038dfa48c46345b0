/**
 * How long visitors wait while somebody attacks: files that are hard to read, parallel exports, long lists, long texts.
 * Run it by `npm run bench:attacks`; a word after it chooses the attacks whose names have it. It starts everything it
 * needs itself, in a temporary folder. Prints for each attack what visitors waited, what the attacker was answered, and
 * the memory that the server took more.
 */
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { aNote } from '../src/words/scans/test-notes.ts'
import { type AppProcess, startApp } from './app-process.ts'
import { fill } from './search-data.ts'

const UNITS = 20_000
const PROJECTS = 1_000
const only = process.argv[2] ?? ''
const PASSWORD = 'a phrase for benches'
const MEGABYTE = 1024 * 1024
const GOAL_MS = 400
const GOAL_MB = 100

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const server = await startEmbedded(path.join(folder, 'database'))
try {
  await fill(server.ownerUrl, UNITS, PROJECTS)
  const app = await startApp(server, path.join(folder, 'app'), {
    ADMIN_PASSWORD: PASSWORD,
    // As npm start sets them.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1000000',
    NODE_OPTIONS: '--max-semi-space-size=16',
  })
  try {
    const cookie = await signIn(app.origin)
    for (const [name, attack] of Object.entries(attacks(app.origin, cookie)))
      if (name.includes(only)) await measure(app, name, attack)
  } finally {
    await stopWithin(app)
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function attacks(origin: string, cookie: string): Record<string, () => Promise<string[]>> {
  const file = (text: string) => () => sendFile(origin, cookie, text)
  const times = (count: number, ask: (i: number) => Promise<string>) => () =>
    Promise.all(Array.from({ length: count }, (_, i) => ask(i)))
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${address}`, {
      headers: { 'accept-encoding': 'br', ...headers },
    })
    await response.arrayBuffer()
    return String(response.status)
  }
  const post = async (address: string, body: object) => {
    const response = await fetch(`${origin}${address}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    return String(response.status)
  }
  const chat =
    '10:30 Mint สนใจห้องค่ะ งบ 25,000 ใกล้ bts อโศก\n10:31 Ploy ว่างครับ 2 ห้องนอน call 081 234 5678\n'
      .repeat(700)
      .slice(0, 50_000)
  const words = 'two hundred and thirty five thousand '.repeat(300).slice(0, 10_000)
  const long = Math.floor(60 * MEGABYTE)
  return {
    'nobody attacks': async () => [await pause(5_000)],
    '60 MB of line feeds': file(`name\n${'\n'.repeat(long)}`),
    '60 MB of carriage returns': file(`name\r${'\r'.repeat(long)}`),
    'rows of a million commas': file(`name\n${`${','.repeat(1_000_000)}\n`.repeat(60)}`),
    'rows of half a million cells': file(`name\n${`${'x,'.repeat(500_000)}\n`.repeat(60)}`),
    'a header of 300,000 columns': file(`${'x,'.repeat(300_000)}\nA\n`),
    'one endless quotation': file(`name\n"${'x\n'.repeat(long / 2)}`),
    '190,000 rows in error': file(`name,founded\n${'x,never\n'.repeat(190_000)}`),
    '12 notes to be read': times(12, (i) => readNote(origin, cookie, i)),
    'long chats pasted in two loops': inTwoLoops(10, () =>
      post('/api/ai/draft', { text: chat, kind: 'contact' }),
    ),
    'long texts rewritten in two loops': inTwoLoops(10, () =>
      post('/api/ai/rewrite', { text: words }),
    ),
    '20 exports at once': times(20, () => get('/api/units/export', { cookie })),
    '100 lists of 1,000 homes': times(100, (i) =>
      get(`/api/units?limit=1000&floorSizeMin=${i % 30}&offset=${i}`),
    ),
  }
}

/** The work again and again in two loops at once, as two browsers of one person do. */
function inTwoLoops(count: number, work: () => Promise<string>): () => Promise<string[]> {
  const loop = async () => {
    const answers: string[] = []
    for (let i = 0; i < count; i += 1) answers.push(await work())
    return answers
  }
  return async () => (await Promise.all([loop(), loop()])).flat()
}

/** Runs an attack while a visitor opens one page after the other. */
async function measure(app: AppProcess, name: string, attack: () => Promise<string[]>) {
  const before = await residentBytes(app.pid)
  let most = before
  const looking = setInterval(async () => {
    most = Math.max(most, await residentBytes(app.pid))
  }, 50)
  const visitor = new Worker(path.join(import.meta.dirname, 'visitor.ts'), {
    workerData: app.origin,
  })
  const visited = once(visitor, 'message')
  const start = performance.now()
  const answers = await attack()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  visitor.postMessage('leave')
  const [waits]: number[][] = await visited
  if (!waits) throw new Error('The visitor did not answer.')
  clearInterval(looking)
  const p95 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0
  const grown = Math.round((most - before) / MEGABYTE)
  const fine = p95 < GOAL_MS && grown < GOAL_MB ? '' : '  over the goal'
  console.log(
    `${name.padEnd(30)} p95 ${p95.toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms, ${grown} MB more, ${seconds} s: ${counted(answers)}${fine}`,
  )
}

function counted(answers: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return [...counts].map(([answer, count]) => `${count} × ${answer}`).join(', ')
}

async function sendFile(origin: string, cookie: string, text: string): Promise<string[]> {
  const body = new FormData()
  body.append('kind', 'developers')
  body.append('file', new File([text], 'attack.csv', { type: 'text/csv' }))
  const response = await fetch(`${origin}/api/imports`, {
    method: 'POST',
    headers: { cookie },
    body,
  })
  const answer: { id?: number; code?: string; state?: string; errors?: { code: string }[] } =
    await response.json()
  let state = answer.state ?? answer.errors?.[0]?.code ?? answer.code ?? ''
  while (state === 'checking') {
    await pause(200)
    const now = await fetch(`${origin}/api/imports/${answer.id}`, { headers: { cookie } })
    state = (await now.json()).state
  }
  if (answer.id)
    await fetch(`${origin}/api/imports/${answer.id}`, { method: 'DELETE', headers: { cookie } })
  return [`${response.status} ${state}`]
}

/** Uploads the photo of a note, and waits until it was read. */
async function readNote(origin: string, cookie: string, number: number): Promise<string> {
  const lines = ['call back next Monday', 'two parking spaces', `budget ${number + 20}k a month`]
  const body = new FormData()
  body.append('image', new File([new Uint8Array(await aNote(lines))], 'note.jpg'))
  const sent = await fetch(`${origin}/api/scans`, { method: 'POST', headers: { cookie }, body })
  const { id, ...refused }: { id?: number; code?: string } = await sent.json()
  for (let state = ''; id; ) {
    await pause(300)
    const now = await fetch(`${origin}/api/scans/${id}`, { headers: { cookie } })
    state = (await now.json()).state
    if (state === 'read' || state === 'failed') return state
  }
  return `${sent.status} ${refused.code}`
}

/** Begins the check of a long file, and stops the server. */
async function stopWithin(app: AppProcess): Promise<void> {
  const cookie = await signIn(app.origin)
  const rows = 'x,never\n'.repeat(190_000)
  void sendFile(app.origin, cookie, `name,founded\n${rows}`).catch(() => {})
  await pause(2_000)
  const start = performance.now()
  await app.stop()
  console.log(
    `stopped while a file was checked: ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`Signing in answered ${response.status}`)
  return cookie
}

function pause(milliseconds: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('nothing'), milliseconds))
}
