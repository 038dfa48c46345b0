/** Runs PostgreSQL on a cluster: picks a free port and settings, and waits until it is ready. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync, openSync, renameSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../../../cannot-start.ts'
import type { Binaries } from './binaries.ts'
import { livePostmaster } from './leftover.ts'
import { type Accounts, serverEnvironment } from './user.ts'

/** Everything needed to run programs on one cluster. */
export interface Cluster {
  path: string
  log: string
  binaries: Binaries
  accounts: Accounts
  libraryPath: string
  durable: boolean
}

export interface RunningServer {
  port: number
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the server and waits until it accepts connections, however long recovery lasts. Tries
 * another port when ours was taken meanwhile, and waits for the last processes of a killed server.
 * Throws CannotStart with the end of the server's log.
 */
export async function runServer(
  cluster: Cluster,
  choosePort: () => Promise<number> = freePort,
): Promise<RunningServer> {
  for (let attempt = 1; ; attempt++) {
    const result = await launch(cluster, await choosePort())
    if (!('logText' in result)) return result
    const passing = /could not bind|Address already in use|pre-existing shared memory/
    if (attempt === 50 || !passing.test(result.logText)) {
      throw new CannotStart(
        `PostgreSQL did not start. Its log (${cluster.log}) ends with:\n${result.logText}`,
      )
    }
    await pause(attempt * 10)
  }
}

async function launch(
  cluster: Cluster,
  port: number,
): Promise<RunningServer | { logText: string }> {
  const { child, logStart } = spawnServer(cluster, port)
  let isOver = false
  let failure = ''
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      failure = error.message
      resolve()
    })
    child.on('exit', () => resolve())
  }).then(() => {
    isOver = true
  })
  while (!isOver) {
    const postmaster = await livePostmaster(cluster.path)
    if (postmaster?.ready && postmaster.pid === child.pid) {
      return { port, ended, stop: () => stopServer(child, ended) }
    }
    await pause(5)
  }
  return { logText: failure || (await lastWords(cluster.log, logStart)) }
}

function spawnServer(cluster: Cluster, port: number): { child: ChildProcess; logStart: number } {
  const log = openLog(cluster.log)
  const logStart = fstatSync(log).size
  const postgres = join(cluster.binaries.native, 'bin', 'postgres')
  const options = Object.entries(settings(cluster.durable)).map(
    ([name, value]) => `--${name}=${value}`,
  )
  const command = [
    ...cluster.accounts.running.prefix,
    postgres,
    '-D',
    cluster.path,
    '-p',
    `${port}`,
    ...options,
  ]
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: '/',
    env: serverEnvironment(cluster.libraryPath),
    stdio: ['ignore', log, log],
    // Ctrl-C at the terminal is for us: we finish our requests first, then stop the server.
    detached: true,
  })
  closeSync(log)
  return { child, logStart }
}

/** Sized for two cores, a few gigabytes of memory, and many short queries. */
function settings(durable: boolean): Record<string, string | number> {
  const risky = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
  }
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: 1.1,
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    io_method: 'sync',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    TimeZone: 'UTC',
    log_checkpoints: 'off',
    // Statements and their values contain personal data: they are not logged.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : risky),
  }
}

async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT')
  const patience = new AbortController()
  const waited = pause(30_000, 'late', { signal: patience.signal }).catch(() => 'ended')
  if ((await Promise.race([ended, waited])) === 'late') child.kill('SIGQUIT')
  await ended
  patience.abort()
}

/** A port that is free at this moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no TCP port was given')
  return address.port
}

function openLog(path: string): number {
  const maxBytes = 10_000_000
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > maxBytes)
    renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

async function lastWords(log: string, from: number): Promise<string> {
  const logTail = (await readFile(log)).subarray(from).toString('utf8').trim()
  return logTail.split('\n').slice(-12).join('\n')
}
