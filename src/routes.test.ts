import { beforeAll, describe, expect, test } from 'vitest'
import type { Route } from './http/route.ts'
import { routes } from './routes.ts'
import { permissionsOf, Roles } from './staff/rules.ts'
import { type SignedIn, type TestApp, testApp } from './test-app.ts'

let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
})

const nameOf = (one: Route) => `${one.method.toUpperCase()} ${one.path}`
const pathOf = (one: Route, id = '2147483647') =>
  one.path.replace('{id}', id).replace(/\{\w+\}/g, 'x')
const ask = (one: Route, path: string, as?: SignedIn) =>
  world.request(one.method.toUpperCase(), path, {
    ...(as && { as }),
    ...(one.body && { body: {} }),
  })
const keysOf = (schema: Route['query']): string[] => {
  const shape: unknown = schema && Reflect.get(schema, 'shape')
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

test('nothing is open to everybody but what is meant to be', () => {
  const open = routes.filter((one) => one.guard.needs === null).map(nameOf)
  expect(open.sort()).toEqual(
    [
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'GET /api/units',
      'GET /api/units/search',
      'GET /api/units/clusters',
      'GET /api/units/{id}',
      'GET /api/units/{id}/similar',
      'GET /api/units/around',
      'GET /api/units/minutes',
      'GET /api/units/by-minutes',
      'GET /api/places',
      'GET /api/stations/{id}/minutes',
      'GET /api/projects',
      'GET /api/projects/clusters',
      'GET /api/projects/{id}',
      'GET /api/developers',
      'GET /api/developers/{id}',
      'GET /api/stations',
      'GET /api/parks',
      'GET /api/malls',
      'GET /api/schools',
      'GET /api/maps-config',
      'POST /api/leads',
      'POST /api/property-inquiry',
      'GET /media/{hash}/{file}',
      'GET /property_import_template.csv',
    ].sort(),
  )
})

test('no two routes have the same method and path', () => {
  const names = routes.map(nameOf)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

describe('what is not open', () => {
  const guarded = routes.filter((one) => one.guard.needs !== null)

  test.each(guarded.map((one) => [nameOf(one), one] as const))(
    '%s is 401 for a visitor',
    async (_name, one) => {
      expect((await ask(one, pathOf(one))).status).toBe(401)
    },
  )

  test('whoever had a session that ended is told to sign in, whatever is asked', async () => {
    const ended = await world.signIn('admin')
    const closed = await world.signIn('admin')
    const expired = await world.signIn('admin')
    await world.request('POST', '/api/auth/logout', { as: ended })
    const body = { isActive: false }
    await world.request('PUT', `/api/admin/users/${closed.actor.id}`, { as: admin, body })
    await world.db
      .updateTable('sessions')
      .set({ expiresAt: world.now })
      .where('userId', '=', expired.actor.id)
      .execute()
    for (const as of [ended, closed, expired]) {
      for (const one of guarded) {
        const { status, headers, body } = await ask(one, pathOf(one), as)
        expect([nameOf(one), status, body.message]).toEqual([nameOf(one), 401, 'Please sign in.'])
        expect(headers.get('content-type')).toContain('application/problem+json')
      }
    }
  })

  test('each role is let through exactly where the permission table says', async () => {
    for (const role of Roles.ids) {
      const as = await world.signIn(role)
      const allowed = new Map<string, boolean>([
        ...Object.entries(permissionsOf({ role, canDeleteUnits: role === 'admin' }, 'staff')),
        ['session', true],
      ])
      await world.db.updateTable('settings').set({ dashboardAccess: 'staff' }).execute()
      for (const one of guarded) {
        const { status, body } = await ask(one, pathOf(one), as)
        const name = `${role} ${nameOf(one)}`
        expect([name, status === 403]).toEqual([name, !allowed.get(one.guard.needs ?? '')])
        if (status === 403) expect(body.message).toBe('You are not allowed to do this.')
        expect([name, status === 401]).toEqual([name, false])
      }
    }
  })
})

describe('every list', () => {
  const lists = routes.filter((one) => one.method === 'get' && keysOf(one.query).includes('limit'))

  test('there are lists', () => {
    expect(lists.length).toBeGreaterThan(5)
  })

  test.each(lists.map((one) => [nameOf(one), one] as const))(
    '%s names a limit or offset out of bounds and lets empty and unknown parameters be',
    async (_name, one) => {
      for (const [name, value] of [
        ['limit', '0'],
        ['limit', '-1'],
        ['limit', '1001'],
        ['limit', 'ten'],
        ['limit', '1.5'],
        ['limit', '1&limit=2'],
        ['offset', '-1'],
        ['offset', 'x'],
      ]) {
        const answer = await ask(one, `${pathOf(one)}?${name}=${value}`, admin)
        expect([value, answer.status]).toEqual([value, 400])
        expect(answer.body.errors.map((fault: { path: string }) => fault.path)).toContain(name)
      }
      if (one.path.includes('{')) return
      for (const query of ['limit=1000', 'limit=', 'limit=all', 'offset=any', 'no_such_thing=1']) {
        const answer = await ask(one, `${one.path}?${query}`, admin)
        expect([query, answer.status]).toEqual([query, 200])
        expect(Array.isArray(answer.body)).toBe(true)
        expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThanOrEqual(
          answer.body.length,
        )
      }
    },
  )
})

describe('every record', () => {
  const records = routes.filter((one) => one.path.includes('{id}'))

  test.each(records.map((one) => [nameOf(one), one] as const))(
    '%s is 404 for an id that is no positive 32-bit integer, or never issued',
    async (_name, one) => {
      for (const id of ['0', '-1', '1.5', '01', '1e3', 'x', '%00', '%ff', '2147483648']) {
        const answer = await ask(one, pathOf(one, id), admin)
        expect([id, answer.status]).toEqual([id, 404])
        expect(answer.headers.get('content-type')).toContain('application/problem+json')
      }
      const neverIssued = await ask(one, pathOf(one), admin)
      // An empty body is no new record: that is said first.
      const expected = one.method === 'post' && one.body ? [400, 404] : [404]
      expect(expected).toContain(neverIssued.status)
    },
  )
})
