import { CatalogueVersion } from './db/catalogue-version.ts'
import { connect } from './db/connect.ts'
import { storeDemoPictures } from './demo/pictures/store-demo-pictures.ts'
import { seedInventory } from './demo/seed-inventory.ts'
import { readEnv } from './env.ts'
import { openStore } from './media/open-store.ts'
import { receiveAtOnce } from './media/pictures.ts'

/** The process that start-demo.ts starts. Without the server, the database ends under it too. */
process.once('disconnect', () => process.exit(1))

const env = readEnv(process.env)
const db = connect(env.databaseUrl ?? '')
const context = {
  db,
  catalogue: new CatalogueVersion(),
  actor: null,
  now: new Date(),
  requestId: null,
}
// Nobody else waits for pictures here.
receiveAtOnce(2)
// The pictures come first: no record shows one that is not there.
await seedInventory(context, await storeDemoPictures(context, openStore(env)))
await db.destroy()
process.exit(0)
