/**
 * The response times of the pipeline: 5,000 open deals and 45,000 that ended, with their stages and timelines, and
 * 100,000 homes. Run it by `npm run bench:deals`. It starts everything it needs itself, in a temporary folder. One
 * request at a time over HTTP, each with another value. Prints a table, the slowest last, the times of drops, and what
 * the board does in a browser.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPool } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { startApp } from './app-process.ts'
import { dragCards, printBoard } from './drag-cards.ts'
import { type Questions, quantile, signIn, timeQuestions } from './time-questions.ts'

const OPEN = 5_000
const DEALS = 50_000
const CONTACTS = 20_000
const UNITS = 100_000
const PROJECTS = 2_000
const PEOPLE = 20
const DROPS = 100
const PASSWORD = 'a phrase for benches'

const questions: Questions = {
  'the board': (i) => `/api/deals/board?cards=${30 + (i % 40)}`,
  'the board, mine': (i) => `/api/deals/board?assignedTo=me&cards=${30 + i}`,
  'the board, a word typed': (i) => `/api/deals/board?search=person%20${i * 37}`,
  'the board, stale': (i) => `/api/deals/board?stale=true&cards=${30 + i}`,
  'a column, further down': (i) =>
    `/api/deals?column=leadin&sort=board&limit=50&below=${1 + i * 8}`,
  'the table, newest': (i) => `/api/deals?limit=25&offset=${i * 25}`,
  'the table by value': (i) => `/api/deals?sort=value_desc&limit=25&offset=${i * 25}`,
  'the table by contact': (i) => `/api/deals?sort=contact&status=open&limit=25&offset=${i * 25}`,
  'a deal': (i) => `/api/deals/${i * 97 + 1}`,
  'its timeline': (i) => `/api/deals/${i * 97 + 1}/activities?limit=25`,
  'its alternatives': (i) => `/api/deals/${i * 97 + 1}/alternatives`,
  'deals of a contact': (i) => `/api/deals?contactId=${i * 97 + 1}`,
  'deals of a home': (i) => `/api/deals?unitId=${i * 97 + 1}`,
  'figures by month': (i) => `/api/deals/figures?by=month&from=2026-0${1 + (i % 5)}-01`,
  'figures by person': (i) => `/api/deals/figures?by=staff&from=2026-0${1 + (i % 5)}-02`,
  'figures by stage': (i) => `/api/deals/figures?by=stage&from=2026-0${1 + (i % 5)}-03`,
  'figures by source': (i) => `/api/deals/figures?by=source&from=2026-0${1 + (i % 5)}-04`,
  'figures by reason': (i) => `/api/deals/figures?by=reason&from=2026-0${1 + (i % 5)}-05`,
}

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const server = await startEmbedded(path.join(folder, 'database'))
try {
  const app = await startApp(server, path.join(folder, 'app'), { ADMIN_PASSWORD: PASSWORD })
  try {
    await fill()
    const title = `${OPEN} open deals of ${DEALS}, ${UNITS} homes`
    await timeQuestions(app.origin, PASSWORD, title, questions)
    await timeDrops(app.origin)
    printBoard(await dragCards(app.origin, PASSWORD))
  } finally {
    await app.stop()
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Drops cards into other columns, one after another. */
async function timeDrops(origin: string): Promise<void> {
  const cookie = await signIn(origin, PASSWORD)
  const stages = ['qualified', 'negotiation', 'contract', 'leadin']
  const took: number[] = []
  for (let i = 0; i < DROPS; i++) {
    const startedAt = performance.now()
    const response = await fetch(`${origin}/api/deals/${1 + i * 13}/move`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ stage: stages[i % 4], beforeId: null }),
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`A drop answered ${response.status}`)
    took.push(performance.now() - startedAt)
  }
  const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)]
  console.log(
    `a drop                           p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)} ms (goal 150)`,
  )
}

async function fill(): Promise<void> {
  const pool = openPool(server.ownerUrl, { max: 1, statementTimeout: 600_000 })
  const queries = [
    `insert into staff_users (username, password_hash, role)
      select 'person' || n, 'nobody signs in with this', 'agent' from generate_series(2, ${PEOPLE}) n`,
    `insert into contacts (name, source, words)
      select 'Person ' || n, (array['website', 'admin_panel', 'import', 'inbox'])[1 + n % 4], 'person ' || n
      from generate_series(1, ${CONTACTS}) n`,
    `insert into projects (name, address, latitude, longitude)
      select 'Bench Tower ' || n, n || ' Sukhumvit Road', 13.70 + n % 50 * 0.004, 100.50 + n / 50 * 0.004
      from generate_series(1, ${PROJECTS}) n`,
    `insert into units (project_id, unit_number, bedrooms, bathrooms, size, listing_type, price, rent_amount, status)
      select (select min(id) from projects) + n % ${PROJECTS}, 'U' || n, n % 4, 1, 30 + n % 60, 'rent_sell',
        2000000 + n % 900 * 10000, 10000 + n % 90 * 500, (array['available', 'available', 'rented'])[1 + n % 3]
      from generate_series(1, ${UNITS}) n`,
    `insert into deals (contact_id, unit_id, deal_name, value, stage, position, stage_since, created_at, closed_on,
        probability, assigned_to_id, reason_id, commission_percent, expected_close_date)
      select 1 + n * 3 % ${CONTACTS}, (select min(id) from units) + n % ${UNITS}, 'Deal ' || n, 1000000 + n % 700 * 10000,
        case when n <= ${OPEN} then (array['leadin', 'qualified', 'sendoption', 'viewing', 'onhold', 'negotiation',
          'contract', 'ownershiptransfer'])[1 + n % 8] else (array['won', 'lost'])[1 + n % 2] end,
        'j' || lpad(n::text, 10, '0'), now() - n % 40 * interval '1 day', now() - n % 300 * interval '1 day',
        case when n > ${OPEN} then current_date - n % 200 end, n % 100, 1 + n % ${PEOPLE},
        case when n > ${OPEN} then case n % 2 when 0 then 9 + n % 4 else 1 + n % 7 end end, 3,
        case when n <= ${OPEN} then current_date + n % 90 end
      from generate_series(1, ${DEALS}) n`,
    `insert into deal_stages (deal_id, stage, board_column, entered_at, left_at, moved_by)
      select d.id, s.stage, s.stage, d.created_at + s.place * interval '3 days',
        case when s.place < 2 then d.created_at + (s.place + 1) * interval '3 days' end, 'Bench'
      from deals d, (values ('leadin', 0), ('qualified', 1)) s (stage, place)
      union all select id, stage, board_column, stage_since, null, 'Bench' from deals`,
    `insert into activities (type, contact_id, deal_id, title, performed_by)
      select (array['note', 'call', 'change'])[1 + n % 3], d.contact_id, d.id, 'Entry ' || n, 'Bench'
      from deals d, generate_series(1, 8) n`,
    'vacuum (analyze)',
  ]
  for (const query of queries) await pool.query(query)
  await pool.end()
}
