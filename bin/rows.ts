// Generates src/platform/db/sql/rows.gen.ts from the migrations: npm run rows
import { execFileSync } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { rowsCommand } from './rows/arguments.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-rows-'))
const database = await startEmbedded(folder)
try {
  await migrate(database.ownerUrl)
  execFileSync(process.execPath, rowsCommand(database.ownerUrl), { stdio: 'inherit' })
} finally {
  await database.stop()
  await fs.rm(folder, { recursive: true, force: true })
}
