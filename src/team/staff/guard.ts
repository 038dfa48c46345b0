import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Call, EdgeVariables } from '../../platform/http/edge.ts'
import type { Guard } from '../../platform/http/route.ts'
import { isSentOverHttps } from '../../platform/http/sender.ts'
import { Refused } from '../../refused.ts'
import { AS_STAFF } from '../../shared/api-client.ts'
import type { RecordKind } from '../activity/rules/activity.ts'
import { type Actor, mayDelete, type PermissionName } from './rules/staff.ts'
import { readSession, SESSION_SECONDS } from './sign-in/session.ts'

/** Over HTTPS the cookie is `__Host-sathani_session`, which neither a subdomain nor plain HTTP can set. */
export const SESSION_COOKIE = 'sathani_session'

/** Open to everybody; identifies staff with dashboard access, treats others as visitors. */
export const anyone: Guard = {
  access: 'Open to everybody',
  needs: null,
  async admit(call) {
    const actor = await signedIn(call)
    if (actor?.permissions.openDashboard) return actor
    if (call.req.header(AS_STAFF.name) === AS_STAFF.value) throw new Refused(401, 'sign_in_first')
    return null
  },
}

/** Open to everybody; ignores the session. */
export const everybody: Guard = {
  access: 'Open to everybody',
  needs: null,
  admit: async () => null,
}

/** Requires a signed-in user, with or without dashboard access. */
export const signedInOnly: Guard = {
  access: 'Needs a signed-in user',
  needs: 'session',
  async admit(call) {
    const actor = await signedIn(call)
    if (!actor) throw new Refused(401, 'sign_in_first')
    return actor
  },
}

/** Requires a signed-in user with dashboard access and the permission. */
export function staff(permission: PermissionName = 'openDashboard'): Guard {
  return {
    access:
      permission === 'openDashboard'
        ? 'Needs a signed-in user with dashboard access'
        : `Needs the permission ${permission}`,
    needs: permission,
    admit: (call) => admitted(call, [permission]),
  }
}

/**
 * Requires the permission to restore any record, or that to delete records of this kind: `markRestored` then lets
 * only whoever deleted the record restore it.
 */
export function mayRestore(kind: RecordKind): Guard {
  const permission = mayDelete[kind]
  return {
    access: `Needs the permission restoreRecords, or ${permission} to undo one's own deletion`,
    needs: permission,
    admit: (call) => admitted(call, ['restoreRecords', permission]),
  }
}

async function admitted(call: Call, anyOf: readonly PermissionName[]): Promise<Actor> {
  const actor = await signedInOnly.admit(call)
  if (!actor?.permissions.openDashboard || !anyOf.some((name) => actor.permissions[name])) {
    throw new Refused(403, 'not_allowed')
  }
  return actor
}

/** The user of the call's session cookie, or null. Extends the session. */
export async function signedIn(call: Call): Promise<Actor | null> {
  const token = sessionToken(call)
  if (!token) return null
  const { db, now } = call.get('context')
  const session = await readSession(db, token, now)
  if (session?.extended) call.set('extendedSession', token)
  return session?.actor ?? null
}

/** Extends the cookie's expiry along with its session's on every response. */
export const extendSessionCookie = createMiddleware<EdgeVariables>(async (call, next) => {
  await next()
  const token = call.get('extendedSession')
  if (token && !call.res.headers.has('set-cookie')) setSessionCookie(call, token)
})

/** The token in the call's cookie, if any. */
export function sessionToken(call: Call): string | undefined {
  return getCookie(call, SESSION_COOKIE, scope(call).prefix) || undefined
}

/** Sets the session cookie, for the lifetime of an unused session. */
export function setSessionCookie(call: Call, token: string): void {
  setCookie(call, SESSION_COOKIE, token, { ...scope(call), maxAge: SESSION_SECONDS })
}

/** Deletes the session cookie. */
export function dropSessionCookie(call: Call): void {
  deleteCookie(call, SESSION_COOKIE, scope(call))
}

function scope(call: Call) {
  const hostOptions = isSentOverHttps(call) ? ({ prefix: 'host', secure: true } as const) : {}
  return { path: '/', httpOnly: true, sameSite: 'Lax', prefix: undefined, ...hostOptions } as const
}
