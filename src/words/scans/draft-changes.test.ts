import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aDeal } from '../../sales/deals/test-factory.ts'
import { aNote, noteForm } from './test-notes.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const LINES = ['call back next Monday', 'Khun Somchai 081 234 5678']
const addition = { texts: LINES, tasks: [], contacts: [] }

const ask = (method: string, path: string, body?: unknown) =>
  world.request(method, `/api/scans${path}`, { as: agent, body })

/** A note of a new deal that was read. */
async function aScan() {
  const { id: dealId } = await aDeal(world, {}, agent)
  const form = noteForm(await aNote(LINES), { dealId: String(dealId) })
  const { body } = await ask('POST', '', form)
  await world.services.jobs.idle()
  return { id: body.id as number, scan: (await ask('GET', `/${body.id}`)).body }
}

test('a correction of another version is refused with the note as it is, and one that changes nothing is none', async () => {
  const { id, scan } = await aScan()
  const saved = await ask('PUT', `/${id}`, { texts: ['mine'], version: scan.version })
  expect([saved.status, saved.body.version]).toEqual([200, scan.version + 1])
  const stale = await ask('PUT', `/${id}`, { texts: ['theirs'], version: scan.version })
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(stale.body.current).toMatchObject({ texts: ['mine'], version: saved.body.version })
  expect(stale.body.changedFields).toEqual(['text'])
  const unseen = await ask('POST', `/${id}/add`, { ...addition, version: scan.version })
  expect([unseen.status, unseen.body.code]).toEqual([409, 'changed_meanwhile'])
  const again = await ask('PUT', `/${id}`, { texts: ['mine'], version: saved.body.version })
  expect(again.body.version).toBe(saved.body.version)
})

test('each correction, turn and addition is in the audit log, with what differs', async () => {
  const { id } = await aScan()
  const [first = '', second = ''] = LINES
  const choice = { steps: ['x'], contacts: [] }
  await ask('PUT', `/${id}`, { texts: [first, 'Khun Somchai, husband'] })
  await ask('PUT', `/${id}`, { choice })
  await ask('POST', `/${id}/turn`)
  await world.services.jobs.idle()
  await ask('PUT', `/${id}`, { texts: addition.texts })
  await ask('POST', `/${id}/add`, addition)
  await ask('POST', `/${id}/take-back`)
  const written = await world.db
    .selectFrom('audit')
    .select(['changes', 'actorId'])
    .where('subject', '=', 'scan')
    .where('subjectId', '=', id)
    .where('action', '=', 'update')
    .orderBy('id')
    .execute()
  expect(new Set(written.map(({ actorId }) => actorId))).toEqual(new Set([agent.actor.id]))
  const [corrected, ticked, turned, , added, back] = written.map(({ changes }) => changes)
  expect(corrected).toEqual({ text: [second, 'Khun Somchai, husband'] })
  expect(ticked).toEqual({ steps: [[], ['x']] })
  expect(turned).toMatchObject({ state: ['read', 'waiting'], quarters: [null, 90] })
  expect(added).toEqual({ state: ['read', 'added'] })
  expect(back).toEqual({ state: ['added', 'read'] })
})
