import fs from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { projectHome } from '../../env.ts'
import { type ChecksummedFile, checked, storedChecksums } from './checksums.ts'

/**
 * The views and functions in src/platform/db/sql, one file each, in order of dependency. They are created after the
 * migrations, which therefore cannot use them; a change of one file creates all of them again.
 */
const OBJECTS = [
  'iso',
  'image_url',
  'ascii_json',
  'json_with',
  'metres_between',
  'audit_is_append_only',
  'keep_last_contact',
  'keep_shown_figures',
  'kept_contact',
  'follow_merged_contact',
  'write_conversation_days',
  'note_conversation_days',
  'projects_as_json',
  'units_as_json',
  'public_units',
  'refresh_project_json',
]

export const sqlFolder = (): string => path.join(projectHome(), 'src/platform/db/sql')

/** Every file of src/platform/db/sql, in order. */
export async function readSqlFiles(): Promise<ChecksummedFile[]> {
  return Promise.all(
    OBJECTS.map(async (name) =>
      checked(name, await fs.readFile(path.join(sqlFolder(), `${name}.sql`), 'utf8')),
    ),
  )
}

/** Whether the database has exactly the views and functions of the files. */
export async function hasSqlFiles(
  owner: pg.PoolClient,
  files: ChecksummedFile[],
): Promise<boolean> {
  const stored = await storedChecksums(owner, 'sql_files')
  return (
    stored.size === files.length &&
    files.every(({ name, checksum }) => stored.get(name) === checksum)
  )
}

/** Drops the views, so that migrations can change the columns they read. */
export async function dropViews(owner: pg.PoolClient, files: ChecksummedFile[]): Promise<void> {
  await dropAll(
    owner,
    'view',
    `select oid::regclass::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'v' and relname = any($1)`,
    await namesOf(owner, files),
  )
}

/**
 * Creates every view and function again. Functions are dropped first, because `create or replace`
 * cannot change parameters and results; those that a trigger, an index or a CHECK needs are only
 * replaced. JSON stored from the views is rewritten where it differs.
 */
export async function applySqlFiles(owner: pg.PoolClient, files: ChecksummedFile[]): Promise<void> {
  await dropAll(
    owner,
    'function',
    `select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace and proname = any($1) and not exists (
      select from pg_depend where refclassid = 'pg_proc'::regclass and refobjid = pg_proc.oid)`,
    await namesOf(owner, files),
  )
  for (const { text } of files) await owner.query(text)
  await owner.query(
    'create table if not exists sql_files (name text primary key, checksum text not null)',
  )
  await owner.query('delete from sql_files')
  for (const { name, checksum } of files)
    await owner.query('insert into sql_files (name, checksum) values ($1, $2)', [name, checksum])
  await owner.query(STORED_AGAIN)
}

const STORED_AGAIN = `
  update projects p set public_json = fresh.public_json from projects_as_json fresh
    where fresh.id = p.id and p.public_json <> fresh.public_json;
  update public_unit_json s set json_start = fresh.public_json_start from units_as_json fresh
    where fresh.unit_id = s.unit_id and s.json_start <> fresh.public_json_start;
  update catalogue set version = version + 1`

/** The objects that the files create, and those created by files that no longer exist. */
async function namesOf(owner: pg.PoolClient, files: ChecksummedFile[]): Promise<string[]> {
  const stored = await storedChecksums(owner, 'sql_files')
  return [...files.map(({ name }) => name), ...stored.keys()]
}

async function dropAll(
  owner: pg.PoolClient,
  kind: 'view' | 'function',
  query: string,
  names: string[],
): Promise<void> {
  const { rows } = await owner.query(query, [names])
  if (rows.length > 0) await owner.query(`drop ${kind} ${rows.map(({ name }) => name).join(', ')}`)
}
