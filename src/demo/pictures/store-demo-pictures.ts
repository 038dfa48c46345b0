import fs from 'node:fs/promises'
import type { PictureStore } from '../../city/media/picture-store.ts'
import { receivePicture } from '../../city/media/pictures.ts'
import type { Context } from '../../context.ts'
import { pictureFile, pictureNames } from './demo-pictures.ts'

/** How many pictures are uploaded at once: as many as are decoded at once, since more would only use memory. */
const CONCURRENCY = 2

/**
 * Stores the demo's pictures like uploads; calls `onStored` with their number after each. Returns their URLs by
 * name.
 */
export async function storeDemoPictures(
  context: Context,
  pictures: PictureStore,
  names: readonly string[] = pictureNames(),
  onStored: (count: number) => void = () => {},
): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  const remaining = names.values()
  const work = async () => {
    for (const name of remaining) {
      const file = await fs.readFile(pictureFile(name))
      const { url } = await receivePicture(context, pictures, file, `${name}.webp`)
      urls.set(name, url)
      onStored(urls.size)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return urls
}
