import { invalid } from '../../refused.ts'
import { imageHash } from '../../shared/paths.ts'
import type { Db } from './connect.ts'

/**
 * The hashes of the pictures with these URLs, in the same order without repeats. Throws 400 on `field.N` for
 * a URL that is not of a picture here, and for a picture that was never uploaded.
 */
export async function imageHashes(
  db: Db,
  urls: readonly string[],
  field: string,
): Promise<string[]> {
  const hashes = urls.map((url, index) => requireHash(url, `${field}.${index}`))
  await refuseUnknown(db, hashes, (index) => `${field}.${index}`)
  return [...new Set(hashes)]
}

/** The same for a field with a single picture, such as a logo. */
export async function singleImageHash(db: Db, url: string, field: string): Promise<string> {
  const hash = requireHash(url, field)
  await refuseUnknown(db, [hash], () => field)
  return hash
}

function requireHash(url: string, path: string): string {
  const hash = imageHash(url)
  if (!hash) throw invalid(path, 'picture_address')
  return hash
}

async function refuseUnknown(
  db: Db,
  hashes: readonly string[],
  pathOf: (index: number) => string,
): Promise<void> {
  if (hashes.length === 0) return
  const rows = await db.selectFrom('images').select('hash').where('hash', 'in', hashes).execute()
  const known = new Set(rows.map((row) => row.hash))
  const missing = hashes.findIndex((hash) => !known.has(hash))
  if (missing >= 0) {
    throw invalid(pathOf(missing), 'picture_not_stored')
  }
}
