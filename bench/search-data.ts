import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadReferenceData } from '../src/city/places/load-reference-data.ts'
import { refreshProjectMinutes } from '../src/city/rail/refresh-project-minutes.ts'
import { connect, openPool } from '../src/platform/db/connect.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { derivedData } from '../src/records/projects/derived-data.ts'
import { refreshProjectWords } from '../src/records/projects/project-words.ts'

const MINUTES = 60_000

/** Creates the database of this URL and fills it with a realistic agency of this many units. */
export async function fill(url: string, units: number, projects: number): Promise<void> {
  await migrate(url)
  const db = connect(url, { max: 1 })
  await loadReferenceData(db, derivedData)
  await db.destroy()
  const sql = await readFile(path.join(import.meta.dirname, 'search-data.sql'), 'utf8')
  const pool = openPool(url, { max: 1, statementTimeout: 10 * MINUTES })
  await pool.query(
    sql.replace(/(?<!:):(units|projects)\b/g, (_, of) =>
      String({ units, projects }[of as 'units']),
    ),
  )
  const filled = connect(url, { max: 1 })
  const created = await filled.selectFrom('projects').select('id').execute()
  const ids = created.map(({ id }) => id)
  await refreshProjectMinutes(filled, ids)
  await refreshProjectWords(filled, ids)
  await filled.destroy()
  // What autovacuum would do within minutes of such a load.
  await pool.query('vacuum (analyze)')
  await pool.query('checkpoint')
  await pool.end()
}
