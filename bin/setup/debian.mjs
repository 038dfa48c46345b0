import { existsSync, readFileSync } from 'node:fs'
import { SetupFailure } from './failure.mjs'
import { run } from './run.mjs'

const WAIT_MS = 600_000
const PAUSE_MS = 2000
const LOCKED = /could not get lock|unable to (?:acquire|lock)|lock was locked by another process/i
const INTERRUPTED = /dpkg was interrupted/i

/** Whether this machine runs Debian itself. */
export function isDebian() {
  return (
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

/**
 * Installs Debian packages. Waits while another program installs packages, because apt itself waits
 * for only one of its locks. An interrupted installation is finished first, as apt demands. `pause`
 * waits between two tries.
 */
export async function installPackages(packages, { failure, progress, pause = sleep }) {
  const until = performance.now() + WAIT_MS
  const env = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  let isFinished = false

  async function apt(args) {
    for (;;) {
      try {
        return await run('apt-get', ['-qq', ...args], { failure, env })
      } catch (error) {
        if (!(error instanceof SetupFailure) || performance.now() > until) throw error
        if (INTERRUPTED.test(error.message) && !isFinished) isFinished = await finish()
        else if (!LOCKED.test(error.message)) throw error
        else await wait()
      }
    }
  }

  /** Returns whether it could be finished: another program may be working on it. */
  async function finish() {
    try {
      await run('dpkg', ['--configure', '-a'], { failure, env })
      return true
    } catch (error) {
      if (!LOCKED.test(error.message)) throw error
      await wait()
      return false
    }
  }

  async function wait() {
    progress.count('waiting for another installation to end')
    await pause()
    progress.count('')
  }

  await apt(['update'])
  await apt(['install', '-y', '--no-install-recommends', ...packages])
}

function sleep() {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}
