import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { mayDelete, type Role } from '../../team/staff/rules/staff.ts'
import { CatalogueVersion, followCatalogueVersion } from '../db/catalogue-version.ts'
import { openStream } from '../events/test-stream.ts'
import type { Route } from '../http/route.ts'
import { testedKinds } from './record-kinds.ts'
import { type SignedIn, type TestApp, testApp } from './test-app.ts'
import { atTestEnd } from './test-end.ts'

/*
 * The life of every kind of record, walked by the routes that `recordRoutes` and `settingsRoutes` made: who may call
 * each, what is refused how, and that each write leaves an entry in the audit log and an event.
 */

/** Kinds whose records are made by files and messages; their own tests cover them. */
const MADE_OTHERWISE = ['import', 'message']
const UNKNOWN = 2_000_000_000

type Lived = Route & { life: { kind: string; verb: string } }
const lived = (routes as Route[]).filter((route): route is Lived => route.life !== undefined)
const titled = (found: Lived[]) =>
  found.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const)
const walked = lived.filter(({ life }) => life.kind in testedKinds)
const ofVerbs = (...verbs: string[]) => walked.filter(({ life }) => verbs.includes(life.verb))
const kindOf = ({ life }: Lived) => {
  const kind = testedKinds[life.kind]
  if (!kind) throw new Error(`${life.kind} is not in record-kinds.ts`)
  return kind
}

let world: TestApp
let admin: SignedIn
let events: Awaited<ReturnType<typeof openStream>>
const people = new Map<Role, SignedIn>()
beforeAll(async () => {
  world = await testApp()
  const { listener } = world.services.events
  const following = await followCatalogueVersion(world.url, new CatalogueVersion(), [listener])
  atTestEnd(() => following.stop())
  atTestEnd(() => world.services.events.close())
  for (const role of ['admin', 'manager', 'agent', 'user'] as const) {
    people.set(role, await world.signIn(role))
  }
  admin = personOf('admin')
  const { body } = await world.request('GET', '/api/events/latest', { as: admin })
  events = await openStream(world, admin, { after: body.id })
})

function personOf(role: Role): SignedIn {
  const person = people.get(role)
  if (!person) throw new Error(`Nobody is ${role}`)
  return person
}

function call({ method, path }: Route, id: number, as: SignedIn | null, body?: unknown) {
  const filled = path.replace('{id}', String(id))
  return world.request(method.toUpperCase(), filled, {
    ...{ as, ...(body !== undefined && { body }) },
  })
}

/** A new record of somebody's; 0 for settings. */
async function made(route: Lived, as = admin): Promise<number> {
  const { make } = kindOf(route)
  return make ? (await make(world, as)).id : 0
}

const rightBody = (route: Lived) => {
  if (!route.body) return undefined
  if (route.life.verb === 'enter') return { type: 'note', description: 'Seen' }
  return kindOf(route).change?.() ?? {}
}

test('every kind of record is walked', () => {
  const kinds = new Set(lived.map(({ life }) => life.kind))
  expect([...Object.keys(testedKinds), ...MADE_OTHERWISE].toSorted()).toEqual([...kinds].toSorted())
})

describe.each(titled(lived.filter(({ guard }) => guard.needs)))('%s', (_title, route) => {
  test('is for whoever has the permission', async () => {
    expect((await call(route, UNKNOWN, null, route.body && {})).status).toBe(401)
    for (const [role, as] of people) {
      const { permissions } = as.actor
      const may =
        permissions.openDashboard &&
        (permissions[route.guard.needs as 'openDashboard'] ||
          (route.life.verb.startsWith('restore') && permissions.restoreRecords))
      const { status, body } = await call(route, UNKNOWN, as, route.body && {})
      const isRefused = status === 403 && body.code === 'not_allowed'
      expect([role, isRefused]).toEqual([role, !may])
    }
  })
})

const ofUnknown = walked.filter(
  ({ path, body, life }) => path.includes('{id}') && (!body || !life.verb.startsWith('do ')),
)
test.each(titled(ofUnknown))('%s of an unknown record is 404', async (_title, route) => {
  const { status, body } = await call(route, UNKNOWN, admin, rightBody(route))
  expect([status, body.code]).toEqual([404, 'not_found'])
})

test.each(titled(ofVerbs('change')))(
  '%s refuses what is invalid by field',
  async (_title, route) => {
    const { wrong = {} } = kindOf(route)
    const { status, body } = await call(route, await made(route), admin, wrong)
    expect([status, body.errors?.[0]?.path]).toEqual([400, Object.keys(wrong)[0]])
  },
)

test.each(titled(ofVerbs('change').filter((route) => kindOf(route).change)))(
  '%s of another version is refused with the record as it is',
  async (_title, route) => {
    const id = await made(route)
    // Settings may be as their first change says.
    await call(route, id, admin, rightBody(route))
    const change = rightBody(route)
    const changed = await call(route, id, admin, change)
    expect(changed.status, changed.text).toBe(200)
    const { version } = changed.body
    const stale = await call(route, id, admin, { ...change, version: version - 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(stale.body.current).toMatchObject({ version })
    expect(stale.body.changedFields.length).toBeGreaterThan(0)
    expect((await call(route, id, admin, { ...change, version })).status).toBe(200)
  },
)

test.each(titled(ofVerbs('read', 'change', 'delete').filter((route) => kindOf(route).make)))(
  '%s of a record of others is refused to an agent where the kind says so',
  async (_title, route) => {
    const { ofOthers = {} } = kindOf(route)
    const refused = ofOthers[route.life.verb as 'read']
    const agent = personOf('agent')
    const needs = route.guard.needs as 'openDashboard'
    if (route.guard.needs && !agent.actor.permissions[needs]) return
    const response = await call(route, await made(route), agent, rightBody(route))
    if (refused) expect(response.status).toBe(refused)
    else expect(response.status, response.text).toBeLessThan(300)
  },
)

const writes = [
  ...ofVerbs('create', 'delete', 'restore', 'enter'),
  ...ofVerbs('change').filter((route) => kindOf(route).change),
  ...ofVerbs('change many', 'delete many', 'restore many'),
]
test.each(titled(writes))(
  '%s leaves an entry in the audit log and an event',
  async (_title, route) => {
    const { kind, verb } = route.life
    const id = verb === 'create' ? 0 : await made(route)
    if (verb.startsWith('restore')) await deleted(kind, id)
    if (!kindOf(route).make) await call(route, id, admin, rightBody(route))
    const before = await lastEntry()
    const body = verb === 'create' ? await kindOf(route).input?.(world) : bodyOfMany(route, id)
    const response = await call(route, id, admin, body)
    expect(response.status, response.text).toBeLessThan(300)
    const subject = verb === 'enter' ? 'activity' : kind
    const written = await world.db
      .selectFrom('audit')
      .select(['subject', 'subjectId'])
      .where('id', '>', before)
      .where('subject', '=', subject)
      .where('actorId', '=', admin.actor.id)
      .execute()
    expect(written).not.toEqual([])
    const { subjectId } = written[0] ?? {}
    if (id !== 0 && verb !== 'enter') expect(subjectId).toBe(id)
    // Waits for the event.
    for (;;) {
      const message = await events.nextChange()
      const isOfWrite = message?.changes?.some(
        (change) =>
          change.subject === subject &&
          (!subjectId || change.ids === null || change.ids.includes(subjectId)),
      )
      if (isOfWrite) break
    }
  },
)

test.each(titled(ofVerbs('delete').filter(({ life }) => life.kind in mayDelete)))(
  '%s moves it to the trash, whence it returns',
  async (_title, route) => {
    const { kind } = route.life
    const id = await made(route)
    await deleted(kind, id)
    const inTrash = async () => {
      const { body } = await world.request('GET', `/api/trash?kind=${kind}`, { as: admin })
      return body.some((entry: { id: number }) => entry.id === id)
    }
    expect(await inTrash()).toBe(true)
    expect((await call(route, id, admin)).status).toBe(404)
    const restore = walked.find(({ life }) => life.kind === kind && life.verb === 'restore')
    if (!restore) throw new Error(`No ${kind} is restored`)
    expect((await call(restore, id, personOf('user'))).status).toBe(403)
    const restored = await call(restore, id, admin)
    expect([restored.status, restored.body.id]).toEqual([200, id])
    expect(await inTrash()).toBe(false)
  },
)

test('a page that was taken back is gone', async () => {
  const change = ofVerbs('change').find(({ life }) => life.kind === 'shortlist')
  const remove = ofVerbs('delete').find(({ life }) => life.kind === 'shortlist')
  if (!change || !remove) throw new Error('There are no shortlists')
  const id = await made(change)
  expect((await call(remove, id, admin)).status).toBe(204)
  expect((await call(change, id, admin, {})).status).toBe(410)
  expect((await call(remove, id, admin)).status).toBe(410)
})

async function deleted(kind: string, id: number): Promise<void> {
  const remove = walked.find(({ life }) => life.kind === kind && life.verb === 'delete')
  if (!remove) throw new Error(`No ${kind} is deleted`)
  const { status, text } = await call(remove, id, admin)
  expect(status, text).toBe(204)
}

function bodyOfMany(route: Lived, id: number): unknown {
  if (!route.life.verb.endsWith('many')) return rightBody(route)
  const isChange = route.life.verb.startsWith('change')
  return { ids: [id], ...(isChange && { change: kindOf(route).change?.() }) }
}

async function lastEntry(): Promise<number> {
  const { id } = await world.db
    .selectFrom('audit')
    .select((eb) => eb.fn.max<number>('id').as('id'))
    .executeTakeFirstOrThrow()
  return Number(id ?? 0)
}
