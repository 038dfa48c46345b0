import { imageHash, imagePath } from '../../../shared/paths.ts'

/** The URL of a small version of an uploaded picture; any other URL unchanged. */
export function smallPicture(url: string): string {
  const hash = imageHash(url)
  return hash ? imagePath(hash, 320) : url
}
