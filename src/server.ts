import path from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { CatalogueVersion, followCatalogueVersion } from './db/catalogue-version.ts'
import { connect } from './db/connect.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { readEnv } from './env.ts'
import { databaseLimits, noLimits } from './http/limit.ts'
import { openLog } from './http/log.ts'
import { diskStore } from './media/disk-store.ts'
import { s3Store } from './media/s3-store.ts'
import { loadReferenceData } from './places/load-reference-data.ts'

const env = readEnv(process.env)
const log = openLog(env.logLevel)
const embedded = env.databaseUrl ? null : await startEmbedded(env.dataDir)
const url = env.databaseUrl ?? embedded?.url ?? ''

await migrate(url)
const db = connect(url)
await loadReferenceData(db)
const catalogue = new CatalogueVersion()
const follower = await followCatalogueVersion(url, catalogue)

const app = createApp({
  db,
  catalogue,
  env,
  log,
  limits: env.rateLimits ? databaseLimits(db, () => new Date()) : noLimits,
  pictures: env.s3 ? s3Store(env.s3) : diskStore(path.join(env.dataDir, 'media')),
  now: () => new Date(),
})
const server = serve({ fetch: app.fetch, hostname: env.host, port: env.port }, (address) => {
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  console.log(`Sathani is ready: http://${host}:${address.port}`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

/** Finishes running requests, then closes what was opened, the embedded server last. */
async function stop(): Promise<void> {
  await new Promise((resolve) => server.close(resolve))
  await follower.stop()
  await db.destroy()
  await embedded?.stop()
  process.exit(0)
}
