import { pino } from 'pino'
import { createApp, headersOfAll } from './app.ts'
import type { Context } from './context.ts'
import { CatalogueVersion } from './db/catalogue-version.ts'
import { connect } from './db/connect.ts'
import { testDb } from './db/test-db.ts'
import { readEnv } from './env.ts'
import { KeptAnswers } from './http/kept-answers.ts'
import { databaseLimits, noLimits } from './http/limit.ts'
import { ImportRunner } from './imports/import-runner.ts'
import { memoryStore } from './media/memory-store.ts'
import { openGeocoder } from './places/geocoder.ts'
import type { Services } from './services.ts'
import { SESSION_COOKIE } from './staff/guard.ts'
import { type Actor, DashboardAccess, type Role } from './staff/rules.ts'
import { openSession, readSession } from './staff/session.ts'
import { atTestEnd } from './test-end.ts'

/** Somebody signed in: pass it as `as`. */
export type SignedIn = { actor: Actor; cookie: string }

type Overrides = {
  /** Environment variables, as a person would set them. */
  env?: Record<string, string>
  /** Rate limits are off unless this is true. */
  limits?: boolean
  /** A database to share with another app; without it the app gets one of its own. */
  url?: string
  services?: Partial<Services>
}

/**
 * The whole product on a fresh database, for tests through the door. The clock stands still until a
 * test sets `world.now`. `world.context` is a visitor's, for verbs called directly; give it an actor
 * with `{ ...world.context(), actor: anna.actor }`.
 */
export async function testApp(overrides: Overrides = {}) {
  const database = overrides.url ? openShared(overrides.url) : await testDb()
  const catalogue = new CatalogueVersion()
  const env = readEnv(overrides.env ?? {})
  const log = pino({ level: 'silent' })
  const services: Services = {
    db: database.db,
    catalogue,
    env,
    origin: overrides.env?.PUBLIC_URL ?? 'https://sathani.example',
    log,
    imports: new ImportRunner({ db: database.db, catalogue, log, now: () => world.now }),
    limits: overrides.limits ? databaseLimits(database.db, () => world.now) : noLimits,
    pictures: memoryStore(),
    geocoder: openGeocoder(env, log),
    answers: new KeptAnswers(catalogue, () => world.now, headersOfAll(env)),
    now: () => world.now,
    ...overrides.services,
  }
  const app = createApp(services)

  const world = {
    app,
    services,
    db: services.db,
    url: database.url,
    now: new Date(),

    context(actor: Actor | null = null): Context {
      const { db, catalogue } = services
      return { db, catalogue, actor, now: world.now, requestId: null }
    },

    /** Makes a user of this role, opens the dashboard to it, and signs it in. */
    async signIn(role: Role = 'admin'): Promise<SignedIn> {
      await openDashboardTo(role)
      const user = await services.db
        .insertInto('staffUsers')
        .values({
          username: `${role}-${++people}`,
          passwordHash: 'nobody signs in with this',
          firstName: 'Anna',
          lastName: `${role} ${people}`,
          email: `${role}-${people}@sathani.example`,
          role,
          canDeleteUnits: role === 'admin',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const token = await openSession(services.db, user.id, world.now)
      const session = await readSession(services.db, token, world.now)
      if (!session) throw new Error('The session just opened is not valid.')
      const prefix = services.env.publicUrl?.startsWith('https:') ? '__Host-' : ''
      return { actor: session.actor, cookie: `${prefix}${SESSION_COOKIE}=${token}` }
    },

    /** Calls the app; a body that is no FormData, string or bytes goes as JSON. */
    async request(
      method: string,
      path: string,
      {
        as,
        body,
        headers = {},
      }: { as?: SignedIn | null; body?: unknown; headers?: Record<string, string> } = {},
    ) {
      const all = new Headers(headers)
      if (as && !all.has('cookie')) all.set('cookie', as.cookie)
      const raw = isRaw(body)
      const isJson = body !== undefined && raw === undefined
      if (isJson && !all.has('content-type')) {
        all.set('content-type', 'application/json')
      }
      const payload = { body: isJson ? JSON.stringify(body) : raw }
      const response = await app.request(path, { method, headers: all, ...payload })
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        text,
        body:
          /json/.test(response.headers.get('content-type') ?? '') && text ? JSON.parse(text) : null,
      }
    },
  }

  let people = 0
  async function openDashboardTo(role: Role): Promise<void> {
    const needed = { admin: 'admins', manager: 'managers', agent: 'staff', user: 'admins' }[role]
    const { dashboardAccess } = await services.db
      .selectFrom('settings')
      .select('dashboardAccess')
      .executeTakeFirstOrThrow()
    const order: readonly string[] = DashboardAccess.ids
    if (order.indexOf(needed) <= order.indexOf(dashboardAccess)) return
    await services.db.updateTable('settings').set({ dashboardAccess: needed }).execute()
  }
  return world
}

export type TestApp = Awaited<ReturnType<typeof testApp>>

function openShared(url: string) {
  const db = connect(url, { max: 4 })
  atTestEnd(() => db.destroy())
  return { db, url }
}

function isRaw(body: unknown): FormData | string | Uint8Array<ArrayBuffer> | undefined {
  if (typeof body === 'string' || body instanceof FormData) return body
  return body instanceof Uint8Array ? new Uint8Array(body) : undefined
}
