import { pino } from 'pino'
import { createApp, headersOfAll } from '../../app.ts'
import { tasks } from '../../background-jobs.ts'
import { openGeocoder } from '../../city/geocoder/geocoder.ts'
import { memoryStore } from '../../city/media/memory-store.ts'
import type { Context } from '../../context.ts'
import { DiskSpace } from '../../disk-space.ts'
import { readEnv } from '../../env.ts'
import { openMail } from '../../sales/inbox/mail/mail.ts'
import type { Services } from '../../services.ts'
import { openPush } from '../../team/notifications/push/push.ts'
import { SESSION_COOKIE } from '../../team/staff/guard.ts'
import { type Actor, DashboardAccess, type Role } from '../../team/staff/rules/staff.ts'
import { liveSessions, openSession, readSession } from '../../team/staff/sign-in/session.ts'
import { openModel } from '../../words/writing/model/model.ts'
import { CatalogueVersion } from '../db/catalogue-version.ts'
import { connect } from '../db/connect.ts'
import { EventHub } from '../events/event-hub.ts'
import { publishChange } from '../events/notify.ts'
import { ResponseCache } from '../http/cache/response-cache.ts'
import { databaseLimits, noLimits } from '../http/limit.ts'
import { JobRunner } from '../jobs/runner.ts'
import { testDb } from './test-db.ts'
import { atTestEnd } from './test-end.ts'

/** A signed-in user: pass it as `as`. */
export type SignedIn = { actor: Actor; cookie: string }

type Overrides = {
  /** Environment variables, as for the real process. */
  env?: Record<string, string>
  /** Rate limits are off unless this is true. */
  limits?: boolean
  /** The URL of a database to share with another app; by default the app gets its own. */
  url?: string
  /** Whether a push service on this machine is accepted, over HTTP. */
  localPush?: boolean
  services?: Partial<Services>
}

/**
 * The whole product on a fresh database, for tests through its endpoints. The clock stands still
 * until a test sets `world.now`. `world.context` is a visitor's, for verbs called directly; give it
 * an actor with `{ ...world.context(), actor: anna.actor }`.
 */
export async function testApp(overrides: Overrides = {}) {
  const database = overrides.url ? openShared(overrides.url) : await testDb()
  const catalogue = new CatalogueVersion()
  const env = readEnv(overrides.env ?? {})
  const log = pino({ level: 'silent' })
  const now = () => world.now
  const geocoder = openGeocoder(env, log)
  const model = openModel(env)
  const mail = openMail(env)
  const push = openPush(database.db, {
    sender: { subject: 'mailto:push@sathani.example', isReal: true },
    allowsLoopback: overrides.localPush ?? false,
  })
  const pictures = overrides.services?.pictures ?? memoryStore()
  const address = overrides.env?.PUBLIC_URL ?? 'https://sathani.example'
  const services: Services = {
    db: database.db,
    catalogue,
    env,
    origin: address,
    log,
    disk: new DiskSpace(null, 0),
    events: new EventHub({
      liveSessions: (tokens) => liveSessions(database.db, tokens, world.now),
      notify: (subject) =>
        publishChange({ db: database.db, actor: null, requestId: null }, subject, null),
    }),
    jobs: new JobRunner(
      {
        db: database.db,
        catalogue,
        geocoder,
        model,
        mail,
        push,
        pictures,
        origin: address,
        log,
        now,
      },
      tasks,
    ),
    limits: overrides.limits ? databaseLimits(database.db, now) : noLimits,
    pictures,
    geocoder,
    model,
    mail,
    push,
    responseCache: new ResponseCache(catalogue, now, headersOfAll(env)),
    now,
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
      const { db, catalogue, mail, push, origin, jobs } = services
      return {
        db,
        catalogue,
        mail,
        push,
        origin,
        actor,
        now: world.now,
        requestId: null,
        wakeJobs: jobs.wake,
      }
    },

    /** Creates a user with this role, opens the dashboard to the role, and signs the user in. */
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

    /**
     * Sends a request to the app; a body that is not FormData, a string or bytes is sent as JSON.
     */
    async request(
      method: string,
      path: string,
      {
        as,
        body,
        headers = {},
      }: { as?: SignedIn | null; body?: unknown; headers?: Record<string, string> } = {},
    ) {
      const allHeaders = new Headers(headers)
      if (as && !allHeaders.has('cookie')) allHeaders.set('cookie', as.cookie)
      const raw = isRaw(body)
      const isJson = body !== undefined && raw === undefined
      if (isJson && !allHeaders.has('content-type')) {
        allHeaders.set('content-type', 'application/json')
      }
      const payload = { body: isJson ? JSON.stringify(body) : raw }
      const response = await app.request(path, { method, headers: allHeaders, ...payload })
      const isStream = response.headers.get('content-type') === 'text/event-stream'
      const text = await (isStream ? beginningOf(response) : response.text())
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

/** The first chunk of a stream; the rest is not awaited. */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}

function isRaw(body: unknown): FormData | string | Uint8Array<ArrayBuffer> | undefined {
  if (typeof body === 'string' || body instanceof FormData) return body
  return body instanceof Uint8Array ? new Uint8Array(body) : undefined
}
