import type { Logger } from 'pino'
import type { Geocoder } from './city/geocoder/geocoder.ts'
import type { PictureStore } from './city/media/picture-store.ts'
import type { DiskSpace } from './disk-space.ts'
import type { Env } from './env.ts'
import type { CatalogueVersion } from './platform/db/catalogue-version.ts'
import type { Db } from './platform/db/connect.ts'
import type { EventHub } from './platform/events/event-hub.ts'
import type { ResponseCache } from './platform/http/cache/response-cache.ts'
import type { Limits } from './platform/http/limit.ts'
import type { JobRunner } from './platform/jobs/runner.ts'
import type { Mail } from './sales/inbox/mail/mail.ts'
import type { Push } from './team/notifications/push/push.ts'
import type { Model } from './words/writing/model/model.ts'

/** What the process holds once and every request uses. */
export type Services = {
  db: Db
  catalogue: CatalogueVersion
  env: Env
  /** The public address: PUBLIC_URL, else the address the server listens on, once known. */
  origin: string
  log: Logger
  limits: Limits
  pictures: PictureStore
  /** The geocoding service, if one is configured. */
  geocoder: Geocoder | undefined
  /** Cached public responses; null when caching is off. */
  responseCache: ResponseCache | null
  /** The configured model, which rewrites and reads texts. */
  model: Model | undefined
  /** Sends e-mails, if a server is configured. */
  mail: Mail | undefined
  /** Sends Web Pushes. */
  push: Push
  /** Sends changes to the staff's browsers. */
  events: EventHub
  /** The room on the data folder's disk. */
  disk: DiskSpace
  /** Runs background jobs. */
  jobs: JobRunner
  now: () => Date
}
