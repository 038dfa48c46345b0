/** What every start relies on; embedded.long.test.ts has the rest. */
import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataFolderInUse } from './claim.ts'
import { startEmbedded } from './embedded.ts'
import { livePostmaster } from './leftover.ts'
import { query } from './test-query.ts'

let folder = ''

// mkdtemp creates a folder that only its owner can enter; every test runs in such a folder.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sathani ข้อมูล '))
})

afterEach(async () => {
  await expect.poll(() => livePostmaster(join(folder, 'postgres'))).toBeNull()
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

it('keeps the data from one start to the next', async () => {
  const firstServer = await startEmbedded(folder)
  await query(firstServer.ownerUrl, "create table kept as select 'ทองหล่อ' as name")
  await firstServer.stop()
  const second = await startEmbedded(folder)
  expect(await query(second.ownerUrl, 'select name from kept')).toEqual([{ name: 'ทองหล่อ' }])
  await second.stop()
})

it('is a durable, checksummed database that reads Thai, reachable only on loopback and with its password', async () => {
  const server = await startEmbedded(folder)
  const [facts] = await query(
    server.ownerUrl,
    `select datctype, pg_encoding_to_char(encoding) as encoding, lower('É') as folded,
      current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
      current_setting('listen_addresses') as addresses,
      current_setting('unix_socket_directories') as sockets
    from pg_database where datname = 'sathani'`,
  )
  expect(facts).toEqual({
    datctype: 'C.UTF-8',
    encoding: 'UTF8',
    folded: 'é',
    checksums: 'on',
    fsync: 'on',
    addresses: '127.0.0.1',
    sockets: '',
  })
  await query(server.ownerUrl, 'create extension pg_trgm')
  const [thai] = await query(server.url, "select cardinality(show_trgm('ทองหล่อ')) as trigrams")
  expect(thai).toEqual({ trigrams: 8 })
  const wrongUrl = new URL(server.url)
  wrongUrl.password = 'guessed'
  await expect(query(wrongUrl.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  for (const file of ['postgres-password', 'postgres-app-password']) {
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
  }
  await server.stop()
})

it('refuses a second start on a folder in use, naming the process', async () => {
  const server = await startEmbedded(folder)
  const refusal = await startEmbedded(folder).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DataFolderInUse)
  expect(String(refusal)).toContain(`in use by process ${process.pid}.`)
  await server.stop()
})
