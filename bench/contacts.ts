/**
 * The response times of likely duplicates and of merging with 100,000 contacts, 500,000 timeline entries and 10,000
 * pairs. Run it by `npm run bench:contacts`. It starts everything it needs itself, in a temporary folder.
 * One request at a time over HTTP, each of other contacts. Prints a table.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect, openPool } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { comparedPeople } from '../src/records/contacts/duplicates/compared-person.ts'
import { contactKeys, KEY_RULES } from '../src/records/contacts/duplicates/contact-keys.ts'
import { startApp } from './app-process.ts'

const CONTACTS = 100_000
const PAIRS = 10_000
const EACH = 60
const GOAL_MS = 100
const PASSWORD = 'a phrase for benches'

const FIRST = 'Somchai Malee Anong Niran Ploy Kanya Wichai Suda Prasit Duangjai Kenji Sophie'.split(
  ' ',
)
const FAMILY = 'Jaidee Srisuk Wongthong Saengarun Kaewmanee Moonsri Pakdee Khamsing'.split(' ')

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const server = await startEmbedded(path.join(folder, 'database'))
const owner = openPool(server.ownerUrl, { max: 1, statementTimeout: 600_000 })
try {
  const first = await startApp(server, path.join(folder, 'first'), { ADMIN_PASSWORD: PASSWORD })
  await first.stop()
  await fill()
  const app = await startApp(server, path.join(folder, 'app'), { ADMIN_PASSWORD: PASSWORD })
  try {
    await measure(app.origin)
  } finally {
    await app.stop()
  }
} finally {
  await owner.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Contacts with phone, e-mail and LINE, five timeline entries each, what they are compared by, and pairs. */
async function fill(): Promise<void> {
  await owner.query(
    `insert into contacts (name, phone, email, line, company, source, words)
    select ($1::text[])[1 + n % 12] || ' ' || ($2::text[])[1 + n / 12 % 8] || ' ' || chr(97 + n / 96 % 26),
      '08' || lpad((n::bigint * 7654321 % 100000000)::text, 8, '0'), 'person.' || n || '@mail.example',
      'line.' || n, 'Company ' || n % 5000, 'admin_panel', ''
    from generate_series(1, ${CONTACTS}) n`,
    [FIRST, FAMILY],
  )
  await owner.query(`insert into contact_identities (contact_id, kind, value)
    select id, 'phone', '+66' || substr(phone, 2) from contacts
    union all select id, 'email', email from contacts union all select id, 'line', line from contacts`)
  await owner.query(`insert into activities (type, contact_id, title, performed_by)
    select 'note', 1 + n % ${CONTACTS}, 'Note', 'Bench' from generate_series(1, ${CONTACTS * 5}) n`)
  await owner.query(`insert into contact_pairs (low_id, high_id, is_likely, shares, names, found_at)
    select n, n + 1, n % 3 > 0, array['phone'], 'begin', now() - n * interval '1 minute'
    from generate_series(1, ${PAIRS * 2}, 2) n`)
  const db = connect(server.ownerUrl)
  for (let start = 1; start <= CONTACTS; start += 1000) {
    const people = await comparedPeople(
      db,
      Array.from({ length: 1000 }, (_, index) => start + index),
    )
    const rows = people.map((person) => {
      const { identities, names } = contactKeys(person)
      return { contact_id: person.id, keys: [...identities, ...names], rules: KEY_RULES }
    })
    await owner.query(
      `insert into contact_keys select * from jsonb_to_recordset($1::jsonb)
        as given (contact_id integer, keys integer[], rules integer)`,
      [JSON.stringify(rows)],
    )
  }
  await db.destroy()
  await owner.query('vacuum (analyze)')
}

async function measure(origin: string): Promise<void> {
  const cookie = await signIn(origin)
  const send = async (method: string, address: string, body?: object) => {
    const startedAt = performance.now()
    const response = await fetch(`${origin}${address}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}`)
    return performance.now() - startedAt
  }
  const at = (i: number) => 30_001 + i * 20
  const rows = {
    'the list of pairs': (i: number) =>
      send('GET', `/api/leads/duplicates?limit=25&offset=${i * 25}`),
    'pairs of one contact': (i: number) =>
      send('GET', `/api/leads/duplicates?contactId=${1 + i * 7}`),
    'the counts of the views': () => send('GET', '/api/leads/views'),
    'two contacts side by side': (i: number) =>
      send('GET', `/api/leads/${at(i)}/comparison/${at(i) + 1}`),
    'a contact is entered, with its likely duplicates': (i: number) =>
      send('POST', '/api/leads', {
        name: `Somchai Jaidee ${String.fromCharCode(97 + (i % 26))}`,
        phone: `081 ${1_000_000 + i * 12_345}`,
        company: `Company ${i}`,
      }),
    'two contacts are merged': (i: number) =>
      send('POST', `/api/leads/${at(i)}/merge`, { otherId: at(i) + 1 }),
    'they are taken apart': (i: number) => send('POST', `/api/leads/${at(i)}/unmerge`),
  }
  for (const [name, ask] of Object.entries(rows)) {
    const took: number[] = []
    for (let i = 0; i < EACH; i++) took.push(await ask(i))
    const [p50, p95] = [0.5, 0.95].map((part) => percentile(took, part)) as [number, number]
    console.log(
      `${name.padEnd(50)} p50 ${p50.toFixed(0)} ms  p95 ${p95.toFixed(0)} ms${p95 > GOAL_MS ? '  over the goal' : ''}`,
    )
  }
  await measureJobs()
}

/** How long contacts wait to be compared: those that the requests above have left, and until none is left. */
async function measureJobs(): Promise<void> {
  const startedAt = performance.now()
  const waiting = async () => {
    const { rows } = await owner.query(
      `select count(*)::integer as n from pgboss.job where state in ('created', 'active') and data->>'task' = 'compare-contacts'`,
    )
    return rows[0].n as number
  }
  const left = await waiting()
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  console.log(
    `${left} comparisons were waiting, and done ${((performance.now() - startedAt) / 1000).toFixed(1)} s later`,
  )
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
