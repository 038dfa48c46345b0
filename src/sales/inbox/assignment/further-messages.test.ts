import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../context.ts'
import { jobsOf } from '../../../platform/jobs/test-jobs.ts'
import type { ReceivedLetter } from '../mail/read-letter.ts'
import { receiveLetter } from '../mail/receive-letter.ts'
import { aLetter } from '../mail/test-letter.ts'
import { assignMessageTask } from './assign-message.ts'
import { testAgency } from './test-agency.ts'

const agency = await testAgency()
const { world, nok, ploy, unknownPerson, dutyOf, notices, asks } = agency
beforeEach(agency.begin)

describe('An email', () => {
  const letter = (id: string, content: string) => aLetter({ mailId: `${id}@x.example`, content })
  async function arrives(one: ReceivedLetter) {
    await inTransaction(world.context(), (tx) => receiveLetter(tx, one, { own: [] }))
    await world.services.jobs.idle()
  }

  test('of somebody new is an inquiry for the next on duty, a further one a message for them', async () => {
    await dutyOf([nok])
    await arrives(letter('first', 'Is it free?'))
    await dutyOf([ploy])
    await arrives(letter('second', 'And the cat?'))
    expect(await notices(nok)).toMatchObject([
      { kind: 'message', details: { name: 'Nida', channel: 'email', text: 'And the cat?' } },
      { kind: 'inquiry', details: { name: 'Nida', channel: 'email', text: 'Is it free?' } },
    ])
    expect(await notices(ploy)).toEqual([])
    const [contact] = (await world.request('GET', '/api/leads?search=nida@x.example', { as: nok }))
      .body
    expect(contact.assignedToId).toBe(nok.actor.id)
  })

  test('that nobody need read is nobody’s', async () => {
    await dutyOf([nok])
    const from = { name: 'Away', address: 'away@x.example' }
    await arrives(aLetter({ mailId: 'auto@x.example', from, isAutomatic: true }))
    expect(await notices(nok)).toEqual([])
  })
})

test('forms, answers and what hands them over never make each other fail', async () => {
  await dutyOf([nok, ploy])
  const person = unknownPerson()
  const { thread } = await asks(person)
  const answer = () =>
    world.request('POST', '/api/inbox/messages', {
      as: nok,
      body: { threadId: thread.id, content: 'Yes', isFromCustomer: true },
    })
  const form = () =>
    world.request('POST', '/api/leads', { body: { ...person, requirements: 'Again' } })
  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.all([form(), answer(), form(), answer(), form(), answer()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
  }
  await world.services.jobs.idle()
  const jobs = await jobsOf(world, assignMessageTask)
  expect(jobs.filter(({ state }) => state !== 'completed')).toEqual([])
})

describe('What staff record of a customer', () => {
  test('is told to whoever has the conversation, not to who recorded it', async () => {
    await dutyOf([nok])
    const { thread } = await asks()
    await agency.clearNotifications()
    for (const as of [nok, ploy]) {
      const body = { threadId: thread.id, content: 'She called', isFromCustomer: true }
      expect((await world.request('POST', '/api/inbox/messages', { as, body })).status).toBe(201)
      await world.services.jobs.idle()
    }
    expect(await notices(nok)).toMatchObject([{ kind: 'message', details: { text: 'She called' } }])
    expect(await notices(ploy)).toEqual([])
  })
})
