/**
 * Tests create hundreds of temporary databases, uploads and browser profiles: on a disk, creating
 * and removing their files takes a fifth of the run.
 */
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const NAME = /^sathani-tests-(\d{1,10})$/

/**
 * Makes this process and its children keep temporary files in memory until it ends, if there is
 * enough room (in bytes) and `TMPDIR` is not set.
 */
export function keepFilesInMemory({ memory = '/dev/shm', room = 4 * 1024 ** 3 } = {}) {
  if (process.env.TMPDIR || !hasRoom(memory, room)) return
  removeLeftovers(memory)
  const folder = join(memory, `sathani-tests-${process.pid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  process.env.TMPDIR = folder
  // Fifty servers are started from one build: all but the first find it compiled.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled')
  process.on('exit', () => remove(folder))
}

function hasRoom(memory, room) {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= room && freemem() >= room
  } catch {
    return false
  }
}

/** Removes the files of killed runs. */
function removeLeftovers(memory) {
  for (const name of readdirSync(memory)) {
    const owner = NAME.exec(name)?.[1]
    if (owner && !isRunning(Number(owner))) remove(join(memory, name))
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // It belongs to another account, or is still being written: the next run tries again.
  }
}
