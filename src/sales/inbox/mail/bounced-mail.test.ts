import { beforeAll, beforeEach, expect, test } from 'vitest'
import { agencyMail } from './test-agency-mail.ts'

let agency: Awaited<ReturnType<typeof agencyMail>>
beforeAll(async () => {
  agency = await agencyMail()
})
beforeEach(() => {
  agency.smtp.received.length = 0
})

const DAEMON = { From: 'MAILER-DAEMON@mx.example', Subject: 'failure notice' }
const qmail = (address: string) =>
  `Hi. This is the qmail-send program at mx.example.\n\n<${address}>:\nRemote host said: 550 No such mailbox\n\n--- Below this line is a copy of the message.\n`

async function answered(name: string, headers: Record<string, string> = {}) {
  const { threadId } = await agency.arrives('Hello', {
    From: `${name} <${name}@x.example>`,
    ...headers,
  })
  const { id } = await agency.answers(threadId, 'An answer')
  return { threadId, id, mailId: agency.smtp.received.at(-1)?.mail.messageId ?? '' }
}

test('a report that mentions our id anywhere marks that message, in its conversation', async () => {
  const { threadId, id, mailId } = await answered('gone')
  await agency.answers(threadId, 'A second one')
  const report = await agency.arrives('It failed.', { ...DAEMON, References: mailId })
  expect(report).toMatchObject({ threadId, isAutomatic: true, isBounce: true })
  expect(await agency.messageOf(id)).toMatchObject({
    state: 'failed',
    why: { code: 'mail_bounced', params: { reason: 'Delivery failed.' } },
  })
})

test('a report that names the address alone marks the last message to it', async () => {
  const { threadId, id: first } = await answered('lost')
  const { id: last } = await agency.answers(threadId, 'A second one')
  const report = await agency.arrives(qmail('lost@x.example'), DAEMON)
  expect(report.threadId).toBe(threadId)
  expect(await agency.messageOf(first)).toMatchObject({ state: 'sent' })
  expect(await agency.messageOf(last)).toMatchObject({
    state: 'failed',
    why: { code: 'mail_bounced', params: { reason: 'Remote host said: 550 No such mailbox' } },
  })
})

test('a report of an address that was not written to lately marks nothing', async () => {
  const { id } = await answered('old')
  const before = new Date(agency.world.now.getTime() - 6 * 86_400_000).toISOString()
  await agency.world.db
    .updateTable('inboxMessages')
    .set({ sentAt: before })
    .where('id', '=', id)
    .execute()
  await agency.arrives(qmail('old@x.example'), DAEMON)
  await agency.arrives(qmail('nobody@x.example'), DAEMON)
  expect(await agency.messageOf(id)).toMatchObject({ state: 'sent' })
})

test('a report of somebody in Cc names them, and the message stays sent', async () => {
  const { id, mailId } = await answered('main', { Cc: 'Copy <copy@x.example>' })
  await agency.arrives(qmail('copy@x.example'), { ...DAEMON, 'In-Reply-To': mailId })
  expect(await agency.messageOf(id)).toMatchObject({
    state: 'sent',
    why: { code: 'mail_not_to_all', params: { addresses: 'copy@x.example' } },
  })
})

test('a delay marks nothing', async () => {
  const { id, mailId } = await answered('slow')
  const headers = { ...DAEMON, Subject: 'Warning: message delayed 24 hours', References: mailId }
  const report = await agency.arrives('It is tried again.', headers)
  expect(report).toMatchObject({ isAutomatic: true, isBounce: false })
  expect(await agency.messageOf(id)).toMatchObject({ state: 'sent', why: null })
})
