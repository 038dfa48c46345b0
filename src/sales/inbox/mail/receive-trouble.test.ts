import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { atTestEnd } from '../../../platform/testing/test-end.ts'
import { MailReceiver } from './mail-receiver.ts'
import { MAX_LETTER_BYTES } from './mailbox.ts'
import { startImap } from './test-imap.ts'

let imap: Awaited<ReturnType<typeof startImap>>
let world: TestApp
let agent: SignedIn
beforeAll(async () => {
  imap = await startImap()
  world = await testApp()
  agent = await world.signIn('agent')
})

/** Receives e-mails until the returned function is called. */
async function receiving(): Promise<() => Promise<void>> {
  const { db, catalogue, log, now } = world.services
  const receiver = new MailReceiver({ db, catalogue, log, now }, imap.url, { retryMs: 50 })
  receiver.start()
  atTestEnd(() => receiver.stop())
  await expect.poll(position).toBeDefined()
  return () => receiver.stop()
}
const position = () =>
  world.db.selectFrom('inboxMailboxes').selectAll().orderBy('name').executeTakeFirst()
const deliver = (id: string, body: string) =>
  imap.deliver(
    `From: ${id} <${id}@x.example>\nSubject: About ${id}\nMessage-ID: <${id}@x>\n\n${body}`,
  )
type Message = { content: string; senderHandle: string; why: { code: string } | null }
/** The messages of a sender. */
async function messagesOf(id: string): Promise<Message[]> {
  const { body } = await world.request('GET', '/api/inbox/messages', { as: agent })
  return body.filter(({ senderHandle }: Message) => senderHandle === `${id}@x.example`)
}

test('An e-mail above the limit is a note of its sender and subject, and the next one is read', async () => {
  const stop = await receiving()
  await deliver(
    'large',
    'x'
      .repeat(78)
      .concat('\n')
      .repeat(MAX_LETTER_BYTES / 78),
  )
  await deliver('after', 'Hello')
  await expect.poll(() => messagesOf('after')).toMatchObject([{ content: 'Hello', why: null }])
  expect(await messagesOf('large')).toMatchObject([
    { content: 'About large', why: { code: 'mail_not_readable' } },
  ])
  await stop()
})

test('An e-mail whose reading began four times without an end is a note, and is not read again', async () => {
  await (await receiving())()
  const { name = '', uidValidity = 0, lastUid = 0 } = (await position()) ?? {}
  await world.db
    .insertInto('inboxUnreadMail')
    .values({ mailbox: name, uidValidity, uid: lastUid + 1, tries: 4 })
    .execute()
  await deliver('deadly', 'What ends the process')
  const stop = await receiving()
  await expect
    .poll(() => messagesOf('deadly'))
    .toMatchObject([{ content: 'About deadly', why: { code: 'mail_not_readable' } }])
  expect(await world.db.selectFrom('inboxUnreadMail').selectAll().execute()).toEqual([])
  await stop()
})

test('An e-mail in whose middle the process is killed is received once by the next', async () => {
  await (await receiving())()
  const file = path.join(import.meta.dirname, 'test-receiver.ts')
  await world.db.transaction().execute(async (tx) => {
    // Its message is written, and what is known of it as an e-mail not yet.
    await sql`lock table inbox_mail in share mode`.execute(tx)
    const child = spawn(process.execPath, [file, world.url, imap.url], { stdio: 'ignore' })
    atTestEnd(() => child.kill('SIGKILL'))
    await deliver('halfway', 'Received once')
    const waiting = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(
        world.db,
      )
      return rows.length
    }
    await expect.poll(waiting).toBe(1)
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  })
  expect(await messagesOf('halfway')).toEqual([])
  const stop = await receiving()
  await deliver('later', 'Hello')
  await expect.poll(() => messagesOf('later')).toHaveLength(1)
  expect(await messagesOf('halfway')).toMatchObject([{ content: 'Received once', why: null }])
  await stop()
})
