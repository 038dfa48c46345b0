/**
 * The response times of contacts and conversations: 100,000 contacts, and 50,000 messages in 5,000 conversations, one of
 * which has 5,000. Run it by `npm run bench:inbox`. It starts everything it needs itself, in a temporary folder.
 * One request at a time over HTTP, each with another value. Prints a table, the slowest last.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPool } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { identitiesOf } from '../src/records/contacts/identities.ts'
import { searchWords } from '../src/records/contacts/search-words.ts'
import { startApp } from './app-process.ts'
import { type Questions, timeQuestions } from './time-questions.ts'

const CONTACTS = 100_000
const THREADS = 5_000
const MESSAGES = 50_000
const LONG_THREAD = 5_000
const BATCH = 2_000
const PASSWORD = 'a phrase for benches'

const given = [
  'Somchai',
  'วันดี',
  'Claire',
  'ณัฐพงศ์',
  'Kenji',
  'Malee',
  'สุชาดา',
  'Daniel',
  'Priya',
  'Lin',
]
const family = ['Jaidee', 'ศรีสุข', 'Dumont', 'วงศ์ทอง', 'Morikawa', 'Saetang', 'Okafor', 'Chen']
const texts = [
  'Is the two-bedroom near the station still free in January?',
  'สวัสดีค่ะ ห้องยังว่างไหมคะ ขอดูวันเสาร์ได้ไหม',
  'Thank you, the floor plan helps. My wife asks about the parking space.',
  'ขอบคุณค่ะ เจ้าของลดให้อีกสองพันถ้าเซ็นสองปี',
  'We land on Thursday and can come on Friday at ten.',
]
const page = (i: number) => `limit=25&offset=${(i % 8) * 25}`
const typed = (text: string) => encodeURIComponent(text)
const phoneOf = (n: number) => `08${String((n * 7919) % 100_000_000).padStart(8, '0')}`
const nameOf = (n: number) =>
  `${given[n % given.length]} ${family[Math.floor(n / 10) % family.length]} ${n}`

const questions: Questions = {
  'contacts, newest': (i) => `/api/leads?${page(i)}`,
  'contacts by name': (i) => `/api/leads?${page(i)}&sort=name`,
  'contacts by last contact': (i) => `/api/leads?${page(i)}&sort=last_contact`,
  'contacts by next task': (i) => `/api/leads?${page(i)}&sort=next_task`,
  'contacts of a type and status': (i) => `/api/leads?${page(i)}&type=owner&status=contacted`,
  'contacts quiet for days': (i) => `/api/leads?${page(i)}&quietDays=${30 + i}`,
  'contacts, a deep page': (i) => `/api/leads?limit=25&offset=${90_000 + i * 25}`,
  'contacts, a name typed': (i) => `/api/leads?${page(i)}&search=${typed(nameOf(i * 811))}`,
  'contacts, a Thai name typed': (i) => `/api/leads?${page(i)}&search=${typed(`วันดี ${i}`)}`,
  'contacts, a part of a name': (i) => `/api/leads?${page(i)}&search=jaid%20${i}`,
  'contacts, a phone typed': (i) => `/api/leads?${page(i)}&search=${phoneOf(i * 613)}`,
  'contacts, a phone with blanks': (i) =>
    `/api/leads?${page(i)}&search=${typed(phoneOf(i * 613).replace(/^(...)(...)/, '$1 $2 '))}`,
  'contacts, an e-mail typed': (i) => `/api/leads?${page(i)}&search=person${i * 97}@`,
  'counts of contacts': (i) => `/api/leads/counts?search=${i}`,
  'contact, one': (i) => `/api/leads/${i * 37 + 1}`,
  'contact, its activity': (i) => `/api/leads/${i * 37 + 1}/activities?limit=25`,
  threads: (i) => `/api/inbox/threads?${page(i)}`,
  'threads unread': (i) => `/api/inbox/threads?${page(i)}&unread=true`,
  'threads unassigned': (i) => `/api/inbox/threads?${page(i)}&assignedTo=none`,
  'threads of a channel': (i) => `/api/inbox/threads?${page(i)}&channel=line`,
  'threads archived': (i) => `/api/inbox/threads?${page(i)}&status=archived`,
  'threads, a name typed': (i) => `/api/inbox/threads?${page(i)}&search=${typed(nameOf(i * 31))}`,
  'threads, a word of messages': (i) =>
    `/api/inbox/threads?${page(i)}&search=${typed(['parking', 'floor plan', 'january', 'thursday'][i % 4] ?? '')}`,
  'threads, a Thai word': (i) =>
    `/api/inbox/threads?${page(i)}&search=${typed(['เจ้าของ', 'วันเสาร์', 'ขอบคุณ'][i % 3] ?? '')}`,
  'threads, a rare word': (i) => `/api/inbox/threads?${page(i)}&search=message%20${i * 1009}%20`,
  'counts of threads': () => '/api/inbox/threads/counts',
  'long thread, its end': (i) => `/api/inbox/messages?threadId=1&limit=${40 + (i % 20)}`,
  'long thread, older': (i) => `/api/inbox/messages?threadId=1&limit=50&offset=${i * 100}`,
  'messages, newest of all': (i) => `/api/inbox/messages?${page(i)}`,
}

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const server = await startEmbedded(path.join(folder, 'database'))
try {
  const app = await startApp(server, path.join(folder, 'app'), { ADMIN_PASSWORD: PASSWORD })
  try {
    await fill()
    const title = `${CONTACTS} contacts, ${THREADS} conversations, ${MESSAGES} messages`
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
  for (let start = 1; start <= CONTACTS; start += BATCH) {
    const people = Array.from({ length: BATCH }, (_, i) => personOf(start + i))
    await pool.query(
      `insert into contacts (name, email, phone, contact_type, status, source, words)
      select name, email, phone, type, status, 'admin_panel', words from jsonb_to_recordset($1::jsonb)
        as person (name text, email text, phone text, type text, status text, words text)`,
      [JSON.stringify(people)],
    )
  }
  await pool.query(
    `insert into contact_identities (contact_id, kind, value)
    select id, 'phone', '+66' || substr(phone, 2) from contacts`,
  )
  await pool.query(
    `insert into inbox_threads (channel, handle, name, contact_id, status, last_message, last_message_at, unread_count)
    select (array['whatsapp', 'line', 'email', 'website'])[1 + n % 4], 'handle' || n, c.name, c.id,
      case when n % 9 = 0 then 'archived' else 'open' end, 'x', now() - n * interval '13 minutes', case when n % 5 = 0 then 1 + n % 3 else 0 end
    from generate_series(1, ${THREADS}) n join contacts c on c.id = n * 17`,
  )
  await pool.query(
    `insert into inbox_messages (thread_id, channel, contact_id, sender_name, sender_handle, content, is_from_customer, sent_at)
    select t.id, t.channel, t.contact_id, t.name, t.handle, ($1::text[])[1 + n % ${texts.length}] || ' (message ' || n || ' )',
      n % 2 = 0, now() - (${MESSAGES} - n) * interval '3 minutes'
    from generate_series(1, ${MESSAGES}) n
    join inbox_threads t on t.id = case when n <= ${LONG_THREAD} then 1 else 1 + n % ${THREADS} end`,
    [texts],
  )
  await pool.query(
    `update inbox_threads t set last_message = m.content, last_message_at = m.sent_at
    from (select distinct on (thread_id) thread_id, content, sent_at from inbox_messages order by thread_id, id desc) m
    where m.thread_id = t.id`,
  )
  await pool.query('vacuum (analyze)')
  await pool.end()
}

function personOf(n: number) {
  const person = { name: nameOf(n), email: `person${n}@mail.example`, phone: phoneOf(n) }
  return {
    ...person,
    type: ['lead', 'lead', 'owner', 'agent'][n % 4],
    status: ['new', 'contacted', 'qualified', 'closed'][n % 4],
    words: searchWords(person, identitiesOf(person)),
  }
}
