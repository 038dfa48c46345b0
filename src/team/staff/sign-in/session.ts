import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isDiskFull } from '../../../disk-space.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { type Actor, DashboardAccess, permissionsOf, Roles } from '../rules/staff.ts'

// A session expires 14 days after its last use, and 90 days after it was opened.
const SESSION_DAYS = 14
const MAX_DAYS = 90
/** The max-age of the cookie. */
export const SESSION_SECONDS = SESSION_DAYS * 86_400
const DAY_MS = 86_400_000
// The expiry is extended at most once an hour, to avoid a write on every request.
const SLIDE_AFTER_MS = 3_600_000

/** Opens a session for a user and returns the token for the cookie. Only its hash is stored. */
export async function openSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt: expiry(now, now) })
    .execute()
  await db.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute()
  return token
}

/** Ends one session. */
export async function closeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute()
}

/** Ends every session of a user, except the one with the token `keptToken`. */
export async function closeSessionsOf(db: Db, userId: number, keptToken?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(keptToken !== undefined, (query) =>
      query.where('tokenHash', '<>', hashToken(keptToken ?? '')),
    )
    .execute()
}

/**
 * The user of a token; null when it is unknown or expired, or the user deactivated or deleted. Extends the
 * session; when `extended` is true its expiry has moved, and the cookie's must follow.
 */
export async function readSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ actor: Actor; extended: boolean } | null> {
  const tokenHash = hashToken(token)
  const row = await openSessions(db, now)
    .where('sessions.tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return null
  const expiresAt = expiry(now, new Date(row.createdAt))
  const extended = expiresAt.getTime() - Date.parse(row.expiresAt) > SLIDE_AFTER_MS
  if (extended) {
    try {
      await db
        .updateTable('sessions')
        .set({ expiresAt })
        .where('tokenHash', '=', tokenHash)
        .execute()
    } catch (error) {
      // Reading goes on when the disk is full.
      if (!isDiskFull(error)) throw error
      return { actor: toActor(row), extended: false }
    }
  }
  return { actor: toActor(row), extended }
}

/** The users of the open sessions with these tokens, by token. Does not extend the sessions. */
export async function liveSessions(
  db: Db,
  tokens: readonly string[],
  now: Date,
): Promise<Map<string, Actor>> {
  const byHash = new Map(tokens.map((token) => [hashToken(token).toString('hex'), token]))
  const rows = await openSessions(db, now)
    .where(sql<boolean>`sessions.token_hash = any(${[...byHash.keys()].map(asBytes)}::bytea[])`)
    .select('sessions.tokenHash')
    .execute()
  return new Map(
    rows.map(({ tokenHash, ...row }) => [
      byHash.get(tokenHash.toString('hex')) ?? '',
      toActor(row),
    ]),
  )
}

const asBytes = (hex: string) => Buffer.from(hex, 'hex')

function openSessions(db: Db, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('staffUsers as u', 'u.id', 'sessions.userId')
    .innerJoin('settings as s', (join) => join.onTrue())
    .where('sessions.expiresAt', '>', now.toISOString())
    .where('u.isActive', '=', true)
    .where('u.deletedAt', 'is', null)
    .select(['u.id', 'u.username', 'u.firstName', 'u.lastName', 'u.email', 'u.role'])
    .select(['u.canDeleteUnits', 's.dashboardAccess', 'sessions.createdAt', 'sessions.expiresAt'])
}

/** A user by id, also when deactivated or deleted; null when unknown. */
export async function actorById(db: Db, userId: number): Promise<Actor | null> {
  const row = await db
    .selectFrom('staffUsers as u')
    .innerJoin('settings as s', (join) => join.onTrue())
    .where('u.id', '=', userId)
    .select(['u.id', 'u.username', 'u.firstName', 'u.lastName', 'u.email', 'u.role'])
    .select(['u.canDeleteUnits', 's.dashboardAccess'])
    .executeTakeFirst()
  return row ? toActor(row) : null
}

function toActor(row: {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  email: string | null
  role: string
  canDeleteUnits: boolean
  dashboardAccess: string
}): Actor {
  const role = Roles.read(row.role) ?? 'user'
  const access = DashboardAccess.read(row.dashboardAccess) ?? 'admins'
  return {
    id: row.id,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role,
    isAdmin: role === 'admin',
    permissions: permissionsOf({ role, canDeleteUnits: row.canDeleteUnits }, access),
  }
}

function expiry(now: Date, openedAt: Date): Date {
  return new Date(
    Math.min(now.getTime() + SESSION_DAYS * DAY_MS, openedAt.getTime() + MAX_DAYS * DAY_MS),
  )
}

/** What is stored of a session's token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
