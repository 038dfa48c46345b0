import sharp from 'sharp'
import type { Context } from '../../context.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import { receivePicture } from '../../media/pictures.ts'
import { type DemoPicture, demoPictures } from './demo-pictures.ts'

/** As many as are decoded at once; more would only wait, with their pixels in memory. */
const AT_ONCE = 2
/** Drawings are read for our own ones only, and only before anybody can send any. */
const DRAWINGS = { operation: ['VipsForeignLoadSvgBuffer'] }

/**
 * Draws the demo's pictures and takes them in as if a person had uploaded them. Answers their URLs by
 * their ids. Drawn again they are the same bytes, and stored once.
 */
export async function storeDemoPictures(
  context: Context,
  pictures: PictureStore,
  chosen: readonly DemoPicture[] = demoPictures(),
): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  const waiting = chosen.values()
  const work = async () => {
    for (const { id, svg } of waiting) {
      const photo = await photographed(svg())
      const { url } = await receivePicture(context, pictures, photo, `${id}.jpg`)
      urls.set(id, url)
    }
  }
  sharp.unblock(DRAWINGS)
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    sharp.block(DRAWINGS)
  }
  return urls
}

/** A drawing as a camera would have kept it. */
function photographed(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer()
}
