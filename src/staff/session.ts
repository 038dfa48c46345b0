import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../db/connect.ts'
import { type Actor, DashboardAccess, permissionsOf, Roles } from './rules.ts'

// A session lasts 14 days from its last use, and 90 from its beginning whatever is done.
const SESSION_DAYS = 14
const MOST_DAYS = 90
/** What the cookie lives for. */
export const SESSION_SECONDS = SESSION_DAYS * 86_400
const DAY_MS = 86_400_000
// Sliding writes once an hour at most, so that reading stays reading.
const SLIDE_AFTER_MS = 3_600_000

/** Opens a session for a user; answers the token for the cookie. Only its hash is stored. */
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

/** Ends every session of a user, at once, but for the one that `kept` names. */
export async function closeSessionsOf(db: Db, userId: number, kept?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(kept !== undefined, (all) => all.where('tokenHash', '<>', hashToken(kept ?? '')))
    .execute()
}

/**
 * The person a token belongs to, or null: unknown, expired, deactivated or deleted. A session that is
 * used lives on; `extended` says that its end has just been moved, so the cookie's must be too.
 */
export async function readSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ actor: Actor; extended: boolean } | null> {
  const tokenHash = hashToken(token)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('staffUsers as u', 'u.id', 'sessions.userId')
    .innerJoin('settings as s', (join) => join.onTrue())
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now.toISOString())
    .where('u.isActive', '=', true)
    .where('u.deletedAt', 'is', null)
    .select([
      'u.id',
      'u.username',
      'u.firstName',
      'u.lastName',
      'u.email',
      'u.role',
      'u.canDeleteUnits',
      's.dashboardAccess',
      'sessions.createdAt',
      'sessions.expiresAt',
    ])
    .executeTakeFirst()
  if (!row) return null
  const expiresAt = expiry(now, new Date(row.createdAt))
  const extended = expiresAt.getTime() - Date.parse(row.expiresAt) > SLIDE_AFTER_MS
  if (extended) {
    await db.updateTable('sessions').set({ expiresAt }).where('tokenHash', '=', tokenHash).execute()
  }
  return { actor: toActor(row), extended }
}

/** A person by id, whether they may still sign in or not; null when there never was one. */
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

function expiry(now: Date, begun: Date): Date {
  return new Date(
    Math.min(now.getTime() + SESSION_DAYS * DAY_MS, begun.getTime() + MOST_DAYS * DAY_MS),
  )
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
