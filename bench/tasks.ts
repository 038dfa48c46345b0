/**
 * The response times of tasks: 50,000 tasks of 20 people about 20,000 contacts, with what nobody planned among 5,000
 * deals, 5,000 conversations and 20,000 homes. Run it by `npm run bench:tasks`. It starts everything it needs itself,
 * in a temporary folder. One request at a time over HTTP, each with another value. Prints a table, the slowest last.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPool } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { startApp } from './app-process.ts'
import { type Questions, timeQuestions } from './time-questions.ts'

const TASKS = 50_000
const CONTACTS = 20_000
const DEALS = 5_000
const THREADS = 5_000
const UNITS = 20_000
const PEOPLE = 20
const PASSWORD = 'a phrase for benches'

const open = (i: number) => `status=pending,in_progress&sort=due&limit=${100 + (i % 8)}`
const everyone = 'assignedToId=everyone'

const questions: Questions = {
  'my open tasks': (i) => `/api/tasks?${open(i)}`,
  'my completed tasks': (i) => `/api/tasks?status=completed&sort=completed&limit=${50 + i}`,
  'my tasks, counted': (i) => `/api/tasks/counts?search=${i % 2 ? '' : 'call'}`,
  'my tasks due': () => '/api/tasks/due',
  'everyone’s open tasks': (i) => `/api/tasks?${open(i)}&${everyone}`,
  'everyone’s, a deep page': (i) => `/api/tasks?${open(i)}&${everyone}&offset=${10_000 + i * 100}`,
  'everyone’s of a group': (i) =>
    `/api/tasks?${open(i)}&${everyone}&due=${['overdue', 'today', 'week'][i % 3]}`,
  'everyone’s of a priority': (i) => `/api/tasks?${open(i)}&${everyone}&priority=high`,
  'everyone’s, a word typed': (i) => `/api/tasks?${open(i)}&${everyone}&search=task%20${i * 37}`,
  'everyone’s, counted': (i) => `/api/tasks/counts?${everyone}&search=${i % 2 ? '' : 'call'}`,
  'tasks of a contact': (i) => `/api/tasks?contactId=${i * 37 + 1}`,
  'tasks of a deal': (i) => `/api/tasks?dealId=${i * 37 + 1}`,
  'contact, its activity': (i) => `/api/leads/${i * 37 + 1}/activities?limit=25`,
  'contacts by next task': (i) => `/api/leads?sort=next_task&limit=25&offset=${i * 25}`,
  'a name in a line': (i) => `/api/leads/mentioned?names=Person%20${i * 61}`,
  'nobody planned, mine': (i) => `/api/follow-ups?limit=${5 + (i % 8)}`,
  'nobody planned, everyone’s': (i) => `/api/follow-ups?${everyone}&limit=${5 + (i % 8)}`,
  'nobody planned, counted': () => `/api/follow-ups/count?${everyone}`,
}

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const server = await startEmbedded(path.join(folder, 'database'))
try {
  const app = await startApp(server, path.join(folder, 'app'), { ADMIN_PASSWORD: PASSWORD })
  try {
    await fill()
    const title = `${TASKS} tasks, ${CONTACTS} contacts, ${DEALS} deals, ${UNITS} homes`
    await timeQuestions(app.origin, PASSWORD, title, questions)
  } finally {
    await app.stop()
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function fill(): Promise<void> {
  const pool = openPool(server.ownerUrl, { max: 1, statementTimeout: 600_000 })
  const queries = [
    `insert into staff_users (username, password_hash, role)
      select 'person' || n, 'nobody signs in with this', 'agent' from generate_series(2, ${PEOPLE}) n`,
    `insert into contacts (name, source, words, assigned_to_id)
      select 'Person ' || n, 'admin_panel', 'person ' || n, 1 + n % ${PEOPLE} from generate_series(1, ${CONTACTS}) n`,
    `insert into deals (contact_id, deal_name, value, stage, closed_on, assigned_to_id)
      select 1 + n * 3 % ${CONTACTS}, 'Deal ' || n, 1000000,
        (array['leadin', 'qualified', 'negotiation', 'won', 'lost'])[1 + n % 5],
        case when n % 5 > 2 then current_date end, 1 + n % ${PEOPLE}
      from generate_series(1, ${DEALS}) n`,
    `insert into projects (name, address, latitude, longitude)
      values ('Bench Tower', '1 Sukhumvit Road', 13.74, 100.56)`,
    `insert into units (project_id, unit_number, bedrooms, bathrooms, size, listing_type, price, rent_amount, status, rented_until,
        availability_date, assigned_to_id)
      select (select max(id) from projects), 'U' || n, 1, 1, 30, 'rent_sell', 1000000, 20000,
        (array['available', 'rented', 'sold'])[1 + n % 3], case when n % 3 = 1 then current_date + n % 700 end,
        now() - n % 40 * interval '1 day', 1 + n % ${PEOPLE}
      from generate_series(1, ${UNITS}) n`,
    `insert into inbox_threads (channel, handle, name, contact_id, assigned_to_id, last_message, last_message_at, last_from_customer)
      select 'line', 'handle' || n, 'Person ' || n, 1 + n * 7 % ${CONTACTS}, 1 + n % ${PEOPLE}, 'Is it free?',
        now() - n * interval '13 minutes', n % 2 = 0
      from generate_series(1, ${THREADS}) n`,
    `insert into tasks (title, description, due_date, due_time, priority, status, completed_at, contact_id, deal_id, unit_id,
        assigned_to_id, created_by_id)
      select 'Call about task ' || n, 'What was said last time, and what to ask', current_date - 60 + n % 120,
        case when n % 3 = 0 then '10:00' end, (array['high', 'medium', 'low'])[1 + n % 3],
        case when n % 2 = 0 then 'completed' else 'pending' end,
        case when n % 2 = 0 then now() - n % 90 * interval '1 day' end,
        1 + n * 11 % ${CONTACTS}, case when n % 10 = 1 then 1 + n / 10 % ${DEALS} end,
        case when n % 7 = 1 then (select min(id) from units) + n % ${UNITS} end, 1 + n % ${PEOPLE}, 1 + n % ${PEOPLE}
      from generate_series(1, ${TASKS}) n`,
    `insert into activities (type, contact_id, unit_id, title, performed_by, task_id)
      select 'task', contact_id, unit_id, '', 'Bench', id from tasks`,
    'vacuum (analyze)',
  ]
  for (const query of queries) await pool.query(query)
  await pool.end()
}
