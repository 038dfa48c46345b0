/** What the app's own role may do, and what it may not. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectHome } from '../../env.ts'
import { databaseUrl } from '../testing/test-server.ts'
import { type EmbeddedServer, startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'

const NEVER = [
  "copy (select 1) to program 'true'",
  "copy (select 1) to '/tmp/sathani'",
  "select pg_read_file('/etc/passwd')",
  "select lo_import('/etc/passwd')",
  'set session_replication_role = replica',
  "alter system set shared_preload_libraries = 'x'",
  'set role sathani',
  'create role other superuser',
  'alter role sathani_app superuser',
  'create database other',
  'create extension dblink',
  'create table other (id int)',
  'create function other() returns int language sql as $$select 1$$',
  'alter table units drop column price',
  'alter table audit disable trigger audit_append_only',
  'drop table units',
  'truncate units',
  'update audit set action = action',
  'delete from audit',
  'truncate audit',
  "insert into migrations values ('9999.sql', '')",
]
const ENTRY = "insert into audit (action, subject, actor_name) values ('update', 'unit', 'Anna')"

let folder = ''
let server: EmbeddedServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sathani-roles-'))
  server = await startEmbedded(folder, { durable: false })
  await migrate(server.url, server.ownerUrl)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('the app’s role on the embedded server', () => {
  it.each([...NEVER, 'create temporary table other (id int)'])('is refused: %s', async (text) => {
    await expect(run(server.url, text)).rejects.toThrow(/permission denied|must be owner/)
  })

  it('adds to the audit log and reads it', async () => {
    await run(server.url, ENTRY)
    expect(await run(server.url, 'select actor_name from audit')).toEqual([{ actor_name: 'Anna' }])
  })

  it('loses rights that it was once granted by mistake', async () => {
    await run(server.ownerUrl, 'grant all on audit to sathani_app')
    await run(server.ownerUrl, 'alter role sathani_app superuser')
    await restart()
    await expect(run(server.url, 'delete from audit')).rejects.toThrow('permission denied')
    await expect(run(server.url, NEVER[0] ?? '')).rejects.toThrow('permission denied')
  })

  it('keeps no setting that it made for itself', async () => {
    await run(
      server.url,
      `alter role sathani_app in database sathani set statement_timeout = 1;
      alter role sathani_app set default_transaction_read_only = on`,
    )
    await restart()
    await run(server.url, ENTRY)
    expect(await run(server.url, 'show statement_timeout')).toEqual([{ statement_timeout: '0' }])
  })

  it('opens no other database, and writes through no view', async () => {
    for (const otherDatabase of ['postgres', 'template1'])
      await expect(run(databaseUrl(server.url, otherDatabase), 'select')).rejects.toThrow(
        'permission denied',
      )
    await run(server.ownerUrl, 'create view entries as select * from audit')
    await restart()
    expect((await run(server.url, 'select id from entries')).length).toBeGreaterThan(0)
    await expect(run(server.url, 'delete from entries')).rejects.toThrow('permission denied')
    await run(server.ownerUrl, 'drop view entries')
  })

  it('is created at the next start of a cluster from an earlier release', async () => {
    await run(server.ownerUrl, 'drop owned by sathani_app; drop role sathani_app')
    await rm(join(folder, 'postgres-app-password'))
    await restart()
    expect(await run(server.url, 'select count(*)::int from units')).toEqual([{ count: 0 }])
  })
})

describe('on an external server', () => {
  const database = { url: '', ownerUrl: '' }
  beforeAll(async () => {
    const guide = await readFile(join(projectHome(), 'docs/running.md'), 'utf8')
    const statements = /```sql\n(.*?)```/s.exec(guide)?.[1] ?? ''
    for (const statement of statements.split(';\n')) await run(server.ownerUrl, statement)
    database.url = signedIn('agency_app', 'another secret')
    database.ownerUrl = signedIn('agency_owner', 'a secret')
  })

  it('a missing migration requires the owner', async () => {
    await expect(migrate(database.url)).rejects.toThrow(/Set DATABASE_OWNER_URL/)
  })

  it("the two roles from docs/running.md are enough, and the app's has the same limits", async () => {
    expect((await migrate(database.url, database.ownerUrl)).length).toBeGreaterThan(0)
    await run(database.url, ENTRY)
    for (const text of NEVER) {
      await expect(run(database.url, text), text).rejects.toThrow(
        /permission denied|must be owner|does not exist/,
      )
    }
  })

  it('once the tables are up to date, the app starts without its owner', async () => {
    expect(await migrate(database.url)).toEqual([])
  })

  it('a single role works too; then a trigger protects the audit log', async () => {
    expect(await migrate(database.ownerUrl)).toEqual([])
    for (const text of ['update audit set action = action', 'delete from audit', 'truncate audit'])
      await expect(run(database.ownerUrl, text)).rejects.toThrow('append-only')
  })
})

async function restart(): Promise<void> {
  await server.stop()
  server = await startEmbedded(folder, { durable: false })
  await migrate(server.url, server.ownerUrl)
}

function signedIn(username: string, password: string): string {
  return Object.assign(new URL(databaseUrl(server.url, 'agency')), { username, password }).href
}

async function run(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
