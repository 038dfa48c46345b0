import { imageHash, imagePath } from '../../shared/paths.ts'

/** The address of a small version of an uploaded picture; any other address as it is. */
export function smallPicture(url: string): string {
  const hash = imageHash(url)
  return hash ? imagePath(hash, 320) : url
}
