import fs from 'node:fs/promises'
import type { Context } from '../../context.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import { receivePicture } from '../../media/pictures.ts'
import { pictureFile, pictureNames } from './demo-pictures.ts'

/** As many as are decoded at once; more would only wait, with their pixels in memory. */
const AT_ONCE = 2

/** Takes the demo's pictures in as if a person had uploaded them. Answers their URLs by their names. */
export async function storeDemoPictures(
  context: Context,
  pictures: PictureStore,
  names: readonly string[] = pictureNames(),
): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  const waiting = names.values()
  const work = async () => {
    for (const name of waiting) {
      const file = await fs.readFile(pictureFile(name))
      const { url } = await receivePicture(context, pictures, file, `${name}.webp`)
      urls.set(name, url)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return urls
}
