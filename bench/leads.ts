/**
 * How many contact requests per second the whole product receives: over HTTP, with fsync on, with
 * matching, timeline and inbox; compared with bare inserts of one row per transaction on the same
 * server. Run it by `npm run bench:leads`. It starts everything it needs itself, in a temporary
 * folder.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import type pg from 'pg'
import { openPool } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { startApp } from './app-process.ts'
import { LeadSenders } from './lead-senders.ts'

const AT_ONCE = 20
const WARM_UP = 2000
const LEADS = 8000
const ROUNDS = 3
const GOAL = 800

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const server = await startEmbedded(path.join(folder, 'database'))
const app = await startApp(server, path.join(folder, 'app'))
const pool = openPool(server.ownerUrl, { max: AT_ONCE })
try {
  await measure()
} finally {
  await pool.end()
  await app.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const { rows } = await pool.query('show fsync')
  console.log(`POST /api/leads, ${AT_ONCE} at once, fsync ${rows[0].fsync}, ${LEADS} leads a round`)
  await pool.query(
    'create table bare (id int generated always as identity primary key, name text, email text, phone text)',
  )
  const senders = new LeadSenders()
  await sendLeads(senders, WARM_UP)
  await insertBare(pool, WARM_UP)

  const rates: number[] = []
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const leads = await sendLeads(senders, LEADS)
    const bareRate = await insertBare(pool, LEADS)
    rates.push(leads.rate)
    ratios.push(leads.rate / bareRate)
    console.log(
      `round ${round}: ${leads.rate.toFixed(0)} leads/s, p50 ${leads.p50} ms, p99 ${leads.p99} ms · ` +
        `bare inserts ${bareRate.toFixed(0)}/s · ratio ${(leads.rate / bareRate).toFixed(2)}`,
    )
  }
  await verify(WARM_UP + ROUNDS * LEADS, senders.people)
  const rate = median(rates)
  const verdict = rate >= GOAL ? 'reached' : 'NOT reached'
  console.log(
    `median ${rate.toFixed(0)} leads/s, ${median(ratios).toFixed(2)} of bare inserts; goal ${GOAL}/s ${verdict}`,
  )
}

async function sendLeads(senders: LeadSenders, amount: number) {
  const start = performance.now()
  let end = start
  const running = autocannon({
    url: app.origin,
    connections: AT_ONCE,
    amount,
    requests: [
      {
        method: 'POST',
        path: '/api/leads',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: senders.next() }),
      },
    ],
  })
  // autocannon rounds its own duration up to whole seconds.
  running.on('response', () => {
    end = performance.now()
  })
  const result = await running
  const failures = result.non2xx + result.errors + result.timeouts
  if (failures > 0 || result['2xx'] !== amount) {
    throw new Error(`${failures} of ${amount} leads were not taken in.`)
  }
  const { p50, p99 } = result.latency
  return { rate: amount / ((end - start) / 1000), p50, p99 }
}

/** Rows per second, each inserted in its own transaction, with the same concurrency. */
async function insertBare(to: pg.Pool, amount: number): Promise<number> {
  let remaining = amount
  const start = performance.now()
  const work = async () => {
    while (remaining-- > 0) {
      const values = [
        `Visitor ${remaining}`,
        `visitor.${remaining}@people.example`,
        `08${remaining}`,
      ]
      await to.query('insert into bare (name, email, phone) values ($1, $2, $3)', values)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return amount / ((performance.now() - start) / 1000)
}

/** Throws unless every acknowledged lead is in the database exactly once. */
async function verify(leads: number, people: number): Promise<void> {
  const { rows } = await pool.query(`select
    (select count(*) from contacts) as contacts,
    (select count(*) from inbox_threads) as conversations,
    (select count(*) from inquiries) as inquiries,
    (select count(*) from activities where type = 'form_submit') as activities,
    (select count(*) from inbox_messages) as messages,
    (select sum(unread_count) from inbox_threads) as unread`)
  const expected = {
    contacts: people,
    conversations: people,
    inquiries: leads,
    activities: leads,
    messages: leads,
    unread: leads,
  }
  if (JSON.stringify(rows[0]) !== JSON.stringify(expected)) {
    throw new Error(`Stored ${JSON.stringify(rows[0])}, expected ${JSON.stringify(expected)}.`)
  }
  console.log(`stored: ${JSON.stringify(expected)}`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
