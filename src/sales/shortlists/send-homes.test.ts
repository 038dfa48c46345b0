import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { deleteUnit } from '../../records/units/delete-unit.ts'
import { aUnit } from '../../records/units/test-factory.ts'

let world: TestApp
let sender: SignedIn
let colleague: SignedIn
let manager: SignedIn
beforeAll(async () => {
  world = await testApp()
  sender = await world.signIn('agent')
  colleague = await world.signIn('agent')
  manager = await world.signIn('manager')
})

const input = (unitIds: number[], changes = {}) => ({
  unitIds,
  contactId: null,
  by: 'line',
  language: 'en',
  text: 'Hello, these may fit. [link]',
  showUnitNumbers: false,
  showProjectNames: true,
  ...changes,
})
const send = (unitIds: number[], changes = {}, headers = {}) =>
  world.request('POST', '/api/sends', { as: sender, body: input(unitIds, changes), headers })
const change = (id: number, unitIds: number[], as = sender) =>
  world.request('PUT', `/api/sends/${id}`, { as, body: { unitIds } })
const takeBack = (id: number, as = sender) => world.request('DELETE', `/api/sends/${id}`, { as })
const open = (url: string) => world.request('GET', new URL(url).pathname)

test('a send answers its id and the address of its page, which nobody can guess', async () => {
  const { id } = await aUnit(world)
  const first = await send([id])
  const second = await send([id])
  expect(first.status).toBe(201)
  const undoId = expect.any(Number)
  expect(first.body).toEqual({ id: expect.any(Number), url: expect.any(String), undoId })
  expect(first.body.url).toMatch(/^https:\/\/sathani\.example\/s\/[\w-]{22}$/)
  expect(second.body.url).not.toBe(first.body.url)
})

test('the same key sends once', async () => {
  const { id } = await aUnit(world)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const [first, again] = [await send([id], {}, key), await send([id], {}, key)]
  expect(again.body).toEqual(first.body)
  expect((await send([id], { by: 'link' }, key)).status).toBe(422)
})

test('hidden, deleted and unknown homes are refused by name', async () => {
  const shown = await aUnit(world)
  const hidden = await aUnit(world, { unitNumber: '9A', showOnWebsite: false })
  const deleted = await aUnit(world, { unitNumber: '12B' })
  await deleteUnit(world.context(manager.actor), deleted.id)
  const { status, body } = await send([shown.id, hidden.id, deleted.id, 2_000_000_000])
  expect(status).toBe(400)
  expect(body.errors).toMatchObject([
    {
      path: 'unitIds.1',
      message: `9A · ${hidden.project.name} is hidden from the website. Show it there, or remove it.`,
    },
    { path: 'unitIds.2', message: `12B · ${deleted.project.name} was deleted. Remove it.` },
    { path: 'unitIds.3', message: 'There is no home 2000000000. Remove it.' },
  ])
})

test('one to ten homes are sent, each once', async () => {
  const { id } = await aUnit(world)
  expect((await send([])).body.message).toContain('Choose at least one home.')
  const eleven = Array.from({ length: 11 }, (_, i) => id + i)
  expect((await send(eleven)).body.message).toContain('At most 10 homes can be sent at once.')
  expect((await send([id], { contactId: 2_000_000_000 })).status).toBe(400)
  expect((await send([id], { contactId: undefined })).status).toBe(201)
  const twice = await send([id, id])
  const { unitIds } = await world.db
    .selectFrom('shortlists')
    .select('unitIds')
    .where('id', '=', twice.body.id)
    .executeTakeFirstOrThrow()
  expect(unitIds).toEqual([id])
})

test('the sender changes the homes of a page, and takes it back', async () => {
  const [one, two] = [await aUnit(world), await aUnit(world)]
  const { id, url } = (await send([one.id])).body
  const changed = await change(id, [two.id, one.id])
  expect([changed.status, changed.body.unitIds]).toEqual([200, [two.id, one.id]])
  expect((await takeBack(id)).status).toBe(204)
  const over = await open(url)
  expect(over.status).toBe(410)
  expect(over.text).toContain('The person who sent it has revoked it.')
  expect(over.text).not.toContain(two.project.name)
  expect((await takeBack(id)).status).toBe(410)
  expect((await change(id, [one.id])).status).toBe(410)
})

test('a sending is undone by its entry: the page is over', async () => {
  const { id: unitId } = await aUnit(world)
  const { id, url, undoId } = (await send([unitId])).body
  const undo = (as: SignedIn) => world.request('POST', `/api/audit/${undoId}/undo`, { as })
  expect((await undo(colleague)).status).toBe(403)
  expect((await undo(manager)).status).toBe(403)
  expect((await undo(sender)).status).toBe(204)
  expect((await open(url)).status).toBe(410)
  expect((await undo(sender)).body.code).toBe('undone_already')
  const revoked = (await send([unitId])).body
  await takeBack(revoked.id)
  const over = await world.request('POST', `/api/audit/${revoked.undoId}/undo`, { as: sender })
  expect(over.status).toBe(410)
  expect((await takeBack(id)).status).toBe(410)
})

test('a sending whose page a manager changed since is not undone', async () => {
  const [one, two] = [await aUnit(world), await aUnit(world)]
  const { id, url, undoId } = (await send([one.id])).body
  await change(id, [two.id], manager)
  const { status, body } = await world.request('POST', `/api/audit/${undoId}/undo`, { as: sender })
  expect([status, body.changedBy]).toEqual([409, `Anna ${manager.actor.lastName}`])
  expect((await open(url)).status).toBe(200)
})

test('a home that was hidden meanwhile may stay on its page, and none may be added', async () => {
  const [one, two] = [await aUnit(world), await aUnit(world)]
  const { id } = (await send([one.id])).body
  const hide = { as: manager, body: { showOnWebsite: false } }
  await world.request('PUT', `/api/units/${one.id}`, hide)
  expect((await change(id, [two.id, one.id])).status).toBe(200)
  await world.request('PUT', `/api/units/${two.id}`, hide)
  expect((await change(id, [two.id])).status).toBe(200)
  expect((await change(id, [one.id])).status).toBe(400)
})

test('only the sender, managers and admins change a page or take it back', async () => {
  const { id: unitId } = await aUnit(world)
  const { id } = (await send([unitId])).body
  expect((await change(id, [unitId], colleague)).status).toBe(403)
  expect((await takeBack(id, colleague)).status).toBe(403)
  expect((await change(id, [unitId], manager)).status).toBe(200)
  expect((await takeBack(id, manager)).status).toBe(204)
})

test('a page ends after thirty days', async () => {
  const { id: unitId } = await aUnit(world)
  const { url } = (await send([unitId])).body
  const before = world.now
  world.now = new Date(before.getTime() + 29.9 * 86_400_000)
  expect((await open(url)).status).toBe(200)
  world.now = new Date(before.getTime() + 30 * 86_400_000)
  const over = await open(url)
  world.now = before
  expect(over.status).toBe(410)
  expect(over.text).toContain('It was available for 30 days.')
})

test('staff find what was sent, with mine only their own, newest first', async () => {
  const unit = await aUnit(world, { unitNumber: '7C' })
  const body = input([unit.id], { by: 'whatsapp', language: 'th' })
  const { id, url } = (await world.request('POST', '/api/sends', { as: colleague, body })).body
  const all = await world.request('GET', '/api/sends?limit=1', { as: manager })
  expect(all.body).toMatchObject([
    {
      ...{ id, url, by: 'whatsapp', language: 'th', unitIds: [unit.id], takenBackAt: null },
      homes: [`7C · ${unit.project.name}`],
      sentBy: { id: colleague.actor.id, name: `Anna ${colleague.actor.lastName}` },
    },
  ])
  expect(Number(all.headers.get('x-total-count'))).toBeGreaterThan(1)
  const mine = await world.request('GET', '/api/sends?mine=true', { as: colleague })
  expect(mine.body.map((one: { id: number }) => one.id)).toEqual([id])
})

test('sends are in the audit log, without the address of their page', async () => {
  const admin = await world.signIn('admin')
  const { id: unitId } = await aUnit(world)
  const { id, url } = (await send([unitId])).body
  await takeBack(id)
  const log = await world.request('GET', `/api/audit?subject=shortlist&subjectId=${id}`, {
    as: admin,
  })
  expect(log.body.map(({ action }: { action: string }) => action)).toEqual(['delete', 'create'])
  expect(log.text).not.toContain(url.split('/').at(-1))
})

test('who changes the homes of a page over those of somebody else is told so', async () => {
  const [first, second, third] = [await aUnit(world), await aUnit(world), await aUnit(world)]
  const { id } = (await send([first.id])).body
  const put = (unitIds: number[], version?: number) =>
    world.request('PUT', `/api/sends/${id}`, { as: sender, body: { unitIds, version } })
  expect((await put([second.id], 1)).body).toMatchObject({ version: 2, unitIds: [second.id] })
  const refused = await put([third.id], 1)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'changed_meanwhile',
    current: { id, version: 2, unitIds: [second.id] },
    changedFields: ['unitIds'],
  })
  expect((await put([third.id], 2)).body).toMatchObject({ version: 3, unitIds: [third.id] })
})
