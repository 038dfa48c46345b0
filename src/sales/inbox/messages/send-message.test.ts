import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endPauses, jobsOf } from '../../../platform/jobs/test-jobs.ts'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aPdf } from '../attachments/test-files.ts'
import { startSmtp } from '../mail/test-smtp.ts'
import { MessageInput } from '../rules/message.ts'
import { aThread } from '../test-factory.ts'
import { sendMessageTask } from './send-message.ts'
import { writeMessage } from './write-message.ts'

let smtp: Awaited<ReturnType<typeof startSmtp>>
let world: TestApp
let agent: SignedIn
let colleague: SignedIn
beforeAll(async () => {
  smtp = await startSmtp()
  world = await testApp({
    env: { MAIL_URL: smtp.url, MAIL_FROM: 'Sathani Homes <hello@sathani.example>' },
  })
  agent = await world.signIn('agent')
  colleague = await world.signIn('agent')
  // Nobody is told of messages by e-mail.
  await world.db.updateTable('staffUsers').set({ email: null }).execute()
})
beforeEach(() => {
  smtp.behaviour = 'take'
  smtp.received.length = 0
  world.now = new Date(world.now.getTime() + 1000)
})

const write = (threadId: number, body: object = {}) =>
  world.request('POST', '/api/inbox/messages', {
    as: agent,
    body: { threadId, content: 'ยังว่างค่ะ\n\nYes, it is free.', ...body },
  })
const act = (id: number, action: string, as = agent) =>
  world.request('POST', `/api/inbox/messages/${id}/${action}`, { as })
const remove = (id: number, as = agent) =>
  world.request('DELETE', `/api/inbox/messages/${id}`, { as })
const stored = async (id: number) => {
  const { body } = await world.request('GET', '/api/inbox/messages', { as: agent })
  return body.find((message: { id: number }) => message.id === id)
}
const aMailThread = (name = 'Nida') =>
  aThread(world, { channel: 'email', handle: `${crypto.randomUUID()}@x.example`, name })

/** Writes a message whose sending ends in this way; returns its id and its conversation's. */
async function unsent(behaviour: typeof smtp.behaviour) {
  smtp.behaviour = behaviour
  const thread = await aMailThread()
  const { body } = await write(thread.id)
  await world.services.jobs.idle()
  smtp.behaviour = 'take'
  return { id: body.id, threadId: thread.id }
}

describe('An answer by email', () => {
  test('to a website inquiry goes to the address that was left, under what it was about', async () => {
    const form = { name: 'Priya', email: 'Priya@X.example', requirements: 'Two bedrooms' }
    await world.request('POST', '/api/leads', { body: form })
    const [thread] = (await world.request('GET', '/api/inbox/threads?search=priya', { as: agent }))
      .body
    const { status, body } = await write(thread.id)
    expect([status, body.state]).toEqual([201, 'queued'])
    await world.services.jobs.idle()
    expect(await stored(body.id)).toMatchObject({ state: 'sent', why: null })
    expect(smtp.received).toMatchObject([
      {
        from: 'hello@sathani.example',
        to: ['priya@x.example'],
        mail: {
          subject: 'Re: Contact request from the website',
          text: 'ยังว่างค่ะ\n\nYes, it is free.\n',
          from: {
            value: [
              {
                address: 'hello@sathani.example',
                name: `Anna ${agent.actor.lastName} (Sathani Homes)`,
              },
            ],
          },
          to: { value: [{ address: 'priya@x.example', name: 'Priya' }] },
          messageId: expect.stringMatching(/^<[\w-]{36}@sathani\.example>$/),
        },
      },
    ])
  })

  test('takes its files along', async () => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(aPdf)], 'สัญญา.pdf'))
    const file = await world.request('POST', '/api/inbox/attachments', { as: agent, body: form })
    const { id } = await aMailThread()
    await write(id, { attachmentIds: [file.body.id] })
    await world.services.jobs.idle()
    expect(smtp.received[0]?.mail.attachments).toMatchObject([
      { filename: 'สัญญา.pdf', contentType: 'application/pdf', content: aPdf },
    ])
  })

  test('has no header that somebody slipped into a name or a subject', async () => {
    const { id } = await aMailThread('Nida\r\nBcc: everybody@x.example\r\n\r\nHello')
    await world.db
      .updateTable('inboxThreads')
      .set({ subject: 'Home\r\nBcc: others@x.example' })
      .where('id', '=', id)
      .execute()
    await write(id)
    await world.services.jobs.idle()
    const [{ mail, to } = { mail: null, to: [] }] = smtp.received
    expect(to).toHaveLength(1)
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.subject).toBe('Re: Home Bcc: others@x.example')
    expect(mail?.text).toContain('Yes, it is free.')
  })

  test('is only recorded for what the customer said, and where no address was left', async () => {
    const { id } = await aMailThread()
    expect((await write(id, { isFromCustomer: true })).body.state).toBe('recorded')
    const phone = await aThread(world, { channel: 'website', handle: '+66810000000' })
    expect((await write(phone.id)).body.state).toBe('recorded')
    const line = await aThread(world)
    expect((await write(line.id)).body.state).toBe('recorded')
    await world.services.jobs.idle()
    expect(smtp.received).toEqual([])
  })

  test('is told by the channels', async () => {
    const { body } = await world.request('GET', '/api/inbox/channels', { as: agent })
    const connected = body.filter(({ isConnected }: { isConnected: boolean }) => isConnected)
    expect(connected.map(({ id, why }: { id: string; why: unknown }) => [id, why])).toEqual([
      ['email', null],
      ['website', null],
    ])
  })
})

describe('A message that is not sent', () => {
  test('says what the server said, and is sent when somebody presses Retry', async () => {
    const { id } = await unsent(550)
    expect(await stored(id)).toMatchObject({
      state: 'failed',
      why: {
        code: 'mail_refused',
        message: 'The mail server rejected this message: 550 No such mailbox here',
      },
    })
    const answers = await Promise.all([act(id, 'retry'), act(id, 'retry', colleague)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await world.services.jobs.idle()
    expect(await stored(id)).toMatchObject({ state: 'sent', why: null })
    expect(smtp.received).toHaveLength(1)
    expect((await act(id, 'retry')).status).toBe(409)
  })

  test.each([450, 'hang up before'] as const)(
    'because of %s is tried again by itself, after a pause',
    async (behaviour) => {
      const { id } = await unsent(behaviour)
      expect(await stored(id)).toMatchObject({
        state: 'queued',
        why: { code: 'mail_unreachable' },
      })
      expect(smtp.received).toEqual([])
      await endPauses(world)
      await world.services.jobs.idle()
      expect(await stored(id)).toMatchObject({ state: 'sent' })
      expect(smtp.received).toHaveLength(1)
    },
  )

  test('in two hours is given up visibly, and can be sent by hand', async () => {
    const { id } = await unsent(450)
    for (let tries = 1; tries <= sendMessageTask.retries; tries += 1) {
      smtp.behaviour = 450
      await endPauses(world)
      await world.services.jobs.idle()
    }
    expect(await stored(id)).toMatchObject({ state: 'failed', why: { code: 'mail_unreachable' } })
    expect((await jobsOf(world, sendMessageTask)).at(-1)?.state).toBe('failed')
    smtp.behaviour = 'take'
    expect((await act(id, 'retry')).body.state).toBe('queued')
    await world.services.jobs.idle()
    expect(await stored(id)).toMatchObject({ state: 'sent' })
    expect(smtp.received).toHaveLength(1)
  })

  test('is deleted by who wrote it, and stays in the audit log', async () => {
    const { id, threadId } = await unsent(550)
    expect((await remove(id, colleague)).status).toBe(403)
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(404)
    const { body } = await world.request('GET', `/api/inbox/threads/${threadId}`, { as: agent })
    expect(body).toMatchObject({
      lastMessage: expect.stringMatching(/^Message/),
      lastMessageFromCustomer: true,
    })
    const admin = await world.signIn('admin')
    const path = `/api/audit?subject=message&subjectId=${id}&action=delete`
    const log = await world.request('GET', path, { as: admin })
    expect(log.body[0].changes.content[0]).toContain('Yes, it is free.')
  })

  test('is not deleted once it was sent', async () => {
    const { id } = await aMailThread()
    const { body } = await write(id)
    expect((await remove(body.id)).status).toBe(409)
    await world.services.jobs.idle()
    expect((await remove(body.id)).status).toBe(409)
  })
})

describe('A message that may have been sent', () => {
  test('is not sent again by itself: a person decides', async () => {
    const { id } = await unsent('hang up after')
    expect(await stored(id)).toMatchObject({
      state: 'unsure',
      why: { code: 'mail_without_answer' },
    })
    await endPauses(world)
    await world.services.jobs.idle()
    expect(smtp.received).toEqual([])
    expect((await act(id, 'confirm')).body).toMatchObject({ state: 'sent', why: null })
    expect((await act(id, 'confirm')).status).toBe(409)
  })

  test('after the server was killed between sending and storing; again it has the same Message-ID', async () => {
    const { id: threadId } = await aMailThread()
    // The job is taken by nobody yet.
    const context = { ...world.context(agent.actor), wakeJobs: undefined }
    const { id } = await writeMessage(context, MessageInput.parse({ threadId, content: 'Yes' }))
    const process = { now: () => world.now, signal: new AbortController().signal }
    const { mail } = world.services
    if (!mail) throw new Error('There is no mail server.')
    // The process ends at the worst moment: the e-mail is taken, and nothing more happens.
    const dying = {
      ...mail,
      send: (letter: Parameters<typeof mail.send>[0]) =>
        mail.send(letter).then(() => new Promise<never>(() => {})),
    }
    void sendMessageTask.run({ ...context, mail: dying }, { messageId: id }, process)
    await expect.poll(() => smtp.received.length).toBe(1)
    expect(await stored(id)).toMatchObject({ state: 'sending' })
    await world.services.jobs.idle()
    expect(await stored(id)).toMatchObject({
      state: 'unsure',
      why: { code: 'sending_was_interrupted' },
    })
    expect(smtp.received).toHaveLength(1)
    await act(id, 'retry')
    await world.services.jobs.idle()
    const [first, second] = smtp.received.map(({ mail: { messageId } }) => messageId)
    expect(first).toBe(second)
  })
})

test('A wrong password is told by the channels, and messages wait', async () => {
  const env = { MAIL_URL: smtp.url.replace('p%3A', 'wrong'), MAIL_FROM: 'hello@sathani.example' }
  const locked = await testApp({ env, url: world.url })
  const { body } = await locked.request('GET', '/api/inbox/channels', { as: agent })
  const email = body.find(({ id }: { id: string }) => id === 'email')
  expect(email).toMatchObject({ isConnected: true, why: { code: 'mail_unreachable' } })
  const { id } = await aMailThread()
  const message = await locked.request('POST', '/api/inbox/messages', {
    as: agent,
    body: { threadId: id, content: 'Yes' },
  })
  await locked.services.jobs.idle()
  expect(await stored(message.body.id)).toMatchObject({ state: 'queued' })
  await endPauses(world)
  await world.services.jobs.idle()
  expect(await stored(message.body.id)).toMatchObject({ state: 'sent' })
})
