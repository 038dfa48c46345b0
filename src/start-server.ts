import { createApp, headersOfAll } from './app.ts'
import { CannotStart } from './cannot-start.ts'
import type { Context } from './context.ts'
import { openDataFolder } from './data-folder.ts'
import { CatalogueVersion, followCatalogueVersion } from './db/catalogue-version.ts'
import { connect } from './db/connect.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import type { Env } from './env.ts'
import { connectionLimits } from './http/connection-limits.ts'
import { keptFirst } from './http/keep.ts'
import { KeptAnswers } from './http/kept-answers.ts'
import { databaseLimits, noLimits } from './http/limit.ts'
import { listen } from './http/listen.ts'
import { openLog } from './http/log.ts'
import { ImportRunner } from './imports/import-runner.ts'
import { openStore } from './media/open-store.ts'
import { openGeocoder } from './places/geocoder.ts'
import { loadReferenceData } from './places/load-reference-data.ts'
import { Refused } from './refused.ts'
import type { Services } from './services.ts'
import type { BuiltFiles } from './site/built-files.ts'
import { createFirstAdmin } from './staff/first-admin.ts'
import { SESSION_COOKIE } from './staff/guard.ts'
import { startDemo } from './start-demo.ts'

/** Starts everything one process needs, in order, and serves the pages with the files built for them. */
export async function startServer(env: Env, files: BuiltFiles) {
  const log = openLog(env.logLevel)
  const embedded = env.databaseUrl ? null : await startEmbedded(env.dataDir)
  // Pictures alone may lie where modes cannot be changed, on a share of the network.
  if (!embedded && !env.s3) await openDataFolder(env.dataDir).catch((err) => log.warn(err.message))
  const url = env.databaseUrl ?? embedded?.url ?? ''
  await migrate(url, embedded?.ownerUrl ?? env.databaseOwnerUrl)
  const db = connect(url)
  await loadReferenceData(db)
  const catalogue = new CatalogueVersion()
  const follower = await followCatalogueVersion(url, catalogue)

  const now = () => new Date()
  const answers = new KeptAnswers(catalogue, now, headersOfAll(env))
  const services: Services = {
    db,
    catalogue,
    env,
    origin: env.publicUrl ?? '',
    log,
    imports: new ImportRunner({ db, catalogue, log, now }),
    limits: env.rateLimits ? databaseLimits(db, now) : noLimits,
    pictures: openStore(env),
    geocoder: openGeocoder(env, log),
    answers: env.answers ? answers : null,
    now,
  }
  const system: Context = { db, catalogue, actor: null, now: now(), requestId: null }
  const first = keptFirst(answers, SESSION_COOKIE, (request) =>
    log.info({ method: request.method, path: request.url?.split('?')[0], kept: true }, 'request'),
  )
  if (embedded && env.demo === 'auto') await startDemo(db, embedded.url)
  // Last: a start that is broken off before must not have made a password that nobody saw.
  const firstAdmin = await createFirstAdmin(system, env.adminPassword).catch(unusable)
  const limits = connectionLimits(env.maxConnections, env.trustProxy)
  const listening = await listen(createApp(services, files), env.host, env.port, first, limits)
  services.origin ||= reachable(listening.origin)
  await services.imports.resume()

  return {
    origin: listening.origin,
    services,
    /** The first admin's name and password, when this start made them up. */
    firstAdmin,
    /** Finishes running requests and the batches of imports, then closes what was opened, the embedded server last. */
    async stop() {
      await listening.stop()
      await services.imports.stop()
      await follower.stop()
      await db.destroy()
      await embedded?.stop()
    },
  }
}

/** A password from the environment that no form would take either. */
function unusable(error: unknown): never {
  throw error instanceof Refused ? new CannotStart(`ADMIN_PASSWORD: ${error.message}`) : error
}

/** The address that a browser on this machine can open: one that listens everywhere names no place. */
function reachable(origin: string): string {
  return origin.replace(/^http:\/\/(0\.0\.0\.0|\[::\])(?=:|$)/, 'http://localhost')
}
