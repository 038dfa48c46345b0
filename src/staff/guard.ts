import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Call, EdgeVariables } from '../http/edge.ts'
import type { Guard } from '../http/route.ts'
import { cameByHttps } from '../http/sender.ts'
import { Refused } from '../refused.ts'
import { AS_STAFF } from '../shared/api-client.ts'
import type { Actor, PermissionName } from './rules.ts'
import { readSession, SESSION_SECONDS } from './session.ts'

/** Over https it is called `__Host-sathani_session`: no subdomain and no plain connection can set that. */
export const SESSION_COOKIE = 'sathani_session'

/** Open to everybody; somebody signed in with dashboard access is known, anyone else is a visitor. */
export const anyone: Guard = {
  access: 'Open to everybody',
  needs: null,
  async admit(call) {
    const actor = await signedIn(call)
    if (actor?.permissions.openDashboard) return actor
    if (call.req.header(AS_STAFF.name) === AS_STAFF.value) throw new Refused(401, 'Please sign in.')
    return null
  },
}

/** Open to everybody, whoever asks: the session is not looked at. */
export const everybody: Guard = {
  access: 'Open to everybody',
  needs: null,
  admit: async () => null,
}

/** Needs somebody signed in, with or without dashboard access. */
export const signedInOnly: Guard = {
  access: 'Needs a signed-in user',
  needs: 'session',
  async admit(call) {
    const actor = await signedIn(call)
    if (!actor) throw new Refused(401, 'Please sign in.')
    return actor
  },
}

/** Needs a signed-in user with dashboard access, and the named permission on top where one is given. */
export function staff(permission: PermissionName = 'openDashboard'): Guard {
  return {
    access:
      permission === 'openDashboard'
        ? 'Needs a signed-in user with dashboard access'
        : `Needs the permission ${permission}`,
    needs: permission,
    async admit(call) {
      const actor = await signedInOnly.admit(call)
      if (!actor?.permissions.openDashboard || !actor.permissions[permission]) {
        throw new Refused(403, 'You are not allowed to do this.')
      }
      return actor
    },
  }
}

/** The person whose session cookie the call carries, or null. A session that is used lives on. */
export async function signedIn(call: Call): Promise<Actor | null> {
  const token = sessionToken(call)
  if (!token) return null
  const { db, now } = call.get('context')
  const session = await readSession(db, token, now)
  if (session?.extended) call.set('extendedSession', token)
  return session?.actor ?? null
}

/** Moves the end of the cookie along with its session's, whatever made the answer. */
export const keepSessionCookie = createMiddleware<EdgeVariables>(async (call, next) => {
  await next()
  const token = call.get('extendedSession')
  if (token && !call.res.headers.has('set-cookie')) setSessionCookie(call, token)
})

/** The token in the call's cookie, if there is one. */
export function sessionToken(call: Call): string | undefined {
  return getCookie(call, SESSION_COOKIE, scope(call).prefix) || undefined
}

/** Gives the browser the token, for as long as an unused session lives. */
export function setSessionCookie(call: Call, token: string): void {
  setCookie(call, SESSION_COOKIE, token, { ...scope(call), maxAge: SESSION_SECONDS })
}

/** Takes the token away from the browser. */
export function dropSessionCookie(call: Call): void {
  deleteCookie(call, SESSION_COOKIE, scope(call))
}

function scope(call: Call) {
  const bound = cameByHttps(call) ? ({ prefix: 'host', secure: true } as const) : {}
  return { path: '/', httpOnly: true, sameSite: 'Lax', prefix: undefined, ...bound } as const
}
