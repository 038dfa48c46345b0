import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { isReferenceDataLoaded } from '../city/places/load-reference-data.ts'
import { projectHome } from '../env.ts'
import type { Db } from '../platform/db/connect.ts'
import { derivedData } from '../records/projects/derived-data.ts'
import { isEmpty } from './is-empty.ts'

/**
 * Loads the reference data unless it is loaded, and with `demo` fills an empty database with the demo agency.
 * Both run in a separate process (fill-database.ts), so that this one never holds the demo's code or the memory
 * they leave behind. If interrupted, they start over at the next start. A database that has or ever had a
 * developer, project, unit or contact gets no demo agency.
 */
export async function fillDatabase(db: Db, url: string, demo: boolean): Promise<void> {
  const wantsDemo = demo && (await isEmpty(db))
  if (!wantsDemo && (await isReferenceDataLoaded(db, derivedData))) return
  const child = fork(
    path.join(projectHome(), 'dist', 'server', 'fill-database.js'),
    wantsDemo ? ['demo'] : [],
    { env: { ...process.env, DATABASE_URL: url } },
  )
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The database was not filled: ${signal ?? `exit ${code}`}`)
}
