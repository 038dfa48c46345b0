import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { tasks } from '../../background-jobs.ts'
import { CannotStart } from '../../cannot-start.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { type TestDb, testDb } from '../testing/test-db.ts'
import { migrate } from './migrate.ts'
import { readSqlFiles, sqlFolder } from './sql-files.ts'

let database: TestDb
let world: TestApp
beforeEach(async () => {
  database = await testDb()
  world = await testApp({ url: database.url })
})
const bringUpToDate = () => migrate(database.url, database.ownerUrl)
const asOwner = (statement: string) => database.asOwner(statement)
const read = async (statement: string) => (await sql.raw(statement).execute(world.db)).rows

describe('A database of another version', () => {
  test('is refused with what to do, and left unchanged', async () => {
    await asOwner(`insert into migrations values ('0003_catalogue.sql', 'x');
      update sql_files set checksum = 'x'`)
    const refusal = await bringUpToDate().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CannotStart)
    expect(String(refusal)).toContain('whose migration 0003_catalogue.sql this one does not have')
    expect(String(refusal)).toContain('set DATA_DIR to a folder that does not exist yet')
    expect(await read(`select distinct checksum from sql_files`)).toEqual([{ checksum: 'x' }])
  })

  test('is refused when one of its migrations was edited', async () => {
    await asOwner(`update migrations set checksum = 'x' where name = '0001_staff.sql'`)
    await expect(bringUpToDate()).rejects.toThrow('Migration 0001_staff.sql was edited')
  })
})

describe('The views and functions of src/platform/db/sql', () => {
  test('are each listed, and each create the one object they are named for', async () => {
    const names = (await readdir(sqlFolder()))
      .filter((file) => file.endsWith('.sql'))
      .map((file) => path.basename(file, '.sql'))
    const files = await readSqlFiles()
    expect(files.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const { name, text } of files) {
      const created = [...text.matchAll(/^create (?:or replace function|view) (\w+)/gm)]
      expect(created.map(([, objectName]) => objectName)).toEqual([name])
    }
  })

  test('are created again when their text has changed, and JSON stored from them is rewritten', async () => {
    const { id } = await aUnit(world)
    const jsonQuery = `select json_start from public_unit_json where unit_id = ${id}`
    const storedJson = await read(jsonQuery)
    await asOwner(`drop view public_units, units_as_json;
      create view units_as_json as select id as unit_id, 'old' as public_json_start, 'old' as staff_json from units;
      update public_unit_json set json_start = 'old';
      update sql_files set checksum = 'x' where name = 'units_as_json'`)
    const [versionBefore] = await read('select version from catalogue')
    expect(await bringUpToDate()).toEqual([])
    expect(await read(jsonQuery)).toEqual(storedJson)
    expect(await read('select version from catalogue')).not.toEqual([versionBefore])
    const record = await world.request('GET', `/api/units/${id}`, {
      as: await world.signIn('agent'),
    })
    expect(record.body).toMatchObject({ id, version: 1 })
  })

  test("may change a function's parameters, unless a table needs it", async () => {
    await asOwner(`drop view public_units, units_as_json, projects_as_json; drop function image_url(text);
      create function image_url(hash text, width integer) returns integer language sql as $$ select 1 $$;
      update sql_files set checksum = 'x' where name = 'image_url'`)
    await bringUpToDate()
    expect(await read(`select image_url('a')`)).toEqual([{ imageUrl: '/media/a/1280.webp' }])
    await expect(asOwner('update audit set action = action')).resolves.toBeUndefined()
    await asOwner(`insert into audit (action, subject, actor_name) values ('update', 'unit', 'A')`)
    await expect(asOwner('update audit set action = action')).rejects.toThrow('append-only')
  })

  test('are dropped when their file is deleted', async () => {
    await asOwner(`create view gone as select 1 as one; insert into sql_files values ('gone', 'x')`)
    await bringUpToDate()
    expect(await read(`select to_regclass('gone') as gone`)).toEqual([{ gone: null }])
  })

  test('change all together or not at all', async () => {
    await asOwner(`create view reader as select * from units_as_json;
      update sql_files set checksum = 'x' where name = 'iso'`)
    await expect(bringUpToDate()).rejects.toThrow('view reader depends on view units_as_json. Drop')
    expect(await read(`select to_regclass('units_as_json')::text as name`)).toEqual([
      { name: 'units_as_json' },
    ])
  })

  test('are left alone when nothing has changed', async () => {
    const oidQuery = `select oid from pg_class where relname = 'units_as_json'`
    const oidBefore = await read(oidQuery)
    await bringUpToDate()
    expect(await read(oidQuery)).toEqual(oidBefore)
  })
})

const migrationsFolder = path.resolve(sqlFolder(), '../../../../migrations')

test('jobs that wait under the former name of a task run under its new one', async () => {
  const text = await readFile(path.join(migrationsFolder, '0271_task_names.sql'), 'utf8')
  const renamed = [...text.matchAll(/\('([a-z-]+)', '([a-z-]+)'\)/g)]
  expect(renamed).toHaveLength(13)
  const names = tasks.map(({ name }) => name)
  for (const [, former, name] of renamed) {
    expect(names).toContain(name)
    expect(names).not.toContain(former)
  }
  await asOwner(`insert into pgboss.job (name, data, start_after)
    values ('jobs', '{"task": "tell-of-viewing", "payload": {"viewingId": 7}}', now() + interval '3 days')`)
  await asOwner(text)
  expect(
    await read(`select data from pgboss.job where data ->> 'task' like '%-of-viewing'`),
  ).toEqual([{ data: { task: 'notify-of-viewing', payload: { viewingId: 7 } } }])
})

test('migrations hold tables, indexes and data; views and functions are in src/platform/db/sql', async () => {
  for (const name of await readdir(migrationsFolder)) {
    const text = await readFile(path.join(migrationsFolder, name), 'utf8')
    expect(text, name).not.toMatch(/^create (or replace )?(view|function|trigger)/m)
  }
})
