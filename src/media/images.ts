import type { Db } from '../db/connect.ts'
import { invalid } from '../refused.ts'
import { imageHash } from '../shared/paths.ts'

/**
 * The pictures that a record's URLs name, as hashes in the same order, without repeats. Throws 400 on
 * `field.N` for an address that is not one of our pictures', and for a picture that was never received.
 */
export async function imageHashes(
  db: Db,
  urls: readonly string[],
  field: string,
): Promise<string[]> {
  const hashes = urls.map((url, place) => ourHash(url, `${field}.${place}`))
  await refuseUnknown(db, hashes, (place) => `${field}.${place}`)
  return [...new Set(hashes)]
}

/** The same for a field of one picture, such as a logo. */
export async function singleImageHash(db: Db, url: string, field: string): Promise<string> {
  const hash = ourHash(url, field)
  await refuseUnknown(db, [hash], () => field)
  return hash
}

function ourHash(url: string, path: string): string {
  const hash = imageHash(url)
  if (!hash) throw invalid(path, 'Not the address of an uploaded picture')
  return hash
}

async function refuseUnknown(
  db: Db,
  hashes: readonly string[],
  pathOf: (place: number) => string,
): Promise<void> {
  if (hashes.length === 0) return
  const rows = await db.selectFrom('images').select('hash').where('hash', 'in', hashes).execute()
  const known = new Set(rows.map((row) => row.hash))
  const missing = hashes.findIndex((hash) => !known.has(hash))
  if (missing >= 0) {
    throw invalid(pathOf(missing), 'This picture is not stored here. Upload it again.')
  }
}
