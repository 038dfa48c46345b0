/**
 * One process per data folder. The claim is a lock of the kernel's (flock) on a file that only this
 * account can open: nobody else can take it, it ends with the process however that dies, a file left
 * behind means nothing, and two starts at once cannot both win.
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
import { CannotStart } from '../cannot-start.ts'

/** Another process (or this one, twice) has the data folder; `pid` is null if it did not say. */
export class DataFolderInUse extends CannotStart {
  readonly pid: number | null

  constructor(folder: string, pid: number | null) {
    const who = pid === null ? 'another process' : `process ${pid}`
    super(
      `The data folder ${folder} is in use by ${who}. Stop that one first, or set DATA_DIR to ` +
        'another folder (and PORT to another port) to run a second one beside it.',
    )
    this.name = 'DataFolderInUse'
    this.pid = pid
  }
}

/** Takes the folder for this process until `release`. Throws DataFolderInUse when it is taken. */
export function claimFolder(folder: string): { release(): void } {
  const path = join(folder, 'claim')
  const file = openClaim(folder, path)
  // The lock belongs to the open file, which the program shares with us: it ends, the lock stays.
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
