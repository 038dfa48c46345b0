import { expect, test } from 'vitest'
import { routes } from '../../../routes.ts'
import { type SignedIn, testApp } from '../../testing/test-app.ts'
import { deleteOldKeys } from './delete-old-keys.ts'

const world = await testApp()
const other = await testApp({ url: world.url })
const admin = await world.signIn('admin')
const agent = await world.signIn('agent')

const HOUR = 3_600_000
let keys = 0
const newKey = () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`
type Options = { as?: SignedIn | null; in?: typeof world }

const post = (path: string, key: string, body: unknown, options: Options = {}) =>
  (options.in ?? world).request('POST', path, {
    as: options.as === undefined ? admin : options.as,
    body,
    headers: { 'idempotency-key': key },
  })
const house = (name: string) => ({ name, address: `1 ${name}, Sukhumvit 31, Bangkok` })
const countOf = async (table: 'projects' | 'developers' | 'inquiries' | 'imports') =>
  (await world.db.selectFrom(table).select('id').execute()).length

test('six presses at once make one project, in one process or two', async () => {
  const before = await countOf('projects')
  const key = newKey()
  const presses = Array.from({ length: 6 }, (_, i) =>
    post('/api/projects', key, house('Pressed Six Times'), { in: i % 2 ? other : world }),
  )
  const responses = await Promise.all(presses)
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  expect((await countOf('projects')) - before).toBe(1)
})

test('a repetition gets the first response, another request under its key is refused', async () => {
  const key = newKey()
  const first = await post('/api/developers', key, { name: 'Once' })
  const again = await post('/api/developers', key, { name: 'Once' })
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  const changed = await post('/api/developers', key, { name: 'Twice' })
  expect([changed.status, changed.body.code]).toEqual([422, 'key_of_another'])
  const elsewhere = await post('/api/projects', key, house('Elsewhere'))
  expect(elsewhere.status).toBe(422)
})

test("a key is its sender's own", async () => {
  const key = newKey()
  const mine = await post('/api/developers', key, { name: 'Mine' })
  const theirs = await post('/api/developers', key, { name: 'Theirs' }, { as: agent })
  expect(theirs.status).toBe(201)
  expect(theirs.body.id).not.toBe(mine.body.id)
  const nobody = await post('/api/developers', key, { name: 'Mine' }, { as: null })
  expect(nobody.status).toBe(401)
})

test('a refused request can be sent again under its key', async () => {
  const key = newKey()
  expect((await post('/api/developers', key, { name: '' })).status).toBe(400)
  await world.request('POST', '/api/developers', { as: admin, body: { name: 'Taken' } })
  expect((await post('/api/developers', key, { name: 'Taken' })).status).toBe(409)
  expect((await post('/api/developers', key, { name: 'Free' })).status).toBe(201)
})

test('a key is a UUID, and is known for a day', async () => {
  const wrong = await post('/api/developers', 'a key', { name: 'No key' })
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'Idempotency-Key'])
  const key = newKey()
  const first = await post('/api/developers', key, { name: 'For a day' })
  const start = world.now.getTime()
  world.now = new Date(start + 23 * HOUR)
  expect((await post('/api/developers', key, { name: 'For a day' })).body.id).toBe(first.body.id)
  await deleteOldKeys(world.context())
  expect((await post('/api/developers', key, { name: 'For a day' })).status).toBe(201)
  world.now = new Date(start + 25 * HOUR)
  expect((await post('/api/developers', key, { name: 'Another day' })).status).toBe(201)
  await deleteOldKeys(world.context())
  const left = await world.db.selectFrom('idempotencyKeys').select('key').execute()
  expect(left).toEqual([{ key }])
})

test("a visitor's form that is sent twice arrives once", async () => {
  const key = newKey()
  const form = { name: 'Nok', email: 'nok@visitors.example', phone: '081 234 5678' }
  const before = await countOf('inquiries')
  const sent = await Promise.all([1, 2, 3].map(() => post('/api/leads', key, form, { as: null })))
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await countOf('inquiries')) - before).toBe(1)
})

test('a file that is sent twice is one import', async () => {
  const key = newKey()
  const send = (path: string, text: string, as = agent) => {
    const body = new FormData()
    body.append('file', new File([text], 'list.csv', { type: 'text/csv' }))
    body.append('kind', 'developers')
    return world.request('POST', path, { as, body, headers: { 'idempotency-key': key } })
  }
  const [first, second] = await Promise.all(
    [1, 2].map(() => send('/api/imports', 'name\nImported Once\n')),
  )
  expect([first?.status, second?.status]).toEqual([201, 201])
  expect(second?.body.id).toBe(first?.body.id)
  expect((await send('/api/imports', 'name\nOther\n')).status).toBe(422)
  const straight = () => send('/api/developers/import', 'name\nStraight Once\n', admin)
  const both = await Promise.all([straight(), straight()])
  expect(both.map(({ status, body }) => [status, body.count])).toEqual([
    [200, 1],
    [200, 1],
  ])
})

test('a stored key does not help to guess a password', async () => {
  const user = { username: 'keyed', email: 'keyed@sathani.example', role: 'agent' }
  const key = newKey()
  const names = { firstName: 'Key', lastName: 'Ed' }
  const first = await post('/api/admin/users', key, {
    ...user,
    ...names,
    password: 'first long one',
  })
  expect(first.status).toBe(201)
  const again = await post('/api/admin/users', key, {
    ...user,
    ...names,
    password: 'other long one',
  })
  expect(again.body.id).toBe(first.body.id)
})

test('every endpoint that creates takes a key', () => {
  const without = routes.filter(
    ({ method, responses, once }) => method === 'post' && 201 in responses && !once,
  )
  expect(without.map(({ path }) => path)).toEqual([])
})
