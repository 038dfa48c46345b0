import type { Call } from '../http/edge.ts'
import {
  type UploadedFields,
  type UploadedFile,
  type UploadRules,
  withUpload,
} from '../http/upload.ts'
import type { Master } from '../media/decode-picture.ts'
import { pictureType } from '../media/picture-type.ts'
import { sanitizedPicture } from '../media/pictures.ts'
import { MAX_IMAGE_BYTES } from '../media/rules/picture.ts'
import { Refused, refusedFor } from '../refused.ts'
import { refusal } from '../shared/refusals/refusal.ts'

export const SCAN_FIELD = 'image'

const rules: UploadRules = {
  field: SCAN_FIELD,
  maxFiles: 1,
  maxBytes: MAX_IMAGE_BYTES,
  tooMany: refusal('one_file_at_a_time'),
  tooLarge: (name) => refusal('image_too_large', { name }),
  missing: refusal('scan_missing'),
}

/** A picture of a note: upright, without what else was in its file. */
export type ScanFile = { name: string; picture: Master }

const MOST_NAME = 200

/** Receives the picture of a note. Refuses: 400 no picture, or one that cannot be read, 413 a file too large. */
export function withScanFile<T>(
  call: Call,
  work: (file: ScanFile, fields: UploadedFields) => Promise<T>,
): Promise<T> {
  return withUpload(call, rules, async ([file], fields) => work(await readFile(file), fields))
}

async function readFile(file: UploadedFile | undefined): Promise<ScanFile> {
  if (!file) throw refusedFor(400, refusal('scan_missing'), { at: SCAN_FIELD })
  const bytes = await file.read()
  const at = { at: SCAN_FIELD }
  if (bytes.length === 0) throw refusedFor(400, refusal('scan_missing'), at)
  if (pictureType(bytes.subarray(0, 512)) === null)
    throw refusedFor(400, refusal('scan_not_image'), at)
  const name = file.name.toWellFormed().replaceAll('\0', '').slice(0, MOST_NAME) || 'note'
  try {
    return { name, picture: await sanitizedPicture(bytes, name) }
  } catch (error) {
    throw error instanceof Refused ? refusedFor(error.status, error, at) : error
  }
}
