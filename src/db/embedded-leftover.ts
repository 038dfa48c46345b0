/** What a killed process may leave: a server still running or shutting down, and its pid file. */
import { readFile, realpath, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../cannot-start.ts'

/** A running server as its pid file describes it; `ready` once it takes connections. */
export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

/** The server that runs on this cluster now, if there is one. */
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
 * Ends a server whose process died without it, and clears its pid file. Call it with the folder
 * claimed: a server that runs then has nobody it could answer to.
 */
export async function endLeftover(cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const left = await livePostmaster(cluster)
    if (!left) break
    signalLeftover(left.pid, signal)
    await goneWithin(10_000, left.pid, cluster)
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/**
 * A pid file proves nothing: the number may belong to another program by now, or to a corpse that
 * nobody reaped. The command line is readable whoever runs the process.
 */
async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const args = line.split('\0')
  if (basename(args[0] ?? '') !== 'postgres') return false
  const theirs = args[args.indexOf('-D') + 1] ?? ''
  return (await realpath(theirs).catch(() => theirs)) === (await realpath(cluster))
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
