import fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { CannotStart } from '../../cannot-start.ts'
import { projectHome } from '../../env.ts'
import { type ChecksummedFile, checked, storedChecksums } from './checksums.ts'
import { openPool, refuseUnsupportedServer } from './connect.ts'
import { grantTables } from './grants.ts'
import { installQueue } from './queue-schema.ts'
import { applySqlFiles, dropViews, hasSqlFiles, readSqlFiles } from './sql-files.ts'

// The advisory lock that processes migrating the same database take.
const LOCK = 7_284_264

/**
 * Brings the database up to date: applies each file of migrations/ that is not yet applied, in order of
 * name, then the views and functions of src/platform/db/sql where any of them changed, all in one transaction.
 * Returns the migrations applied now. They are applied as the owner of the tables; the role of `url`,
 * when that is another one, is granted what the app needs of them.
 * Refuses, and changes nothing, when the database was made by other migrations than these.
 */
export async function migrate(url: string, ownerUrl = url): Promise<string[]> {
  const role = ownerUrl === url ? null : await roleOf(url)
  const pool = openPool(ownerUrl, { max: 1, statementTimeout: 600_000 })
  const client = await pool.connect()
  try {
    await refuseUnsupportedServer(client)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const files = await readSqlFiles()
    const missing = await missingMigrations(client)
    const isChanged = missing.length > 0 || !(await hasSqlFiles(client, files))
    // Before the grants; its statements run in a transaction of their own.
    await installQueue(client).catch(explain)
    await inTransaction(client, async () => {
      if (isChanged) {
        await dropViews(client, files)
        await apply(client, missing)
        await applySqlFiles(client, files)
      }
    }).catch(explain)
    // The library begins and commits its own transaction.
    await installQueue(client).catch(explain)
    if (role) await grantTables(client, role).catch(explain)
    return missing.map(({ name }) => name)
  } finally {
    client.release(true)
    await pool.end()
  }
}

async function missingMigrations(client: pg.PoolClient): Promise<ChecksummedFile[]> {
  const applied = await storedChecksums(client, 'migrations')
  const migrations = await readMigrations()
  const unknown = [...applied.keys()].find((name) =>
    migrations.every((migration) => migration.name !== name),
  )
  if (unknown) {
    throw new CannotStart(
      `The database was made by another version of Sathani, whose migration ${unknown} this one does not have. ` +
        'Nothing was changed. Start that version, or this one with a new database: ' +
        'set DATA_DIR to a folder that does not exist yet, or DATABASE_URL to an empty database.',
    )
  }
  const edited = migrations.find(
    ({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum,
  )
  if (edited) {
    throw new CannotStart(
      `Migration ${edited.name} was edited after it was applied. Add a new one instead.`,
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(client: pg.PoolClient, migrations: ChecksummedFile[]): Promise<void> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  for (const { name, text, checksum } of migrations) {
    await client.query(text)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
}

/** Explains what to do when the role lacks a right, or a view of somebody else is in the way. */
function explain(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.code === '42501') {
    throw new CannotStart(
      "The tables must be brought up to date, which DATABASE_URL's role may not. " +
        'Set DATABASE_OWNER_URL to the role that owns them.',
      error,
    )
  }
  if (error instanceof pg.DatabaseError && error.code === '2BP01') {
    throw new CannotStart(`${error.detail}. Drop it, start, and create it again.`, error)
  }
  throw error
}

async function readMigrations(): Promise<ChecksummedFile[]> {
  const folder = path.join(projectHome(), 'migrations')
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => checked(name, await fs.readFile(path.join(folder, name), 'utf8'))),
  )
}

async function roleOf(url: string): Promise<string> {
  const pool = openPool(url, { max: 1 })
  try {
    const { rows } = await pool.query('select current_user as role')
    return rows[0].role
  } finally {
    await pool.end()
  }
}

async function inTransaction(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
