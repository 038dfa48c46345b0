import type { Hono, Context as HonoContext } from 'hono'
import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import type { CatalogueVersion } from '../db/catalogue-version.ts'
import type { Db } from '../db/connect.ts'
import type { Env } from '../env.ts'
import type { Limits } from './limit.ts'

/** What the process holds once and every request borrows. */
export type Services = {
  db: Db
  catalogue: CatalogueVersion
  env: Env
  log: Logger
  limits: Limits
  now: () => Date
}

export type EdgeVariables = {
  Variables: { services: Services; context: Context; requestId: string }
}
export type Edge = Hono<EdgeVariables>
export type Call = HonoContext<EdgeVariables>
