import { expect } from 'vitest'
import { inTransaction } from '../../../context.ts'
import { testApp } from '../../../platform/testing/test-app.ts'
import { atTestEnd } from '../../../platform/testing/test-end.ts'
import { MailReceiver } from './mail-receiver.ts'
import { readLetter } from './read-letter.ts'
import { receiveLetter } from './receive-letter.ts'
import { startImap } from './test-imap.ts'
import { startSmtp } from './test-smtp.ts'

export type Headers = Record<string, string>
export type Message = {
  id: number
  threadId: string
  content: string
  attachments: { id: number; name: string }[]
  [field: string]: unknown
}

const OWN = 'hello@sathani.example'

/** An agency that sends and receives e-mails over real servers, with a colleague who reads and answers. */
export async function agencyWithMailbox() {
  const imap = await startImap()
  await imap.deliver('From: Old <old@x.example>\nSubject: Long ago\n\nBefore the first start')
  const agency = await agencyMail()
  const { world } = agency

  /** A process that receives. */
  function receiver(): MailReceiver {
    const { db, catalogue, log, now } = world.services
    const options = { from: OWN, retryMs: 50 }
    const receiver = new MailReceiver({ db, catalogue, log, now }, imap.url, options)
    receiver.start()
    atTestEnd(() => receiver.stop())
    return receiver
  }

  /** What comes before is left out. */
  async function isReceiving(): Promise<void> {
    const mailboxes = () => world.db.selectFrom('inboxMailboxes').select('name').execute()
    await expect.poll(mailboxes).toHaveLength(1)
  }

  agency.deliverBy(async (raw) => {
    await isReceiving()
    await imap.deliver(raw)
  })
  return { ...agency, imap, receiver, isReceiving, main: receiver() }
}

/** The same, where e-mails are read and stored without a mailbox. */
export async function agencyMail() {
  const smtp = await startSmtp()
  const env = { MAIL_URL: smtp.url, MAIL_FROM: `Sathani <${OWN}>` }
  const world = await testApp({ env })
  const agent = await world.signIn('agent')
  // Nobody is told of messages by e-mail.
  await world.db.updateTable('staffUsers').set({ email: null }).execute()
  let letters = 0

  let deliver = async (raw: string): Promise<void> => {
    const letter = await readLetter(Buffer.from(raw.replace(/\r?\n/g, '\r\n')))
    await inTransaction(world.context(), (tx) => receiveLetter(tx, letter, { own: [OWN] }))
  }

  /** Delivers an e-mail, and waits until it is received. */
  async function arrives(body: string, headers: Headers = {}): Promise<Message> {
    letters += 1
    const all = {
      From: 'Nida <nida@x.example>',
      Subject: 'A home',
      'Message-ID': `<${lastId()}>`,
      ...headers,
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    await deliver(`${lines.join('\n')}\n\n${body}`)
    return received(all['Message-ID'].slice(1, -1))
  }

  /** The Message-ID of the last one that arrived without its own. */
  const lastId = () => `letter-${letters}@x.example`

  async function received(mailId: string): Promise<Message> {
    const row = () =>
      world.db
        .selectFrom('inboxMail')
        .select('messageId')
        .where('mailId', '=', mailId)
        .executeTakeFirst()
    await expect.poll(row).toBeDefined()
    const { messageId } = (await row()) ?? { messageId: 0 }
    const found = (await messages()).find(({ id }) => id === messageId)
    return found ?? expect.fail('The message is not listed.')
  }

  const read = async (path: string) => (await world.request('GET', path, { as: agent })).body
  const messages = async (): Promise<Message[]> => read('/api/inbox/messages?limit=100')

  return {
    ...{ smtp, world, agent, arrives, messages, lastId },
    deliver: (raw: string) => deliver(raw),
    deliverBy(way: typeof deliver) {
      deliver = way
    },
    threadOf: (id: string | number) => read(`/api/inbox/threads/${id}`),
    original: (id: number) => read(`/api/inbox/messages/${id}/original`),
    /** Writes to a conversation as the colleague, and waits until it was sent. */
    async answers(threadId: string | number, content: string, fields: object = {}) {
      const body = { threadId: String(threadId), content, ...fields }
      const written = await world.request('POST', '/api/inbox/messages', { as: agent, body })
      await world.services.jobs.idle()
      return written.body
    },
    /** A message as it is now. */
    async messageOf(id: number): Promise<Message> {
      const found = (await messages()).find((message) => message.id === id)
      return found ?? expect.fail('The message is not listed.')
    },
  }
}
