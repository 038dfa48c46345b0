import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Waits until no other set-up works in this folder. The turn is a lock of the kernel's on a file that
 * only this account can open, so it ends with its process however that ends, and no other account can
 * hold it. Returns the function that ends it.
 */
export function takeTurn(root) {
  const path = join(root, '.cache', 'turn')
  let file
  try {
    mkdirSync(dirname(path), { recursive: true })
    file = openSync(path, 'a', 0o600)
  } catch {
    return () => {} // Who cannot write here has nothing to set up.
  }
  // The lock belongs to the open file, which the program shares with us: it ends, the lock stays.
  const lock = (...how) =>
    spawnSync('flock', [...how, '3'], { stdio: ['ignore', 'ignore', 'ignore', file] }).status
  if (lock('--nonblock') === 1) {
    console.log('Another set-up is at work in this folder; waiting for it …')
    lock()
  }
  return () => closeSync(file)
}
