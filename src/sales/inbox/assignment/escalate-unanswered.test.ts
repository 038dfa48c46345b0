import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testAgency } from './test-agency.ts'

const agency = await testAgency()
const { world, manager, nok, dutyOf, notices, kinds, asks } = agency
beforeEach(async () => {
  await agency.begin()
  await sql`delete from pgboss.job where data ->> 'task' = 'escalate-unanswered'`.execute(world.db)
  await dutyOf([nok])
})

/** When the escalations of a conversation are due. */
async function dueOf(threadId: number): Promise<string[]> {
  const { rows } = await sql<{ due: Date | string }>`
    select start_after as due from pgboss.job where data ->> 'task' = 'escalate-unanswered'
      and data -> 'payload' ->> 'threadId' = ${String(threadId)}`.execute(world.db)
  return rows.map(({ due }) => new Date(due).toISOString())
}

/** Runs what is due later. */
async function runDue() {
  await sql`update pgboss.job set start_after = now()
    where data ->> 'task' = 'escalate-unanswered'`.execute(world.db)
  await world.services.jobs.idle()
}

describe('An assigned inquiry that has no first response', () => {
  test('is told to managers after an hour of working hours', async () => {
    const { thread, contact } = await asks()
    expect(await dueOf(thread.id)).toEqual(['2093-11-26T06:00:00.000Z'])
    await runDue()
    expect(await notices(manager)).toMatchObject([
      {
        ...{ kind: 'unanswered', subject: 'thread', subjectId: thread.id },
        details: {
          name: contact.name,
          text: 'A balcony',
          by: `${nok.actor.firstName} ${nok.actor.lastName}`,
        },
      },
    ])
    expect(await kinds(nok)).toEqual(['inquiry'])
    const body = { threadId: thread.id, content: 'Hello' }
    await world.request('POST', '/api/inbox/messages', { as: nok, body })
    expect((await notices(manager))[0].readAt).not.toBe(null)
  })

  test('waits for the minutes of the settings, on the next working day too', async () => {
    const settings = await world.request('PUT', '/api/settings/inquiries', {
      as: manager,
      body: { escalateMinutes: 90 },
    })
    expect(settings.body).toMatchObject({ escalateMinutes: 90 })
    world.now = new Date('2093-11-26T11:30:00Z')
    const { thread } = await asks()
    expect(await dueOf(thread.id)).toEqual(['2093-11-27T03:00:00.000Z'])
    const body = { escalateMinutes: 4 }
    const refused = await world.request('PUT', '/api/settings/inquiries', { as: manager, body })
    expect(refused.status).toBe(400)
    await world.request('PUT', '/api/settings/inquiries', {
      as: manager,
      body: { escalateMinutes: 60 },
    })
  })

  test.each([
    [
      'somebody answered',
      ({ thread }: Asked) =>
        world.request('POST', '/api/inbox/messages', {
          as: nok,
          body: { threadId: thread.id, content: 'Hello' },
        }),
    ],
    [
      'somebody called',
      ({ contact }: Asked) =>
        world.request('POST', `/api/leads/${contact.id}/activities`, {
          as: nok,
          body: { type: 'call', title: 'Called' },
        }),
    ],
    [
      'it was archived',
      ({ thread }: Asked) =>
        world.request('PUT', `/api/inbox/threads/${thread.id}`, {
          as: nok,
          body: { status: 'archived' },
        }),
    ],
  ])('is not told of when %s', async (_why, deals) => {
    const asked = await asks()
    expect((await deals(asked)).status).toBeLessThan(300)
    await runDue()
    expect(await kinds(manager)).toEqual([])
  })
})

type Asked = Awaited<ReturnType<typeof asks>>
