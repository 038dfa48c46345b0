import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'

/** Whether processes can be kept on one core each here. */
export const canPin = os.cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0

/** Keeps a running process, all of its threads, on one core; those it starts from then on, too. */
export function pin(pid: number, core: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)])
}

/** Seconds of processor time that a process has used so far, on Linux. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
