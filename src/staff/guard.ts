import { getCookie } from 'hono/cookie'
import type { Call } from '../http/edge.ts'
import type { Guard } from '../http/route.ts'
import { Refused } from '../refused.ts'
import type { Actor, PermissionName } from './rules.ts'
import { sessionActor } from './session.ts'

export const SESSION_COOKIE = 'sathani_session'

/** Open to everybody; somebody signed in with dashboard access is known, anyone else is a visitor. */
export const anyone: Guard = {
  access: 'Open to everybody',
  needsSession: false,
  async admit(call) {
    const actor = await signedIn(call)
    return actor?.permissions.openDashboard ? actor : null
  },
}

/** Needs somebody signed in, with or without dashboard access. */
export const signedInOnly: Guard = {
  access: 'Needs a signed-in user',
  needsSession: true,
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
    needsSession: true,
    async admit(call) {
      const actor = await signedInOnly.admit(call)
      if (!actor?.permissions.openDashboard || !actor.permissions[permission]) {
        throw new Refused(403, 'You are not allowed to do this.')
      }
      return actor
    },
  }
}

/** The person whose session cookie the call carries, or null. */
export async function signedIn(call: Call): Promise<Actor | null> {
  const token = getCookie(call, SESSION_COOKIE)
  if (!token) return null
  const { services, context } = call.var
  return sessionActor(services.db, token, context.now)
}
