import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CannotStart } from '../../../cannot-start.ts'
import { prepareCluster } from './cluster.ts'
import { joinEmbedded, startEmbedded } from './embedded.ts'
import { livePostmaster } from './leftover.ts'
import { runServer } from './server.ts'
import { query } from './test-query.ts'

const isRoot = process.geteuid?.() === 0

let folder = ''

// mkdtemp creates a folder that only its owner can enter; every test runs in such a folder.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sathani ข้อมูล '))
})

afterEach(async () => {
  await expect.poll(() => livePostmaster(join(folder, 'postgres'))).toBeNull()
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

it('is not blocked by a name that any account could take', async () => {
  const { dev, ino } = statSync(folder)
  const squatter = createServer().listen({ path: `\0sathani-data-${dev}-${ino}` })
  await once(squatter, 'listening')
  await (await startEmbedded(folder)).stop()
  squatter.close()
})

it('lets exactly one of two simultaneous starts have the folder', async () => {
  const starts = await Promise.allSettled([startEmbedded(folder), startEmbedded(folder)])
  const [won, ...otherStarts] = starts.filter((start) => start.status === 'fulfilled')
  expect(otherStarts).toEqual([])
  await won?.value.stop()
})

it('names the other process, and can join its server', async () => {
  const writer = fileURLToPath(new URL('./writer.ts', import.meta.url))
  const node = fileURLToPath(new URL('../../../../node_modules/.bin/node', import.meta.url))
  const other = spawn(node, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(other.stdout, 'data')
  await expect(startEmbedded(folder)).rejects.toThrow(`in use by process ${other.pid}.`)
  const joined = await joinEmbedded(folder)
  expect(await query(joined.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await joined.stop()
  expect(await livePostmaster(join(folder, 'postgres'))).not.toBeNull()
  other.stdout.resume()
  other.kill()
  await once(other, 'close')
})

it('runs two servers side by side from two folders', async () => {
  const other = join(folder, 'another')
  const servers = await Promise.all([startEmbedded(folder), startEmbedded(other)])
  const ports = new Set(servers.map(({ url }) => new URL(url).port))
  expect(ports.size).toBe(2)
  await Promise.all(servers.map((server) => server.stop()))
})

it('takes another port when its own has been taken', async () => {
  const thief = createServer().listen(0, '127.0.0.1')
  await once(thief, 'listening')
  const address = thief.address()
  const takenPort = address !== null && typeof address === 'object' ? address.port : 0
  const ports = [takenPort, takenPort, 0]
  const cluster = await prepareCluster(folder, false)
  const server = await runServer(cluster, async () => ports.shift() || (await aFreePort()))
  expect(ports).toEqual([])
  expect(server.port).not.toBe(takenPort)
  await server.stop()
  thief.close()
})

it('restarts the server at its address when it dies under a living process', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const server = await startEmbedded(folder)
  const firstServer = await livePostmaster(join(folder, 'postgres'))
  process.kill(firstServer?.pid ?? 0, 'SIGKILL')
  const restarted = async () => {
    const now = await livePostmaster(join(folder, 'postgres'))
    return now?.ready && now.pid !== firstServer?.pid
  }
  await expect.poll(restarted).toBe(true)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
  expect(warnings).toHaveBeenCalledWith(
    'The embedded PostgreSQL ended by itself; starting it again.',
  )
})

describe('says what to do when', () => {
  it('the cluster is of another version of PostgreSQL', async () => {
    await (await startEmbedded(folder)).stop()
    await writeFile(join(folder, 'postgres/PG_VERSION'), '15\n')
    await expect(startEmbedded(folder)).rejects.toThrow(
      /was made by PostgreSQL 15; this release brings PostgreSQL 18\..*DATABASE_URL/,
    )
  })

  it('something else is in the place of the cluster', async () => {
    mkdirSync(join(folder, 'postgres'))
    await writeFile(join(folder, 'postgres/notes.txt'), 'mine')
    await expect(startEmbedded(folder)).rejects.toThrow(/holds files but no PostgreSQL database/)
    expect(existsSync(join(folder, 'postgres/notes.txt'))).toBe(true)
  })

  it('the folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '')
    const start = startEmbedded(join(folder, 'file/data'))
    await expect(start).rejects.toThrow(/data folder .* cannot be made/)
    await expect(start).rejects.toBeInstanceOf(CannotStart)
  })

  it('the password is missing, and starts again once it is back', async () => {
    const server = await startEmbedded(folder)
    const password = new URL(server.ownerUrl).password
    await server.stop()
    await rm(join(folder, 'postgres-password'))
    await expect(startEmbedded(folder)).rejects.toThrow(/password file/)
    await writeFile(join(folder, 'postgres-password'), password)
    await (await startEmbedded(folder)).stop()
  })

  it('the server itself cannot start: shows the end of its log', async () => {
    await (await startEmbedded(folder)).stop()
    await writeFile(join(folder, 'postgres/postgresql.conf'), 'no_such_setting = 1')
    await expect(startEmbedded(folder)).rejects.toThrow(/no_such_setting/)
  })

  it('no way of running PostgreSQL works on this machine', async () => {
    vi.stubEnv(
      'PATH',
      fakePrograms({ unshare: 'exit 1', setpriv: 'exit 1', sh: 'exit 1', flock: '' }),
    )
    await expect(startEmbedded(folder)).rejects.toThrow(
      /PostgreSQL does not run here.*DATABASE_URL/,
    )
  })

  it('the folder cannot be claimed', async () => {
    vi.stubEnv('PATH', fakePrograms({}))
    await expect(startEmbedded(folder)).rejects.toThrow(/flock.*Install it, or set DATABASE_URL/)
  })
})

if (isRoot) {
  describe('as root', () => {
    it('keeps every file root’s own, in a user namespace', async () => {
      await (await startEmbedded(folder)).stop()
      expect(ownersIn(folder)).toEqual(['0'])
    })

    it('runs without its rights as nobody where namespaces are forbidden', async () => {
      vi.stubEnv('PATH', `${fakePrograms({ unshare: 'exit 1' })}:${process.env.PATH}`)
      const server = await startEmbedded(folder)
      const postmaster = await livePostmaster(join(folder, 'postgres'))
      expect(statSync(`/proc/${postmaster?.pid}`).uid).toBe(65534)
      await query(server.ownerUrl, 'create table kept as select 1 as one')
      await server.stop()
      vi.unstubAllEnvs()
      const restarted = await startEmbedded(folder)
      expect(await query(restarted.ownerUrl, 'select one from kept')).toEqual([{ one: 1 }])
      await restarted.stop()
    })

    it('has a claim that no other account can hold, even with access to the file', async () => {
      await (await startEmbedded(folder)).stop()
      chmodSync(folder, 0o711)
      const squat = ['--reuid=65534', '--clear-groups', 'flock', join(folder, 'claim'), 'true']
      const { status, stderr } = spawnSync('setpriv', squat, { encoding: 'utf8' })
      expect(stderr).toContain('Permission denied')
      expect(status).not.toBe(0)
    })

    it('leaves a folder of an ordinary user to that user, with everything created in it', async () => {
      spawnSync('chown', ['54321:54321', folder])
      await (await startEmbedded(folder)).stop()
      expect(ownersIn(folder)).toEqual(['54321'])
    })
  })
} else {
  describe('as an ordinary user', () => {
    it('runs without setpriv too, and owns every file', async () => {
      vi.stubEnv('PATH', `${fakePrograms({ setpriv: 'exit 1' })}:${process.env.PATH}`)
      await (await startEmbedded(folder)).stop()
      expect(ownersIn(folder)).toEqual([String(process.geteuid?.())])
    })

    it('reports a folder that is not writable', async () => {
      chmodSync(folder, 0o500)
      await expect(startEmbedded(folder)).rejects.toThrow(/cannot be written/)
      chmodSync(folder, 0o700)
    })
  })
}

/** A folder of fake programs, to be put into PATH. */
function fakePrograms(programs: Record<string, string>): string {
  const bin = join(folder, 'fakes')
  mkdirSync(bin, { mode: 0o755 })
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }
  return bin
}

function ownersIn(path: string): string[] {
  const { stdout } = spawnSync('find', [path, '-printf', '%U\n'], { encoding: 'utf8' })
  return [...new Set(stdout.trim().split('\n'))]
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}
