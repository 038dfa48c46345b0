import type { Progress } from '../bin/setup/progress.mjs'
import { createApp, headersOfAll } from './app.ts'
import { tasks } from './background-jobs.ts'
import { CannotStart } from './cannot-start.ts'
import { openGeocoder } from './city/geocoder/geocoder.ts'
import { openStore } from './city/media/open-store.ts'
import type { Context } from './context.ts'
import { openDataFolder } from './data-folder.ts'
import { fillDatabase } from './demo/start-fill.ts'
import { DiskSpace } from './disk-space.ts'
import type { Env } from './env.ts'
import { CatalogueVersion, followCatalogueVersion } from './platform/db/catalogue-version.ts'
import { connect } from './platform/db/connect.ts'
import { startEmbedded } from './platform/db/embedded/embedded.ts'
import { migrate } from './platform/db/migrate.ts'
import { EventHub } from './platform/events/event-hub.ts'
import { publishChange } from './platform/events/notify.ts'
import { ResponseCache } from './platform/http/cache/response-cache.ts'
import { serveCachedFirst } from './platform/http/cache/serve-cached.ts'
import { connectionLimits } from './platform/http/connection-limits.ts'
import { deleteAbandonedUploads } from './platform/http/delete-abandoned-uploads.ts'
import { databaseLimits, noLimits } from './platform/http/limit.ts'
import { listen } from './platform/http/listen.ts'
import { openLog } from './platform/http/log.ts'
import { JobRunner } from './platform/jobs/runner.ts'
import { compareWaiting } from './records/contacts/duplicates/compare-contacts.ts'
import { Refused } from './refused.ts'
import { startReceiving } from './sales/inbox/channels/channels.ts'
import { openMail } from './sales/inbox/mail/mail.ts'
import type { Services } from './services.ts'
import type { BuiltFiles } from './site/serve/built-files.server.ts'
import { openPush } from './team/notifications/push/push.ts'
import { pushSender } from './team/notifications/push/push-sender.ts'
import { createFirstAdmin } from './team/staff/first-admin.ts'
import { SESSION_COOKIE } from './team/staff/guard.ts'
import { liveSessions } from './team/staff/sign-in/session.ts'
import { openModel } from './words/writing/model/model.ts'

/** Starts everything one process needs, in order, and serves the pages with their built files. */
export async function startServer(env: Env, files: BuiltFiles, progress: Progress) {
  const log = openLog(env.logLevel)
  progress.quietStep('Starting the database')
  const embedded = env.databaseUrl ? null : await startEmbedded(env.dataDir)
  // A data folder for pictures alone may be on a network share, where modes cannot be changed.
  if (!embedded && !env.s3) await openDataFolder(env.dataDir).catch((err) => log.warn(err.message))
  const url = env.databaseUrl ?? embedded?.url ?? ''
  progress.quietStep('Bringing the tables up to date')
  await migrate(url, embedded?.ownerUrl ?? env.databaseOwnerUrl)
  const db = connect(url)
  progress.end()
  await fillDatabase(db, url, embedded !== null && env.demo === 'auto')
  const catalogue = new CatalogueVersion()
  const now = () => new Date()
  const nobody = { db, actor: null, requestId: null }
  const events = new EventHub({
    liveSessions: (tokens) => liveSessions(db, tokens, now()),
    notify: (subject) => publishChange(nobody, subject, null),
  })
  const follower = await followCatalogueVersion(url, catalogue, [events.listener])

  const storesHere = embedded !== null || !env.s3
  const disk = new DiskSpace(storesHere ? env.dataDir : null, env.leastFreeBytes)
  const endWatch = await disk.watch()

  const responseCache = new ResponseCache(catalogue, now, headersOfAll(env))
  const geocoder = openGeocoder(env, log)
  const model = openModel(env)
  const mail = openMail(env)
  const pictures = openStore(env)
  const push = openPush(db, { sender: pushSender(env) })
  if (!push.reachesApple) {
    log.warn('Apple’s devices get no notifications until PUBLIC_URL or CONTACT_EMAIL is set.')
  }
  await push.publicKey()
  const services: Services = {
    db,
    catalogue,
    env,
    origin: env.publicUrl ?? '',
    log,
    events,
    disk,
    jobs: new JobRunner(
      {
        ...{ db, catalogue, geocoder, model, mail, push, pictures, log, now, disk },
        get origin() {
          return services.origin
        },
      },
      tasks,
    ),
    limits: env.rateLimits ? databaseLimits(db, now) : noLimits,
    pictures,
    geocoder,
    model,
    mail,
    push,
    responseCache: env.responseCache ? responseCache : null,
    now,
  }
  const system: Context = { ...nobody, catalogue, now: now() }
  const first = serveCachedFirst(responseCache, SESSION_COOKIE, (request) =>
    log.info({ method: request.method, path: request.url?.split('?')[0], kept: true }, 'request'),
  )
  // Last, so that an aborted start cannot create a password that nobody saw.
  const firstAdmin = await createFirstAdmin(system, env.adminPassword).catch(unusable)
  const limits = connectionLimits(env.maxConnections, env.trustProxy)
  const listening = await listen(createApp(services, files), env.host, env.port, first, limits)
  services.origin ||= reachable(listening.origin)
  await services.jobs.start()
  await compareWaiting(system)
  const receiving = await startReceiving({ db, catalogue, log, now }, env)
  await deleteAbandonedUploads(now())

  return {
    origin: listening.origin,
    services,
    /** The first admin's name and password, if created by this start. */
    firstAdmin,
    /**
     * Ends the event streams, finishes running requests and job steps, then closes everything, the
     * embedded server last.
     */
    async stop() {
      events.close()
      endWatch()
      await Promise.all([listening.stop(), services.jobs.stop(), receiving.stop()])
      await follower.stop()
      await db.destroy()
      await embedded?.stop()
    },
  }
}

/** Reports an ADMIN_PASSWORD that the rules for passwords refuse. */
function unusable(error: unknown): never {
  throw error instanceof Refused ? new CannotStart(`ADMIN_PASSWORD: ${error.message}`) : error
}

/**
 * The address that a browser on this machine can open, for servers that listen on all interfaces.
 */
function reachable(origin: string): string {
  return origin.replace(/^http:\/\/(0\.0\.0\.0|\[::\])(?=:|$)/, 'http://localhost')
}
