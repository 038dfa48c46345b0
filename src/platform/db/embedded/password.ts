import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../../../cannot-start.ts'

/** The file with the password of the cluster's owner, readable only by this account. */
export function passwordFile(folder: string): string {
  return join(folder, 'postgres-password')
}

/** The file with the password of the app's role; created again if lost. */
export function appPasswordFile(folder: string): string {
  return join(folder, 'postgres-app-password')
}

/** The owner's password. Throws CannotStart when its file is missing. */
export async function readPassword(folder: string): Promise<string> {
  const path = passwordFile(folder)
  const password = await readFile(path, 'utf8').catch(() => '')
  if (password) return password
  throw new CannotStart(
    `The database in ${folder} is there but its password file ${path} is not. Put it back from a copy.`,
  )
}

/** Creates a new password and stores it durably before anything depends on it. */
export async function writePassword(path: string): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600)
  try {
    await file.writeFile(randomBytes(24).toString('base64url'))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
}
