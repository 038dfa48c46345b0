import { beforeAll, describe, expect, test } from 'vitest'
import type { Route } from './platform/http/route.ts'
import { type SignedIn, type TestApp, testApp } from './platform/testing/test-app.ts'
import { routes } from './routes.ts'
import { FilteredLists, permissionsOf, Roles } from './team/staff/rules/staff.ts'

let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
})

const nameOf = (route: Route) => `${route.method.toUpperCase()} ${route.path}`
const pathOf = (route: Route, id = '2147483647') =>
  route.path.replace('{id}', id).replace(/\{\w+\}/g, 'x')
const requestRoute = (route: Route, path: string, as?: SignedIn) =>
  world.request(route.method.toUpperCase(), path, {
    ...(as && { as }),
    ...(route.body && { body: {} }),
  })
const keysOf = (schema: Route['query']): string[] => {
  const shape: unknown = schema && Reflect.get(schema, 'shape')
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

test.each([
  ['/api/units/search', '/api/units/{id}'],
  ['/api/projects', '/api/projects/{id}'],
  ['/api/developers', '/api/developers/{id}'],
  ['/api/leads', '/api/leads/{id}'],
  ['/api/tasks', '/api/tasks/{id}'],
  ['/api/admin/users', '/api/admin/users/{id}'],
  ['/api/inbox/threads', '/api/inbox/threads/{id}'],
])('a list of %s has the records whole, as a screen shows them from it', (list, one) => {
  const answerOf = (path: string) => {
    const route = routes.find((each) => each.method === 'get' && each.path === path)
    return route?.toStaff ?? route?.responses[200]
  }
  const item =
    Reflect.get(Object(answerOf(list)), 'element') ??
    Reflect.get(Object(answerOf(list)).def ?? {}, 'element')
  const fields = keysOf(answerOf(one) as Route['query'])
  expect(fields).toContain('id')
  expect(keysOf(item as Route['query'])).toEqual(expect.arrayContaining(fields))
})

test('only the intended routes are open to everybody', () => {
  const open = routes.filter((route) => route.guard.needs === null).map(nameOf)
  expect(open.sort()).toEqual(
    [
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'GET /api/units',
      'GET /api/units/search',
      'GET /api/units/search/names',
      'GET /api/units/clusters',
      'GET /api/units/{id}',
      'GET /api/units/{id}/similar',
      'GET /api/units/around',
      'GET /api/units/minutes',
      'GET /api/units/by-minutes',
      'GET /api/places/suggest',
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
      'GET /api/calendar/{file}',
      'GET /media/{hash}/{file}',
      'GET /property_import_template.csv',
    ].sort(),
  )
})

test('no two routes have the same method and path', () => {
  const names = routes.map(nameOf)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

describe('guarded routes', () => {
  const guarded = routes.filter((route) => route.guard.needs !== null)

  test.each(guarded.map((route) => [nameOf(route), route] as const))(
    '%s is 401 for a visitor',
    async (_name, route) => {
      expect((await requestRoute(route, pathOf(route))).status).toBe(401)
    },
  )

  test('a caller whose session has ended gets 401 from every route', async () => {
    const endedSession = await world.signIn('admin')
    const closed = await world.signIn('admin')
    const expired = await world.signIn('admin')
    await world.request('POST', '/api/auth/logout', { as: endedSession })
    const body = { isActive: false }
    await world.request('PUT', `/api/admin/users/${closed.actor.id}`, { as: admin, body })
    await world.db
      .updateTable('sessions')
      .set({ expiresAt: world.now })
      .where('userId', '=', expired.actor.id)
      .execute()
    for (const as of [endedSession, closed, expired]) {
      for (const route of guarded) {
        const { status, headers, body } = await requestRoute(route, pathOf(route), as)
        expect([nameOf(route), status, body.message]).toEqual([
          nameOf(route),
          401,
          'Please sign in.',
        ])
        expect(headers.get('content-type')).toContain('application/problem+json')
      }
    }
  })

  test('each role has access exactly where the permission table grants it', async () => {
    for (const role of Roles.ids) {
      const as = await world.signIn(role)
      const allowed = new Map<string, boolean>([
        ...Object.entries(permissionsOf({ role, canDeleteUnits: role === 'admin' }, 'staff')),
        ['session', true],
      ])
      await world.db.updateTable('settings').set({ dashboardAccess: 'staff' }).execute()
      for (const route of guarded) {
        const { status, body } = await requestRoute(route, pathOf(route), as)
        const name = `${role} ${nameOf(route)}`
        expect([name, status === 403]).toEqual([name, !allowed.get(route.guard.needs ?? '')])
        if (status === 403) expect(body.message).toBe('You don’t have permission to do this.')
        expect([name, status === 401]).toEqual([name, false])
      }
    }
  })
})

describe('lists', () => {
  const lists = routes.filter(
    (route) => route.method === 'get' && keysOf(route.query).includes('offset'),
  )

  test('exist', () => {
    expect(lists.length).toBeGreaterThan(5)
  })

  test.each(lists.map((route) => [nameOf(route), route] as const))(
    '%s names a limit or offset out of bounds and lets empty and unknown parameters be',
    async (_name, route) => {
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
        const response = await requestRoute(route, `${pathOf(route)}?${name}=${value}`, admin)
        expect([value, response.status]).toEqual([value, 400])
        expect(response.body.errors.map((fault: { path: string }) => fault.path)).toContain(name)
      }
      if (route.path.includes('{')) return
      // Saved filters are those of one list, which has to be named.
      const required = keysOf(route.query).includes('list') ? `list=${FilteredLists.ids[0]}&` : ''
      for (const query of ['limit=1000', 'limit=', 'limit=all', 'offset=any', 'no_such_thing=1']) {
        const response = await requestRoute(route, `${route.path}?${required}${query}`, admin)
        expect([query, response.status]).toEqual([query, 200])
        expect(Array.isArray(response.body)).toBe(true)
        expect(Number(response.headers.get('x-total-count'))).toBeGreaterThanOrEqual(
          response.body.length,
        )
      }
    },
  )
})

describe('single records', () => {
  const records = routes.filter((route) => route.path.includes('{id}'))

  test.each(records.map((route) => [nameOf(route), route] as const))(
    '%s is 404 for an id that is no positive 32-bit integer, or never issued',
    async (_name, route) => {
      for (const id of ['0', '-1', '1.5', '01', '1e3', 'x', '%00', '%ff', '2147483648']) {
        const response = await requestRoute(route, pathOf(route, id), admin)
        expect([id, response.status]).toEqual([id, 404])
        expect(response.headers.get('content-type')).toContain('application/problem+json')
      }
      const neverIssued = await requestRoute(route, pathOf(route), admin)
      // A missing body is reported first.
      const expected = route.method === 'post' && route.body ? [400, 404] : [404]
      expect(expected).toContain(neverIssued.status)
    },
  )
})
