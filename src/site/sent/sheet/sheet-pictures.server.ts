import { hashOfAlias } from '../../../city/media/aliases.ts'
import { cutPicture } from '../../../city/media/cut-picture.ts'
import type { PictureStore } from '../../../city/media/picture-store.ts'
import type { Context } from '../../../context.ts'
import { imageHash, imagePath } from '../../../shared/paths.ts'
import type { SentHome } from '../sent-home.ts'
import { LARGE, LOGO, PHOTO, type Sheet, type SheetHome, SMALL, THUMB } from './sheet.server.ts'

/** Pixels for each point: 150 to an inch, enough for print at the size of a file that is sent by chat. */
const DENSITY = 150 / 72
const MAX_SMALL = 3

type Pictures = Pick<SheetHome, 'pictures' | 'thumb'>

/** The pictures of the homes, cut to their places, one after the other to spare memory. */
export async function sheetPictures(
  { db }: Pick<Context, 'db'>,
  store: PictureStore,
  homes: readonly SentHome[],
  sender: string,
): Promise<Map<number, Pictures>> {
  const made = new Map<number, Pictures>()
  for (const each of homes) {
    if (each.state !== 'shown') continue
    const [first, ...others] = each.home.images
    const cut = async (url: string | undefined, place: { width: number; height: number }) => {
      const name = imageHash(url ?? '')
      if (name === null) return null
      const hash = (await hashOfAlias(db, name)) ?? name
      return cutPicture(store, imagePath(hash), pixels(place), sender)
    }
    const large = await cut(first, LARGE)
    const small = []
    for (const url of others.slice(0, MAX_SMALL)) small.push(await cut(url, SMALL))
    const pictures = [large, ...small].filter((picture) => picture !== null)
    made.set(each.number, { pictures, thumb: await cut(first, THUMB) })
  }
  return made
}

/** The agency's logo as it is, and the photo of the sender cut to a square; null for what there is not. */
export async function sheetPeople(
  store: PictureStore,
  urls: { logo: string | null; photo: string | null },
  sender: string,
): Promise<Pick<Sheet, 'logo' | 'photo'>> {
  return {
    logo: await cutPicture(store, urls.logo ?? '', pixels(LOGO, 2), sender, 'inside'),
    photo: await cutPicture(store, urls.photo ?? '', pixels(PHOTO, 2), sender),
  }
}

/** Small pictures are drawn denser, as letters in them are small too. */
function pixels({ width, height }: { width: number; height: number }, times = 1) {
  const density = DENSITY * times
  return { width: Math.round(width * density), height: Math.round(height * density) }
}
