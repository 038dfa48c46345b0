import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'

/** Whether processes can be pinned to one core on this machine. */
export const canPin = os.cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0

/** Pins a running process with all of its threads to one core; future child processes too. */
export function pin(pid: number, core: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)])
}

/** Seconds of processor time used by a process so far, on Linux. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
