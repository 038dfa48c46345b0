import type { Hono, Context as HonoContext } from 'hono'
import type { Context } from '../../context.ts'
import type { Services } from '../../services.ts'

export type EdgeVariables = {
  Variables: {
    services: Services
    context: Context
    requestId: string
    /** Whoever is signed in. */
    personId?: number
    /** The session token, if its expiry has just been extended. */
    extendedSession?: string
  }
}
export type Edge = Hono<EdgeVariables>
export type Call = HonoContext<EdgeVariables>
