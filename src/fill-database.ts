/**
 * The process that demo/start-fill.ts starts: it loads the reference data and, if requested
 * (`demo`), creates the demo agency. Its memory is freed when it ends.
 */
import { openProgress } from '../bin/setup/progress.mjs'
import { openStore } from './city/media/open-store.ts'
import { setUploadConcurrency } from './city/media/pictures.ts'
import { loadReferenceData } from './city/places/load-reference-data.ts'
import { pictureNames } from './demo/pictures/demo-pictures.ts'
import { storeDemoPictures } from './demo/pictures/store-demo-pictures.ts'
import { seedInventory } from './demo/seed-inventory.ts'
import { readEnv } from './env.ts'
import { CatalogueVersion } from './platform/db/catalogue-version.ts'
import { connect } from './platform/db/connect.ts'
import { derivedData } from './records/projects/derived-data.ts'

// When the server has gone, the database ends under this process too.
process.once('disconnect', () => process.exit(1))

const progress = openProgress()
const env = readEnv(process.env)
const db = connect(env.databaseUrl ?? '')
progress.quietStep('Loading reference data')
await loadReferenceData(db, derivedData)
if (process.argv.includes('demo')) await makeDemo()
progress.end()
await db.destroy()
process.exit(0)

async function makeDemo(): Promise<void> {
  const catalogue = new CatalogueVersion()
  const origin = env.publicUrl ?? `http://localhost:${env.port}`
  const context = { db, catalogue, actor: null, now: new Date(), requestId: null, origin }
  // No other uploads compete with these pictures.
  setUploadConcurrency(2)
  // Pictures first, so that no record refers to a missing one.
  const names = pictureNames()
  progress.step(`Making the demo agency: ${names.length} pictures`)
  const urls = await storeDemoPictures(context, openStore(env), names, (count) =>
    progress.count(`${count} stored`),
  )
  progress.step('Making the demo agency: properties, listings, people and a year of inquiries')
  await seedInventory(context, urls)
}
