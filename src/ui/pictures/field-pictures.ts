/** A picture of a field: uploaded, uploading, or failed. */
export type FieldPicture = {
  id: number
  name: string
  /** The URL it is shown from: the uploaded picture, or a local preview. */
  src: string
  /** Null until it is uploaded. */
  url: string | null
  file: File | null
  /** Upload progress, 0 to 1; null when not uploading. */
  progress: number | null
  /** `final` errors cannot be retried. */
  failure: { reason: string; message: string; final: boolean } | null
  /** Added since the last time that no upload was running. */
  isNew: boolean
}

/** The numbers of running and failed uploads of a field. */
export type Uploads = { uploading: number; failed: number }

/** The limits of a field with their error messages. */
export type PictureLimits = {
  max: number
  maxBytes: number
  /** Media types: `image/jpeg`. */
  types: readonly string[]
  messages: {
    wrongType: (name: string) => string
    tooLarge: (name: string) => string
    tooMany: (max: number) => string
  }
}

/** The error of a file of a type that is not accepted; null when accepted. */
export function wrongType(file: File, { types, messages }: PictureLimits): FieldPicture['failure'] {
  if (types.includes(file.type)) return null
  return { reason: 'Wrong type', message: messages.wrongType(file.name), final: true }
}

/** The error of a file that is too large; null when accepted. */
export function tooLarge(
  file: File,
  { maxBytes, messages }: PictureLimits,
): FieldPicture['failure'] {
  if (file.size <= maxBytes) return null
  return { reason: 'Too large', message: messages.tooLarge(file.name), final: true }
}

/** The URLs of the uploaded pictures, in order. */
export function urlsOf(pictures: readonly FieldPicture[]): string[] {
  return pictures.flatMap(({ url }) => url ?? [])
}

/** An upload that the server refused; it must not be retried. */
export class PictureRefused extends Error {}

/**
 * The pictures that stay when more files are chosen: refused ones are removed, and when a single picture
 * is replaced, all but the uploaded one.
 */
export function remainingPictures(
  pictures: readonly FieldPicture[],
  isReplaced: boolean,
): FieldPicture[] {
  return pictures.filter(({ url, failure }) => !failure?.final && (!isReplaced || url !== null))
}

/** The pictures after an upload has finished; a single picture replaces the previous one. */
export function withUploaded(
  pictures: readonly FieldPicture[],
  id: number,
  url: string,
  max: number,
): FieldPicture[] {
  return pictures.flatMap((picture) => {
    if (picture.id === id) return { ...picture, url, progress: null }
    return max === 1 && picture.url !== null ? [] : picture
  })
}

/** How many pictures can be added; refused files and a picture to be replaced do not count. */
export function remainingCapacity(pictures: readonly FieldPicture[], max: number): number {
  if (max === 1) return 1
  return Math.max(0, max - pictures.filter(({ failure }) => !failure?.final).length)
}

/** The pictures with one of them moved. */
export function withMoved(
  pictures: readonly FieldPicture[],
  from: number,
  to: number,
): FieldPicture[] {
  const moved = pictures[from]
  if (!moved) return [...pictures]
  const remaining = pictures.toSpliced(from, 1)
  return remaining.toSpliced(Math.max(0, Math.min(to, remaining.length)), 0, moved)
}

export function uploadsOf(pictures: readonly FieldPicture[]): Uploads {
  return {
    uploading: pictures.filter(isUploading).length,
    failed: pictures.filter(({ failure }) => failure !== null).length,
  }
}

/** Whether it is uploading. */
export function isUploading({ progress }: FieldPicture): boolean {
  return progress !== null
}
