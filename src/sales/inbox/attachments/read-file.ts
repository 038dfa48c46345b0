import { pictureType } from '../../../city/media/picture-type.ts'
import { sanitizedPicture } from '../../../city/media/pictures.ts'
import { Refused } from '../../../refused.ts'
import {
  type AttachmentType,
  AttachmentTypes,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENT_MEGABYTES,
} from '../rules/attachment.ts'
import { fileName } from './file-name.ts'

/** A file that may be stored and passed on. */
export type SafeFile = { name: string; type: AttachmentType; bytes: Buffer }

/**
 * What is stored of a file, by its content: a picture is made anew, without what else was in it; PDF,
 * Word and Excel files stay as they are. Throws 400 for anything else, 413 when it is too large.
 */
export async function readFile(name: string, bytes: Buffer): Promise<SafeFile> {
  if (bytes.length > MAX_ATTACHMENT_BYTES) {
    throw new Refused(413, 'attachment_too_large', { name, megabytes: MAX_ATTACHMENT_MEGABYTES })
  }
  if (pictureType(bytes.subarray(0, 512))) {
    const picture = await sanitizedPicture(bytes, name)
    const type = picture.contentType === 'image/webp' ? 'image/webp' : 'image/jpeg'
    return { name: fileName(name, type), type, bytes: picture.bytes }
  }
  const { fileTypeFromBuffer } = await import('file-type')
  const type = AttachmentTypes.read((await fileTypeFromBuffer(bytes))?.mime ?? '')
  if (!type) throw new Refused(400, 'attachment_type', { name })
  return { name: fileName(name, type), type, bytes }
}
