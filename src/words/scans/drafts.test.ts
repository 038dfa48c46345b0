import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aDeal } from '../../sales/deals/test-factory.ts'
import { aViewing, homesAt } from '../../sales/viewings/test-factory.ts'
import { aNote, noteForm } from './test-notes.ts'

const world = await testApp()
let agent: SignedIn
let other: SignedIn
let picture: Buffer
beforeAll(async () => {
  agent = await world.signIn('agent')
  other = await world.signIn('agent')
  picture = await aNote(['call back next Monday', 'Khun Somchai 081 234 5678'])
})
beforeEach(() => {
  world.now = new Date('2026-11-25T05:00:00Z')
})

const ask = (method: string, path: string, body?: unknown, as = agent) =>
  world.request(method, `/api/scans${path}`, { as, body })

const undo = ({ undoId }: { undoId: number }) =>
  world.request('POST', `/api/audit/${undoId}/undo`, { as: agent })

/** A note of a new deal that was read. */
async function aScan(beside: Record<string, string> | null = null, bytes = picture) {
  const deal = await aDeal(world, {}, agent)
  const subject = beside ?? { dealId: String(deal.id) }
  const { status, body } = await ask('POST', '', noteForm(bytes, subject))
  expect(status).toBe(201)
  await world.services.jobs.idle()
  return { deal, id: body.id as number, scan: (await ask('GET', `/${body.id}`)).body }
}

const addition = {
  texts: ['call back next Monday', 'Khun Somchai 081 234 5678'],
  tasks: [{ title: 'Call back', dueDate: '2026-11-30', description: 'call back next Monday' }],
  contacts: [{ name: 'Khun Somchai', phone: '+66812345678' }],
}

test('an uploaded note is read, and says its lines, facts, steps and people', async () => {
  const { scan, deal } = await aScan()
  expect(scan).toMatchObject({
    ...{ state: 'read', dealId: deal.id, by: 'built-in', isPrint: true, why: null },
    texts: addition.texts,
  })
  expect(scan.steps).toEqual([expect.objectContaining({ text: 'Call back', existing: null })])
  expect(scan.contacts).toEqual([expect.objectContaining({ name: 'Khun Somchai', existing: null })])
  const words = scan.lines[0].words.map((word: { text: string }) => word.text)
  expect(words).toEqual(['call', 'back', 'next', 'Monday'])
})

test('its progress is told to whoever uploaded it, and to nobody else', async () => {
  const { scan } = await aScan()
  const path = `/api/jobs/${scan.jobId}`
  const { body } = await world.request('GET', path, { as: agent })
  expect(body).toEqual({
    ...{ id: scan.jobId, state: 'done', done: 2, total: 2, ahead: null, why: null },
  })
  expect((await world.request('GET', path, { as: other })).status).toBe(404)
})

test('a draft is its owner’s alone, with its pictures', async () => {
  const { id, deal } = await aScan()
  expect((await ask('GET', `/${id}/picture`)).headers.get('content-type')).toBe('image/jpeg')
  for (const [method, path, body] of [
    ['GET', `/${id}`],
    ['GET', `/${id}/picture`],
    ['PUT', `/${id}`, { texts: [] }],
    ['POST', `/${id}/turn`],
    ['POST', `/${id}/add`, addition],
    ['DELETE', `/${id}`],
  ] as const) {
    expect([path, (await ask(method, path, body, other)).status]).toEqual([path, 404])
  }
  expect((await ask('GET', `?dealId=${deal.id}`)).body).toHaveLength(1)
  expect((await ask('GET', `?dealId=${deal.id}`, undefined, other)).body).toEqual([])
})

test('corrections are kept, and what the note says follows them', async () => {
  const { id } = await aScan()
  const texts = ['Ask owner about parking tomorrow', 'budget 25k/mo']
  const choice = { steps: ['x'], contacts: [] }
  const { body } = await ask('PUT', `/${id}`, { texts, choice })
  expect(body.texts).toEqual(texts)
  expect(body.steps).toEqual([
    expect.objectContaining({ text: 'Ask owner about parking', dueDate: '2026-11-26' }),
  ])
  expect((await ask('GET', `/${id}`)).body).toMatchObject({ texts, choice, contacts: [] })
})

test('what exists already says so, and what is known is matched', async () => {
  const contact = await aContact(world, { name: 'Priya Raghunathan', phone: '+66812345678' })
  const unit = await aUnit(world)
  const deal = await aDeal(world, { contactId: contact.id, unitId: unit.id }, agent)
  await aViewing(world, agent, {
    ...{ contactId: contact.id, dealId: deal.id },
    homes: homesAt(world, [unit.id], 70.5),
  })
  const { id } = await aScan({ dealId: String(deal.id) })
  const texts = [
    `Priya - ${unit.unitNumber} ห้อง ${unit.unitNumber}`,
    'นัดดูห้อง 28 พย 10:30',
    'call 081 234 5678 today',
  ]
  const { body } = await ask('PUT', `/${id}`, { texts })
  expect(body.steps.map((step: { existing: string }) => step.existing)).toContain('viewing')
  expect(body.contacts[0].existing).toEqual({ id: contact.id, name: contact.name })
  const whole = texts.join('\n')
  const named = body.matches.map((match: { kind: string; start: number; end: number }) => [
    match.kind,
    whole.slice(match.start, match.end),
  ])
  expect(named).toContainEqual(['contact', 'Priya'])
  expect(named).toContainEqual(['contact', '081 234 5678'])
})

test('an owner of the deal’s home is matched by a part of the name, others by their whole name alone', async () => {
  const owner = await aContact(world, { name: 'Wirat Chaiyo' })
  const unit = await aUnit(world, { ownerContactId: owner.id })
  const buyer = await aContact(world, { name: 'Grace Thornbury' })
  await aContact(world, { name: 'Nobel' })
  for (const _ of [1, 2]) await aContact(world, { name: 'Twice Called' })
  const deal = await aDeal(world, { contactId: (await aContact(world)).id, unitId: unit.id }, agent)
  const { id } = await aScan({ dealId: String(deal.id) })
  const texts = [
    'new buyer Grace Thornbury, cash',
    'owner Wirat wants more',
    'call Nobel and Twice Called',
  ]
  const { body } = await ask('PUT', `/${id}`, { texts })
  const people = body.matches.filter((match: { kind: string }) => match.kind === 'contact')
  expect(people.map((match: { id: number }) => match.id)).toEqual([buyer.id, owner.id])
})

test('a note is added in one step with its tasks and contacts, and its picture stays with it', async () => {
  const { id, deal } = await aScan()
  const { status, body } = await ask('POST', `/${id}/add`, addition)
  expect(status).toBe(200)
  const path = `/api/deals/${deal.id}/activities`
  const entries = (await world.request('GET', path, { as: other })).body
  const note = entries.find((entry: { type: string }) => entry.type === 'note')
  expect(note).toMatchObject({ id: body.activityId, description: addition.texts.join('\n') })
  expect(note.metadata).toEqual({ scanId: id })
  const task = await world.request('GET', `/api/tasks/${body.taskIds[0]}`, { as: agent })
  expect(task.body).toMatchObject({ title: 'Call back', dueDate: '2026-11-30', dealId: deal.id })
  const contact = await world.request('GET', `/api/leads/${body.contactIds[0]}`, { as: agent })
  expect(contact.body).toMatchObject({ name: 'Khun Somchai', phone: '+66812345678' })
  const original = `/${id}/picture?which=original`
  expect((await ask('GET', original, undefined, other)).status).toBe(200)
  expect((await world.request('GET', `/api/scans${original}`)).status).toBe(401)
  const audited = await world.db
    .selectFrom('audit')
    .select('subject')
    .where('actorId', '=', agent.actor.id)
    .where('action', '=', 'create')
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  expect(audited.map(({ subject }) => subject)).toEqual(['contact', 'task', 'activity'])
  expect((await ask('POST', `/${id}/add`, addition)).status).toBe(409)
})

test('adding it is undone as a whole, and it is a draft again', async () => {
  const { id, deal } = await aScan()
  const { body: added } = await ask('POST', `/${id}/add`, addition)
  expect((await undo(added)).status).toBe(204)
  expect((await ask('GET', `/${id}`)).body.state).toBe('read')
  for (const path of [`tasks/${added.taskIds[0]}`, `leads/${added.contactIds[0]}`]) {
    expect((await world.request('GET', `/api/${path}`, { as: agent })).status).toBe(404)
  }
  const entries = await world.request('GET', `/api/deals/${deal.id}/activities`, { as: agent })
  expect(entries.body.filter((entry: { type: string }) => entry.type === 'note')).toEqual([])
  expect((await undo(added)).body.message).toBe('This was already undone.')
  expect((await ask('POST', `/${id}/add`, addition)).status).toBe(200)
})

test('what was changed since is not taken back, and nothing else of it either', async () => {
  const { id } = await aScan()
  const { body: added } = await ask('POST', `/${id}/add`, addition)
  const path = `/api/tasks/${added.taskIds[0]}`
  await world.request('PUT', path, { as: agent, body: { priority: 'high' } })
  expect((await undo(added)).status).toBe(409)
  const contact = await world.request('GET', `/api/leads/${added.contactIds[0]}`, { as: agent })
  expect(contact.status).toBe(200)
})

test('a fault in one part adds nothing', async () => {
  const { id, deal } = await aScan()
  const contacts = [{ name: '' }]
  expect((await ask('POST', `/${id}/add`, { ...addition, contacts })).status).toBe(400)
  expect((await ask('POST', `/${id}/add`, { ...addition, texts: [' '] })).body.errors[0].path).toBe(
    'texts',
  )
  await world.db
    .updateTable('deals')
    .set({ deletedAt: world.now })
    .where('id', '=', deal.id)
    .execute()
  expect((await ask('POST', `/${id}/add`, addition)).status).toBe(400)
  const tasks = await world.db
    .selectFrom('tasks')
    .select('id')
    .where('dealId', '=', deal.id)
    .execute()
  expect(tasks).toEqual([])
})

test('a blank page keeps its picture, can be typed in, and turned to be read again', async () => {
  const { id, scan } = await aScan(null, await aNote([]))
  expect(scan).toMatchObject({ state: 'read', lines: [], whyCode: 'scan_blank' })
  expect((await ask('GET', `/${id}/picture?which=original`)).status).toBe(200)
  const turned = await ask('POST', `/${id}/turn`)
  expect([turned.status, turned.body.state]).toEqual([200, 'waiting'])
  await world.services.jobs.idle()
  const isIn = (state: string) =>
    world.db.updateTable('scans').set({ state }).where('id', '=', id).execute()
  // As it is until the job has read it.
  await isIn('waiting')
  expect((await ask('PUT', `/${id}`, { texts: ['x'] })).body.message).toBe(
    'This note is still being read',
  )
  await isIn('read')
  expect((await ask('PUT', `/${id}`, { texts: ['Typed by hand'] })).status).toBe(200)
})

test('a picture turned by hand is read that way', async () => {
  const { id } = await aScan()
  await ask('POST', `/${id}/turn`)
  await world.services.jobs.idle()
  const { body } = await ask('GET', `/${id}`)
  expect(body).toMatchObject({ turned: 90, isPrint: false })
})

test('a draft is discarded with its pictures, and one that nobody touches goes after a week', async () => {
  const { id } = await aScan()
  expect((await ask('DELETE', `/${id}`)).status).toBe(204)
  const { id: later } = await aScan()
  const { id: added } = await aScan()
  await ask('POST', `/${added}/add`, addition)
  const { deleteExpiredScans } = await import('./discard-scan.ts')
  await deleteExpiredScans({
    ...world.context(),
    now: new Date(world.now.getTime() + 8 * 86_400_000),
  })
  const { rows } = await sql<{ scanId: number }>`
    select distinct scan_id from scan_pictures where scan_id in (${id}, ${later}, ${added})`.execute(
    world.db,
  )
  expect(rows.map(({ scanId }) => scanId)).toEqual([added])
})

test('a list of notes tells nothing that has to be read from their text first', async () => {
  const { deal, scan } = await aScan()
  const { body } = await ask('GET', `?dealId=${deal.id}`)
  expect(body).toMatchObject([{ id: scan.id, texts: scan.texts, version: scan.version }])
  expect(body[0]).not.toHaveProperty('keyPoints')
})

test('a note longer than a timeline holds is refused, not cut', async () => {
  const { id, scan } = await aScan()
  const texts = Array.from({ length: 11 }, () => 'viewing '.repeat(124))
  const { status, body } = await ask('PUT', `/${id}`, { texts, version: scan.version })
  expect([status, body.message]).toEqual([400, 'texts: At most 10,000 characters'])
})

test('visitors and users without the dashboard have no notes', async () => {
  const user = await world.signIn('user')
  for (const [method, path] of [
    ['GET', '/api/scans'],
    ['POST', '/api/scans'],
    ['GET', '/api/scans/1'],
    ['PUT', '/api/scans/1'],
    ['DELETE', '/api/scans/1'],
    ['GET', '/api/scans/1/picture'],
    ['POST', '/api/scans/1/turn'],
    ['POST', '/api/scans/1/read'],
    ['POST', '/api/scans/1/add'],
    ['POST', '/api/audit/1/undo'],
    ['POST', '/api/transcribe-note'],
    ['POST', '/api/transcribe-note-simple'],
    ['GET', '/api/jobs/00000000-0000-4000-8000-000000000000'],
  ] as const) {
    expect([path, (await world.request(method, path)).status]).toEqual([path, 401])
    expect([path, (await world.request(method, path, { as: user })).status]).toEqual([path, 403])
  }
})
