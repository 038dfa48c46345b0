/**
 * One process per data folder. The claim is a kernel lock (flock) on a file that only this account
 * can open: no other account can take it, it ends with the process however that dies, a leftover
 * file means nothing, and of two simultaneous starts only one succeeds.
 */
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  fchownSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../../../cannot-start.ts'

/** Another process (or this one, twice) uses the data folder; `pid` is null if unknown. */
export class DataFolderInUse extends CannotStart {
  readonly pid: number | null

  constructor(folder: string, pid: number | null) {
    const owner = pid === null ? 'another process' : `process ${pid}`
    super(
      `The data folder ${folder} is in use by ${owner}. Stop that one first, or set DATA_DIR to ` +
        'another folder (and PORT to another port) to run a second one beside it.',
    )
    this.name = 'DataFolderInUse'
    this.pid = pid
  }
}

/** Claims the folder for this process until `release`. Throws DataFolderInUse when it is taken. */
export function claimFolder(folder: string): { release(): void } {
  const path = join(folder, 'claim')
  const file = openClaim(folder, path)
  // The lock belongs to the open file description, which the flock program shares with us, so it
  // outlives that program.
  const { status, error } = spawnSync('flock', ['--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', file],
  })
  if (status === 0) {
    ftruncateSync(file)
    writeSync(file, String(process.pid))
    return { release: () => closeSync(file) }
  }
  closeSync(file)
  if (status === 1) throw new DataFolderInUse(folder, Number(readFileSync(path, 'utf8')) || null)
  throw new CannotStart(
    'The program flock (of util-linux), which keeps two processes off one data folder, does not ' +
      'run here. Install it, or set DATABASE_URL to a PostgreSQL server (15 or later).',
    error,
  )
}

function openClaim(folder: string, path: string): number {
  try {
    const file = openSync(path, 'a', 0o600)
    const { uid, gid } = statSync(folder)
    if (process.geteuid?.() === 0) fchownSync(file, uid, gid)
    return file
  } catch (error) {
    throw new CannotStart(`The data folder ${folder} cannot be written.`, error)
  }
}
