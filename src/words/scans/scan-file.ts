import type { Master } from '../../city/media/decode-picture.ts'
import { pictureType } from '../../city/media/picture-type.ts'
import { sanitizedPicture } from '../../city/media/pictures.ts'
import { Refused, refusedFor } from '../../refused.ts'
import { refusal } from '../../shared/refusals/refusal.ts'

export const SCAN_FIELD = 'image'

/** A picture of a note: upright, without what else was in its file. */
export type ScanFile = { name: string; picture: Master }

const MAX_NAME = 200

type Uploaded = { name: string; read(): Promise<Buffer> }

/** The picture of an uploaded file. Refuses (400) no file, no picture, or one that cannot be read. */
export async function readScanFile(file: Uploaded | undefined): Promise<ScanFile> {
  if (!file) throw refusedFor(400, refusal('scan_missing'), { at: SCAN_FIELD })
  const bytes = await file.read()
  const at = { at: SCAN_FIELD }
  if (bytes.length === 0) throw refusedFor(400, refusal('scan_missing'), at)
  if (pictureType(bytes.subarray(0, 512)) === null)
    throw refusedFor(400, refusal('scan_not_image'), at)
  const name = file.name.toWellFormed().replaceAll('\0', '').slice(0, MAX_NAME) || 'note'
  try {
    return { name, picture: await sanitizedPicture(bytes, name) }
  } catch (error) {
    throw error instanceof Refused ? refusedFor(error.status, error, at) : error
  }
}
