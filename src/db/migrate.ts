import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { CannotStart } from '../cannot-start.ts'
import { projectHome } from '../env.ts'
import { openPool, refuseUnfitServer } from './connect.ts'
import { grantTables } from './grants.ts'

// Any two processes that migrate one database take turns by this number.
const LOCK = 7_284_264

type Migration = { name: string; text: string; checksum: string }

/**
 * Brings the tables up to date: applies each file of migrations/ that is not yet applied, in order of
 * name, each in a transaction of its own. Returns the names applied now. They are applied as the owner
 * of the tables; the role of `url`, when that is another one, is granted what the app needs of them.
 * Throws when an applied file was edited: migrations are never changed once merged.
 */
export async function migrate(url: string, ownerUrl = url): Promise<string[]> {
  const pool = openPool(ownerUrl, { max: 1, statementTimeout: 600_000 })
  const client = await pool.connect()
  try {
    await refuseUnfitServer(client)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const applied = await applyMissing(client, await readMigrations()).catch(refuseWithoutRight)
    if (ownerUrl !== url) await grantTables(client, await roleOf(url))
    return applied
  } finally {
    client.release(true)
    await pool.end()
  }
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  const { rows: found } = await client.query("select to_regclass('migrations') as migrations")
  if (found[0].migrations === null) {
    await client.query(`create table migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  }
  const { rows } = await client.query('select name, checksum from migrations')
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const now: string[] = []
  for (const { name, text, checksum } of migrations) {
    if (applied.has(name)) {
      if (applied.get(name) === checksum) continue
      throw new CannotStart(
        `Migration ${name} was edited after it was applied. Add a new one instead.`,
      )
    }
    await inTransaction(client, async () => {
      await client.query(text)
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [
        name,
        checksum,
      ])
    })
    now.push(name)
  }
  return now
}

/** The app's role met a migration that it may not apply. */
function refuseWithoutRight(error: unknown): never {
  if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error
  throw new CannotStart(
    "The tables must be brought up to date, which DATABASE_URL's role may not. " +
      'Set DATABASE_OWNER_URL to the role that owns them.',
    error,
  )
}

async function readMigrations(): Promise<Migration[]> {
  const folder = path.join(projectHome(), 'migrations')
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await fs.readFile(path.join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
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
