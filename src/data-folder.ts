import { chmod, mkdir, readdir, realpath, stat } from 'node:fs/promises'
import { CannotStart } from './cannot-start.ts'

/**
 * The real path of the data folder, created if missing, which only its owner can enter. One that
 * others can enter is closed to them if it is empty, or if it is ours and none of them could write
 * to it; otherwise it is refused, because its other contents may have to stay accessible, or may be
 * a trap.
 */
export async function openDataFolder(dataDir: string): Promise<string> {
  const folder = await makeFolder(dataDir)
  if (await isClosed(folder)) return folder
  if (await canBeClosed(folder)) await chmod(folder, 0o700).catch(() => {})
  if (await isClosed(folder)) return folder
  throw new CannotStart(
    `Other accounts can enter the data folder ${folder}. Run chmod 700 on it, or set DATA_DIR to a ` +
      `folder of its own, such as ${folder}/sathani.`,
  )
}

async function makeFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    return await realpath(dataDir)
  } catch (error) {
    throw new CannotStart(`The data folder ${dataDir} cannot be made.`, error)
  }
}

async function isClosed(folder: string): Promise<boolean> {
  return ((await stat(folder)).mode & 0o077) === 0
}

/** A folder that others can write to counts as ours only while it is empty. */
async function canBeClosed(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => ['unreadable'])
  if (names.length === 0) return true
  const isOurs = names.includes('postgres-password') || names.every((name) => name === 'media')
  return isOurs && ((await stat(folder)).mode & 0o002) === 0
}
