/**
 * Handles what a killed process may leave: a server still running or shutting down, and its pid
 * file.
 */
import { readFile, realpath, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../../../cannot-start.ts'

/** A running server as its pid file describes it; `ready` once it accepts connections. */
export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

/** The server that runs on this cluster now, if any. */
export async function livePostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
    (content) => content.split('\n'),
    () => [],
  )
  const pid = Number(lines[0])
  if (!(pid > 1) || !(await isPostmasterOf(pid, cluster))) return null
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Stops a server whose parent process has died, and removes its pid file. Call it with the folder
 * claimed: a server that runs then has no parent.
 */
export async function endLeftover(cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const leftover = await livePostmaster(cluster)
    if (!leftover) break
    signalLeftover(leftover.pid, signal)
    await goneWithin(10_000, leftover.pid, cluster)
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/**
 * A pid file proves nothing: its number may belong to another program by now, or to a zombie
 * process. The command line can be read whoever runs the process.
 */
async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const args = line.split('\0')
  if (basename(args[0] ?? '') !== 'postgres') return false
  const dataFolder = args[args.indexOf('-D') + 1] ?? ''
  return (await realpath(dataFolder).catch(() => dataFolder)) === (await realpath(cluster))
}

function signalLeftover(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return
    throw new CannotStart(
      `A PostgreSQL of an earlier run (process ${pid}) must be ended first.`,
      error,
    )
  }
}

async function goneWithin(milliseconds: number, pid: number, cluster: string): Promise<void> {
  const end = Date.now() + milliseconds
  while (Date.now() < end && (await isPostmasterOf(pid, cluster))) await pause(10)
}
