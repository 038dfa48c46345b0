import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { CannotStart } from '../cannot-start.ts'
import { projectHome } from '../env.ts'
import { openPool, refuseUnfitServer } from './connect.ts'

// Any two processes that migrate one database take turns by this number.
const LOCK = 7_284_264

type Migration = { name: string; text: string; checksum: string }

/**
 * Brings the tables up to date: applies each file of migrations/ that is not yet applied, in order of
 * name, each in a transaction of its own. Returns the names applied now.
 * Throws when an applied file was edited: migrations are never changed once merged.
 */
export async function migrate(url: string): Promise<string[]> {
  const pool = openPool(url, { max: 1, statementTimeout: 600_000 })
  const client = await pool.connect()
  try {
    await refuseUnfitServer(client)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await applyMissing(client, await readMigrations())
  } finally {
    client.release(true)
    await pool.end()
  }
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
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
