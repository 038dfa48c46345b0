import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../context.ts'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { startSmtp } from '../../sales/inbox/mail/test-smtp.ts'
import { aThread } from '../../sales/inbox/test-factory.ts'
import { addNotifications } from './add-notifications.ts'
import { deleteExpiredNotifications } from './delete-expired-notifications.ts'
import type { NotificationRecord } from './rules/notification.ts'

let world: TestApp
let boss: SignedIn
let nok: SignedIn

beforeAll(async () => {
  world = await testApp()
  boss = await world.signIn('manager')
})
beforeEach(async () => {
  nok = await world.signIn('agent')
})

const get = (path: string, as = nok) => world.request('GET', `/api/notifications${path}`, { as })
const read = (body: unknown, as = nok) =>
  world.request('POST', '/api/notifications/read', { as, body })
const unread = async (as = nok) => (await get('/counts', as)).body.unread
const listed = async (query = '', as = nok): Promise<NotificationRecord[]> =>
  (await get(query, as)).body

async function giveContact(to = nok, as = boss) {
  const contact = await aContact(world)
  const body = { assignedToId: to.actor.id }
  await world.request('PUT', `/api/leads/${contact.id}`, { as, body })
  return contact
}
async function giveThread(threadId: number, to = nok, as = boss) {
  const body = { assignedToId: to.actor.id }
  await world.request('PUT', `/api/inbox/threads/${threadId}`, { as, body })
}

describe('Who is given something by a colleague', () => {
  test('is told once, with what it is and who gave it', async () => {
    const contact = await giveContact()
    const thread = await aThread(world, { name: 'Priya', content: 'Is it  free?\n' })
    await giveThread(thread.id)
    expect(await listed()).toMatchObject([
      {
        kind: 'assigned',
        subject: 'thread',
        subjectId: thread.id,
        details: {
          name: 'Priya',
          channel: 'line',
          text: 'Is it free?',
          by: `Anna ${boss.actor.lastName}`,
        },
        readAt: null,
      },
      { kind: 'assigned', subject: 'contact', subjectId: contact.id },
    ])
    expect(await unread()).toBe(2)
    expect(await unread(boss)).toBe(0)
  })

  test('is told of many contacts that are given at once, of each', async () => {
    const ids = [(await aContact(world)).id, (await aContact(world)).id]
    const body = { ids, change: { assignedToId: nok.actor.id } }
    expect((await world.request('POST', '/api/leads/bulk', { as: boss, body })).status).toBe(200)
    expect((await listed()).map(({ subjectId }) => subjectId).toSorted()).toEqual(ids)
  })

  test('is told no more of contacts that are given away again, as by an undo', async () => {
    const ids = [(await aContact(world)).id, (await aContact(world)).id]
    const body = { ids, change: { assignedToId: nok.actor.id }, undo: true }
    const given = await world.request('POST', '/api/leads/bulk', { as: boss, body })
    expect(await unread()).toBe(2)
    const undo = { ids: given.body.undo }
    expect((await world.request('POST', '/api/audit/undo', { as: boss, body: undo })).body).toEqual(
      { changed: 2, refused: [] },
    )
    expect(await unread()).toBe(0)
  })

  test('is not told of what they take themselves, or have already', async () => {
    await giveContact(nok, nok)
    const contact = await giveContact()
    expect(await unread()).toBe(1)
    const body = { assignedToId: nok.actor.id, name: 'Another name' }
    await world.request('PUT', `/api/leads/${contact.id}`, { as: boss, body })
    expect(await unread()).toBe(1)
  })
})

describe('A notification', () => {
  test('that is read on one machine is read on all, and by its reader only', async () => {
    await giveContact()
    const [notice] = await listed()
    const body = { ids: [notice?.id] }
    expect((await read(body, boss)).status).toBe(204)
    expect(await unread()).toBe(1)
    expect((await read(body)).status).toBe(204)
    expect(await unread()).toBe(0)
    expect(await listed('?unread=true')).toEqual([])
    expect(await listed('?unread=false')).toMatchObject([{ id: notice?.id }])
  })

  test('is one row while it is unread, and a new one after it was read', async () => {
    const thread = await aThread(world)
    const other = await world.signIn('agent')
    await giveThread(thread.id)
    await giveThread(thread.id, other)
    await giveThread(thread.id)
    expect(await listed()).toHaveLength(1)
    await read({ ids: [(await listed())[0]?.id] })
    await giveThread(thread.id, other)
    await giveThread(thread.id)
    expect(await listed()).toHaveLength(2)
    expect(await unread()).toBe(1)
  })

  test('that came meanwhile stays unread when all are marked as read', async () => {
    await giveContact()
    const [newest] = await listed()
    world.now = new Date(world.now.getTime() + 1000)
    await giveContact()
    expect((await read({ upTo: newest?.createdAt })).status).toBe(204)
    expect(await unread()).toBe(1)
  })

  test('is read when its reader opens the conversation', async () => {
    const thread = await aThread(world)
    await giveThread(thread.id)
    await world.request('POST', `/api/inbox/threads/${thread.id}/read`, { as: boss })
    expect(await unread()).toBe(1)
    await world.request('POST', `/api/inbox/threads/${thread.id}/read`, { as: nok })
    expect(await unread()).toBe(0)
  })

  test.each(['inbox/threads', 'leads'])(
    'is over when what it is about (%s) is deleted',
    async (of) => {
      const thread = of === 'leads' ? null : await aThread(world)
      if (thread) await giveThread(thread.id)
      const { id } = thread ?? (await giveContact())
      expect(await unread()).toBe(1)
      const deleted = await world.request('DELETE', `/api/${of}/${id}`, { as: boss })
      expect(deleted.status).toBe(204)
      expect(await unread()).toBe(0)
    },
  )

  test('is listed newest first, by pages', async () => {
    for (const minute of [1, 2, 3]) {
      world.now = new Date(world.now.getTime() + minute * 60_000)
      await giveContact()
    }
    const { body, headers } = await get('?limit=2')
    expect(body).toHaveLength(2)
    expect(body[0].createdAt > body[1].createdAt).toBe(true)
    expect(headers.get('x-total-count')).toBe('3')
    expect(headers.get('link')).toContain('offset=2')
  })

  test('is forgotten after 90 days', async () => {
    await giveContact()
    const later = new Date(world.now.getTime() + 91 * 86_400_000)
    await deleteExpiredNotifications({ ...world.context(), now: later })
    expect(await listed()).toEqual([])
  })

  test.each([{}, { ids: [] }, { ids: ['x'] }, { upTo: 0 }, { upTo: 'now' }])(
    'is not marked as read by %j',
    async (body) => {
      expect((await read(body)).status).toBe(400)
    },
  )
})

test('who may not open the dashboard is told nothing', async () => {
  await world.db.updateTable('settings').set({ dashboardAccess: 'managers' }).execute()
  const contact = await aContact(world)
  const body = { assignedToId: nok.actor.id }
  await world.request('PUT', `/api/leads/${contact.id}`, { as: boss, body })
  await world.db.updateTable('settings').set({ dashboardAccess: 'staff' }).execute()
  expect(await listed()).toEqual([])
})

describe('By email', () => {
  test('a notification arrives with a link, once for each that is chosen', async () => {
    const smtp = await startSmtp()
    const mailing = await testApp({
      env: {
        MAIL_URL: smtp.url,
        MAIL_FROM: 'Sathani <hello@sathani.example>',
        PUBLIC_URL: 'https://sathani.example',
      },
    })
    const manager = await mailing.signIn('manager')
    const agent = await mailing.signIn('agent')
    const choices = { assigned: { email: true } }
    const saved = await mailing.request('PUT', '/api/notifications/settings', {
      as: agent,
      body: { choices },
    })
    expect(saved.body.email).toEqual({ address: agent.actor.email, isConnected: true })
    const { id, name } = await aContact(mailing, { name: 'สมชาย ใจดี' })
    const give = { assignedToId: agent.actor.id }
    await mailing.request('PUT', `/api/leads/${id}`, { as: manager, body: give })
    await mailing.services.jobs.idle()
    expect(smtp.received).toHaveLength(1)
    const [letter] = smtp.received
    expect(letter?.to).toEqual([agent.actor.email])
    expect(letter?.mail.subject).toBe(
      `Anna ${manager.actor.lastName} assigned you a contact: ${name}`,
    )
    expect(letter?.mail.text).toContain(`https://sathani.example/admin/contacts/${id}`)
    expect(letter?.mail.headers.get('auto-submitted')).toBe('auto-generated')
    const tried = await mailing.request('POST', '/api/notifications/try', {
      as: agent,
      body: { way: 'email' },
    })
    expect(tried.status).toBe(204)
    expect(smtp.received).toHaveLength(2)
    smtp.behaviour = 550
    const refused = await mailing.request('POST', '/api/notifications/try', {
      as: agent,
      body: { way: 'email' },
    })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('No such mailbox here'),
    ])
  })

  test.each([{ role: 'user' }, { isActive: false }])(
    'nothing is sent to a colleague who was changed to %j before it left',
    async (change) => {
      const smtp = await startSmtp()
      const env = { MAIL_URL: smtp.url, MAIL_FROM: 'Sathani <hello@sathani.example>' }
      const mailing = await testApp({ env })
      const [admin, agent] = [await mailing.signIn('admin'), await mailing.signIn('agent')]
      const tell = async () => {
        const body = { choices: { assigned: { email: true } } }
        await mailing.request('PUT', '/api/notifications/settings', { as: agent, body })
        const { id } = await aContact(mailing)
        // What making the contact woke would send the letter at once.
        await mailing.services.jobs.idle()
        const notice = { kind: 'assigned', subject: 'contact', subjectId: id, details: {} } as const
        const quiet = { ...mailing.context(), wakeJobs: undefined }
        await inTransaction(quiet, (tx) => addNotifications(tx, notice, [agent.actor.id]))
      }
      await tell()
      const path = `/api/admin/users/${agent.actor.id}`
      expect((await mailing.request('PUT', path, { as: admin, body: change })).status).toBe(200)
      await mailing.services.jobs.idle()
      expect(smtp.received).toEqual([])
    },
  )
})
