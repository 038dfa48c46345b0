import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { UPLOAD_PREFIX, uploadPrefix } from './upload.ts'

/** Longer than any upload takes. */
const DAY_MS = 86_400_000

/**
 * Deletes temporary folders of uploads whose process was killed: at once if it ran on this machine and is no
 * more, else when they are a day old.
 */
export async function deleteAbandonedUploads(now: Date): Promise<void> {
  for (const name of await fs.readdir(os.tmpdir())) {
    if (!name.startsWith(UPLOAD_PREFIX)) continue
    const folder = path.join(os.tmpdir(), name)
    const stats = await fs.lstat(folder).catch(() => null)
    // Folders of other accounts are not ours to delete.
    if (!stats?.isDirectory() || stats.uid !== process.getuid?.()) continue
    if (isOfDeadProcess(name) || stats.mtimeMs < now.getTime() - DAY_MS)
      await fs.rm(folder, { recursive: true, force: true })
  }
}

/** Process numbers mean something on their own machine only, which the folder's name tells. */
function isOfDeadProcess(name: string): boolean {
  const [, id] = /-(\d+)-[^-]*$/.exec(name) ?? []
  const pid = Number(id)
  if (!id || !name.startsWith(uploadPrefix(pid))) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
