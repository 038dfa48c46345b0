/** What must survive a process that is killed in the middle of its work. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareCluster } from './cluster.ts'
import { startEmbedded } from './embedded.ts'
import { livePostmaster } from './leftover.ts'
import { runServer } from './server.ts'
import { query } from './test-query.ts'

const testFolder = fileURLToPath(new URL('.', import.meta.url))
const node = join(testFolder, '../../../../node_modules/.bin/node')

let folder = ''
let writer: Writer | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sathani kill '))
})

afterEach(async () => {
  await writer?.kill()
  await expect.poll(() => livePostmaster(join(folder, 'postgres'))).toBeNull()
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

it('keeps every acknowledged row after kill -9 of the whole process group, repeatedly', async () => {
  for (let round = 1; round <= 3; round++) {
    writer = startWriter()
    const acknowledged = await writer.reach(round * 40)
    await writer.kill()
    expect(await lastRow()).toBeGreaterThanOrEqual(Math.max(acknowledged, writer.last()))
  }
})

it('keeps them too when the server was killed with its parent, as by a power cut', async () => {
  for (let round = 1; round <= 3; round++) {
    writer = startWriter()
    await writer.reach(round * 40)
    const server = await livePostmaster(join(folder, 'postgres'))
    process.kill(server?.pid ?? 0, 'SIGKILL')
    await writer.kill()
    expect(await lastRow()).toBeGreaterThanOrEqual(writer.last())
  }
})

it('leaves no server behind when its process is killed', async () => {
  writer = startWriter()
  await writer.reach(1)
  await writer.kill()
  await expect.poll(() => livePostmaster(join(folder, 'postgres'))).toBeNull()
})

it('starts over when the very first start was killed half-way', async () => {
  writer = startWriter()
  const hasBegun = () => existsSync(join(folder, 'postgres.new/base'))
  await expect.poll(hasBegun, { interval: 2 }).toBe(true)
  await writer.kill()
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
  const server = await startEmbedded(folder)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
})

it('is not misled by a pid file whose number another program has by now', async () => {
  const server = await startEmbedded(folder)
  const pidFile = join(folder, 'postgres/postmaster.pid')
  const pidText = await readFile(pidFile, 'utf8')
  await server.stop()
  const stranger = spawn('sleep', ['600'])
  try {
    await writeFile(pidFile, pidText.replace(/^\d+/, String(stranger.pid)))
    const restarted = await startEmbedded(folder)
    await restarted.stop()
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  } finally {
    stranger.kill()
  }
})

it('stops a server that no process owns, and starts its own', async () => {
  const orphan = await runServer(await prepareCluster(folder, true))
  const leftover = await livePostmaster(join(folder, 'postgres'))
  const server = await startEmbedded(folder)
  await orphan.ended
  expect((await livePostmaster(join(folder, 'postgres')))?.pid).not.toBe(leftover?.pid)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
})

type Writer = ReturnType<typeof startWriter>

function startWriter() {
  const child = spawn(node, [join(testFolder, 'writer.ts'), folder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  let last = 0
  lines.on('line', (line) => {
    last = Number(line)
  })
  return {
    last: () => last,
    async reach(count: number) {
      for (let seen = 0; seen < count; seen++) await once(lines, 'line')
      return last
    },
    kill: () => killGroup(child),
  }
}

async function killGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await closed
}

async function lastRow(): Promise<number> {
  const server = await startEmbedded(folder)
  const rows = await query(
    server.ownerUrl,
    'select max(number) as last, count(*)::int from written',
  )
  await server.stop()
  return Number(rows[0]?.last)
}
