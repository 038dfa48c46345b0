/** A picture of a field: there already, on its way, or with what went wrong. */
export type Place = {
  id: number
  name: string
  /** What it shows: where it lies, or a preview of the file. */
  src: string
  /** Null until it is uploaded. */
  url: string | null
  file: File | null
  /** How much of it is sent, 0 to 1; null when it is not on its way. */
  sent: number | null
  /** `final` cannot be helped by trying again. */
  fault: { why: string; message: string; final: boolean } | null
  /** Added since the last time that nothing was on its way. */
  fresh: boolean
}

/** What may be added, and what is said of what may not. */
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

/** Why a file is not taken; null when it is. */
export function refusal(file: File, { maxBytes, types, messages }: PictureLimits): Place['fault'] {
  if (!types.includes(file.type)) {
    return { why: 'Wrong type', message: messages.wrongType(file.name), final: true }
  }
  if (file.size > maxBytes) {
    return { why: 'Too large', message: messages.tooLarge(file.name), final: true }
  }
  return null
}

/** The addresses of those that are there, in their order. */
export function urlsOf(places: readonly Place[]): string[] {
  return places.flatMap(({ url }) => url ?? [])
}

/** An upload that was refused for good: to send the same file again is in vain. */
export class PictureRefused extends Error {}

/**
 * What stays when other files are chosen: what was refused goes, and before another single picture all
 * but the one that is there.
 */
export function keptBeside(places: readonly Place[], isReplaced: boolean): Place[] {
  return places.filter(({ url, fault }) => !fault?.final && (!isReplaced || url !== null))
}

/** The same places once an upload is there: a single picture takes the place of the one before. */
export function withArrived(
  places: readonly Place[],
  id: number,
  url: string,
  max: number,
): Place[] {
  return places.flatMap((place) => {
    if (place.id === id) return { ...place, url, sent: null }
    return max === 1 && place.url !== null ? [] : place
  })
}

/** How many more there may be: what was refused takes no room, nor what will be replaced. */
export function roomIn(places: readonly Place[], max: number): number {
  if (max === 1) return 1
  return Math.max(0, max - places.filter(({ fault }) => !fault?.final).length)
}

/** The same places with one of them elsewhere. */
export function withMoved(places: readonly Place[], from: number, to: number): Place[] {
  const moved = places[from]
  if (!moved) return [...places]
  const others = places.toSpliced(from, 1)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved)
}

/** Whether it is still on its way. */
export function isGoing({ sent }: Place): boolean {
  return sent !== null
}
