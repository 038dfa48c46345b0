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
  const { db, catalogue, log, now } = world.services
  const receiver = new MailReceiver({ db, catalogue, log, now }, imap.url, { retryMs: 50 })
  receiver.start()
  atTestEnd(() => receiver.stop())
})

const mailbox = () => world.db.selectFrom('inboxMailboxes').selectAll().executeTakeFirst()
const tries = () => world.db.selectFrom('inboxUnreadMail').selectAll().execute()

/** What is stored of the e-mail with this Message-ID, once it is. */
async function stored(mailId: string) {
  const row = () =>
    world.db
      .selectFrom('inboxMail')
      .select('messageId')
      .where('mailId', '=', mailId)
      .executeTakeFirst()
  await expect.poll(row, { timeout: 20_000 }).toBeDefined()
  const { messageId } = (await row()) ?? { messageId: 0 }
  const { body } = await world.request('GET', '/api/inbox/messages', { as: agent })
  return body.find(({ id }: { id: number }) => id === messageId)
}

/** The next e-mail, as if processes had begun to read it this often and were killed. */
async function begunBefore(tries: number): Promise<void> {
  const { name, uidValidity, lastUid } = (await mailbox()) ?? expect.fail('There is no mailbox.')
  await world.db
    .insertInto('inboxUnreadMail')
    .values({ mailbox: name, uidValidity, uid: Number(lastUid) + 1, tries })
    .execute()
}

const letter = (id: string, body: string) =>
  `From: ${id} <${id}@x.example>\nSubject: About ${id}\nMessage-ID: <${id}@x.example>\n\n${body}`

test('an e-mail that is too large is noted with its sender and subject, and the next one is read', async () => {
  await expect.poll(mailbox).toBeDefined()
  await imap.deliver(letter('large', 'A line of the text.\n'.repeat(MAX_LETTER_BYTES / 20)))
  await imap.deliver(letter('next', 'A short one'))
  expect(await stored('next@x.example')).toMatchObject({ content: 'A short one', why: null })
  expect(await stored('large@x.example')).toMatchObject({
    ...{ content: 'About large', senderHandle: 'large@x.example' },
    why: { code: 'mail_not_readable' },
  })
  expect(await tries()).toEqual([])
}, 40_000)

test('an e-mail whose reading killed a process is read again', async () => {
  await expect.poll(mailbox).toBeDefined()
  await begunBefore(3)
  await imap.deliver(letter('again', 'Read at last'))
  expect(await stored('again@x.example')).toMatchObject({ content: 'Read at last', why: null })
  expect(await tries()).toEqual([])
})

test('an e-mail is given up after four tries, and noted', async () => {
  await expect.poll(mailbox).toBeDefined()
  await begunBefore(4)
  await imap.deliver(letter('deadly', 'What kills a process'))
  expect(await stored('deadly@x.example')).toMatchObject({
    ...{ content: 'About deadly', why: { code: 'mail_not_readable' } },
  })
  expect(await tries()).toEqual([])
})
