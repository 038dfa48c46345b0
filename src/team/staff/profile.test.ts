import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'

const world = await testApp({ env: { CONTACT_LINE: '@sathani' } })
let admin: SignedIn
let agent: SignedIn
beforeAll(async () => {
  admin = await world.signIn('admin')
  agent = await world.signIn('agent')
})

const path = '/api/profile'
const read = async () => (await world.request('GET', path, { as: agent })).body
const put = (body: object) => world.request('PUT', path, { as: agent, body })
const signer = async () => (await world.request('GET', '/api/sends/signature', { as: agent })).body

test('Everybody edits their own profile, and admins read what changed', async () => {
  const { version, role } = await read()
  expect(role).toBe(undefined)
  const mine = { called: 'Ploy', nameTh: 'พลอย', particle: 'kha', phone: '081 000 0207' }
  const saved = await put({ ...mine, line: 'ploy.sathani', position: 'Senior agent', version })
  expect(saved.body).toMatchObject({ ...mine, id: agent.actor.id, version: version + 1 })
  const stale = await put({ called: 'P', version })
  expect(stale.status).toBe(409)
  expect(stale.body.current).toMatchObject({ called: 'Ploy' })
  const audit = await world.request('GET', '/api/audit?subject=user', { as: admin })
  expect(audit.body[0]).toMatchObject({
    actorId: agent.actor.id,
    changes: { particle: [null, 'kha'] },
  })
})

test('A profile changes no rights, and what is wrong is refused by field', async () => {
  await put({ role: 'admin', isActive: false, canDeleteUnits: true, username: 'boss' })
  const { body } = await world.request('GET', `/api/admin/users/${agent.actor.id}`, { as: admin })
  expect(body).toMatchObject({ role: 'agent', isActive: true, canDeleteUnits: false })
  expect(body.username).toBe(agent.actor.username)
  const unknown = `/media/${'b'.repeat(32)}/1280.webp`
  for (const wrong of [
    { phone: 'mine' },
    { line: 'a b' },
    { particle: 'na' },
    { photo: unknown },
  ]) {
    const refused = await put(wrong)
    expect([refused.status, refused.body.errors?.[0].path]).toEqual([400, Object.keys(wrong)[0]])
  }
  expect((await world.request('GET', path)).status).toBe(401)
})

test('Messages are signed with it; the agency’s phone, unless it is invented, and LINE stand in for missing ones', async () => {
  await put({ called: 'Ploy', phone: '081 000 0207', line: 'ploy.sathani' })
  expect(await signer()).toMatchObject({
    name: 'Ploy',
    phone: '081 000 0207',
    line: 'ploy.sathani',
  })
  await put({ called: null, phone: null, line: null })
  const { firstName, lastName } = agent.actor
  expect(await signer()).toMatchObject({
    name: [firstName, lastName].filter(Boolean).join(' '),
    ...{ phone: null, line: '@sathani' },
  })
  const body = { phone: '02 555 0101' }
  await world.request('PUT', '/api/settings/agency', { as: admin, body })
  expect(await signer()).toMatchObject({ phone: '02 555 0101' })
  await put({ signature: 'Cheers, {name}\n{phone}', particle: 'krap' })
  const { signature, signatureTh } = await signer()
  expect(signature).toMatch(/^Cheers, .+\n02 555 0101$/)
  expect(signatureTh).toMatch(/^ขอบคุณครับ\n/)
})
