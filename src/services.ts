import type { Logger } from 'pino'
import type { CatalogueVersion } from './db/catalogue-version.ts'
import type { Db } from './db/connect.ts'
import type { Env } from './env.ts'
import type { KeptAnswers } from './http/kept-answers.ts'
import type { Limits } from './http/limit.ts'
import type { ImportRunner } from './imports/import-runner.ts'
import type { PictureStore } from './media/picture-store.ts'
import type { Geocoder } from './places/geocoder.ts'

/** What the process holds once and every request borrows. */
export type Services = {
  db: Db
  catalogue: CatalogueVersion
  env: Env
  /** Where visitors reach us: PUBLIC_URL, else the address the server listens on, known once it does. */
  origin: string
  log: Logger
  limits: Limits
  pictures: PictureStore
  /** The geocoding service, where one is set. */
  geocoder: Geocoder | undefined
  /** Public answers kept in memory; null where every answer is made anew. */
  answers: KeptAnswers | null
  /** Runs imports behind the calls that start them. */
  imports: ImportRunner
  now: () => Date
}
