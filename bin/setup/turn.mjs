import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Waits until no other set-up is running in this folder. Uses a kernel lock on a file that only
 * this account can open, so the lock ends with its process however that ends, and no other account
 * can hold it. Returns the function that releases it.
 */
export function takeTurn(root, progress) {
  const path = join(root, '.cache', 'turn')
  let file
  try {
    mkdirSync(dirname(path), { recursive: true })
    file = openSync(path, 'a', 0o600)
  } catch {
    return () => {} // Who cannot write here has nothing to set up.
  }
  // The lock belongs to the open file description, which the flock program shares with us, so it
  // outlives that program.
  const lock = (...how) =>
    spawnSync('flock', [...how, '3'], { stdio: ['ignore', 'ignore', 'ignore', file] }).status
  if (lock('--nonblock') === 1) {
    progress.step('Another set-up is at work in this folder; waiting for it')
    lock()
  }
  return () => closeSync(file)
}
