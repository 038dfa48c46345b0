import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'

let world: TestApp
let agent: SignedIn

beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
})

const create = (body: unknown) => world.request('POST', '/api/leads', { as: agent, body })
const put = (id: number, body: unknown) =>
  world.request('PUT', `/api/leads/${id}`, { as: agent, body })

async function identities(id: number): Promise<string[]> {
  const rows = await world.db
    .selectFrom('contactIdentities')
    .selectAll()
    .where('contactId', '=', id)
    .orderBy('kind')
    .orderBy('value')
    .execute()
  return rows.map(({ kind, value }) => `${kind} ${value}`)
}

async function audit(id: number) {
  return world.db
    .selectFrom('audit')
    .select(['action', 'actorId', 'changes'])
    .where('subject', '=', 'contact')
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()
}

describe('Staff create a contact', () => {
  test('and have it, unless they say whose it is', async () => {
    const of = async (fields: object) =>
      (await create({ name: 'Whose', ...fields })).body.assignedToId
    expect(await of({})).toBe(agent.actor.id)
    expect(await of({ assignedToId: null })).toBeNull()
  })

  test('and get the whole record, with defaults filled in', async () => {
    const { status, body } = await create({ name: '  Somchai Jaidee ', phone: '081 234 5678' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Somchai Jaidee',
      email: null,
      phone: '081 234 5678',
      countryCode: '+66',
      whatsapp: null,
      line: null,
      facebook: null,
      wechat: null,
      contactType: 'lead',
      company: null,
      jobTitle: null,
      location: null,
      notes: null,
      status: 'new',
      source: 'admin_panel',
      contactMethod: 'phone',
      requirements: null,
      search: null,
      assignedToId: agent.actor.id,
      assignedTo: { id: agent.actor.id, name: expect.any(String) },
      lastContactAt: null,
      lastContactBy: null,
      version: 1,
      createdAt: world.now.toISOString(),
      updatedAt: world.now.toISOString(),
      duplicates: [],
    })
    expect(await identities(body.id)).toEqual(['phone +66812345678'])
    expect(await audit(body.id)).toEqual([
      {
        action: 'create',
        actorId: agent.actor.id,
        changes: expect.objectContaining({ name: [null, 'Somchai Jaidee'] }),
      },
    ])
  })

  test('with every field, blank ones as null', async () => {
    const input = {
      name: 'Nok Wong',
      email: 'Nok@Example.com',
      phone: '+44 20 7946 0958',
      whatsapp: '+44 20 7946 0958',
      line: 'nok.w',
      facebook: 'nok.fb',
      wechat: 'nokwx',
      contactType: 'Owner',
      company: 'Nok Estates',
      jobTitle: 'Director',
      location: 'Ari',
      notes: 'Line: nok.w',
      status: 'qualified',
      source: 'property_listing',
      contactMethod: 'line',
      requirements: 'Property owner',
    }
    const { status, body } = await create({ ...input, id: 999_999, version: 7, unheardOf: [1] })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...input, contactType: 'owner', countryCode: '+44', version: 1 })
    expect(await identities(body.id)).toEqual([
      'email nok@example.com',
      'facebook nok.fb',
      'line nok.w',
      'phone +442079460958',
      'wechat nokwx',
      'whatsapp +442079460958',
    ])
    const blank = await create({
      name: 'Blank',
      email: ' ',
      phone: '',
      line: '',
      contactMethod: '',
    })
    expect(blank.body).toMatchObject({ email: null, phone: null, line: null })
  })

  test('always a new one, with its likely duplicates', async () => {
    const first = await create({ name: 'Ploy Srisuk', phone: '089 111 2222', email: 'ploy@x.co' })
    const second = await create({ name: 'P. Srisuk', phone: '+66 89 111 2222', line: 'ploy' })
    const third = await create({ name: 'ploy srisuk', email: 'PLOY@x.co', line: 'ploy' })
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
    expect(second.body.duplicates).toEqual([
      {
        id: first.body.id,
        name: 'Ploy Srisuk',
        email: 'ploy@x.co',
        phone: '089 111 2222',
        contactType: 'lead',
        isLikely: true,
        shares: ['phone'],
        names: 'begin',
      },
    ])
    expect(
      third.body.duplicates.map((duplicate: { id: number; shares: string[] }) => [
        duplicate.id,
        duplicate.shares,
      ]),
    ).toEqual([
      [first.body.id, ['email', 'name']],
      [second.body.id, ['line']],
    ])
  })

  test.each([
    ['name', {}],
    ['name', { name: '   ' }],
    ['name', { name: 5 }],
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: 'A\0B' }],
    ['notes', { name: 'A', notes: '\ud800' }],
    ['email', { name: 'A', email: 'not an address' }],
    ['email', { name: 'A', email: ['a@b.co'] }],
    ['phone', { name: 'A', phone: '1'.repeat(61) }],
    ['phone', { name: 'A', phone: { no: 1 } }],
    ['phone', { name: 'A', phone: '08955abc' }],
    ['countryCode', { name: 'A', countryCode: '66' }],
    ['contactType', { name: 'A', contactType: 'friend' }],
    ['status', { name: 'A', status: 'lost' }],
    ['source', { name: 'A', source: 'dream' }],
    ['contactMethod', { name: 'A', contactMethod: 'pigeon' }],
    ['requirements', { name: 'A', requirements: 'x'.repeat(10_001) }],
    ['body', []],
    ['body', '"text"'],
    ['body', null],
  ])('but not with a wrong %s (%#)', async (path, body) => {
    const headers = { 'content-type': 'application/json' }
    const response = await world.request('POST', '/api/leads', { as: agent, body, headers })
    expect(response.status).toBe(400)
    expect(response.body.errors.map((fault: { path: string }) => fault.path)).toContain(path)
  })

  test('whose email gets longer in lower case', async () => {
    const email = `${'İ'.repeat(240)}@example.com`
    const { status } = await create({ name: 'Long', email })
    expect(status).toBe(201)
  })

  test('but not with an excessively nested body', async () => {
    const deep = `{"name":"A","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    const headers = { 'content-type': 'application/json' }
    const { status } = await world.request('POST', '/api/leads', { as: agent, body: deep, headers })
    expect(status).toBeLessThan(500)
  })
})

describe('Staff change a contact', () => {
  test('whose stored phone has words, but not to another one with words', async () => {
    const { body: contact } = await create({ name: 'Old' })
    await world.db
      .updateTable('contacts')
      .set({ phone: 'ask Nok' })
      .where('id', '=', contact.id)
      .execute()
    expect((await put(contact.id, { phone: 'ask Nok', notes: 'Calls back' })).status).toBe(200)
    const refused = await put(contact.id, { phone: '08955abc' })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([
      { path: 'phone', message: 'Enter a phone number such as 081 234 5678' },
    ])
    const phone = '081 234 5678 / 02 123 4567 ต่อ 12'
    expect((await put(contact.id, { phone })).body.phone).toBe(phone)
  })

  test('only in the fields they send; its identities and its timeline follow', async () => {
    const { body: contact } = await create({
      name: 'Krit',
      phone: '081 000 0001',
      email: 'krit@x.co',
      notes: 'Calls back',
    })
    const { status, body } = await put(contact.id, {
      phone: '081 000 0002',
      notes: null,
      email: '',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Krit',
      phone: '081 000 0002',
      notes: null,
      email: null,
      version: 2,
    })
    expect(await identities(contact.id)).toEqual(['phone +66810000002'])
    expect((await audit(contact.id)).at(-1)).toMatchObject({
      action: 'update',
      changes: { phone: ['081 000 0001', '081 000 0002'], notes: ['Calls back', null] },
    })
    const timeline = await world.request('GET', `/api/leads/${contact.id}/activities`, {
      as: agent,
    })
    expect(timeline.body).toMatchObject([
      { type: 'change', title: 'Changed email, phone, notes', performedById: agent.actor.id },
    ])
  })

  test('and an unchanged contact leaves no entry', async () => {
    const { body: contact } = await create({ name: 'Same', phone: '081 000 0003' })
    const { body } = await put(contact.id, { name: 'Same', contactType: 'lead' })
    expect(body.version).toBe(1)
    expect(await audit(contact.id)).toHaveLength(1)
  })

  test('and learn when someone else was faster', async () => {
    const { body: contact } = await create({ name: 'Fast' })
    await put(contact.id, { name: 'Faster', version: 1 })
    const { status, body } = await put(contact.id, { name: 'Slow', version: 1 })
    expect(status).toBe(409)
    expect(body.current).toMatchObject({ id: contact.id, name: 'Faster', version: 2 })
    expect((await put(contact.id, { name: 'Whoever' })).status).toBe(200)
  })

  test('two at once, and one of them is told of the other', async () => {
    const { body: contact } = await create({ name: 'Contested' })
    const responses = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => put(contact.id, { name, version: 1 })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test.each([
    [{ name: null }, 'name'],
    [{ name: '' }, 'name'],
    [{ contactType: null }, 'contactType'],
    [{ version: 0 }, 'version'],
    [{ version: 1e308 }, 'version'],
    [{ email: 'x' }, 'email'],
  ])('but not to %j', async (change, path) => {
    const { body: contact } = await create({ name: 'Kept' })
    const { status, body } = await put(contact.id, change)
    expect(status).toBe(400)
    expect(body.errors[0].path).toBe(path)
  })

  test.each(['0', '-1', '1.5', 'abc', '2147483648', '999999', '%00'])(
    'but there is none at /api/leads/%s',
    async (id) => {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const body = method === 'PUT' ? {} : undefined
        const manager = await world.signIn('manager')
        const response = await world.request(method, `/api/leads/${id}`, { as: manager, body })
        expect(response.status).toBe(404)
      }
    },
  )
})
