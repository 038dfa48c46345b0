import { cutText } from '../shared/cut-text.ts'

/* Without schemas: pages that only write of minutes load it. */

/** A limit in a search, in minutes. */
export const MINUTES_SLIDER = { min: 5, max: 90, step: 5 }
/** The limit that stands before one is chosen. */
export const FIRST_LIMIT = 30
/** Places of work or study that a search takes. */
export const MOST_PLACES = 2
const LONGEST_NAME = 80

/** A place that is no station: degrees to five decimals, and what its reader calls it. */
export type NamedPoint = { latitude: number; longitude: number; name: string }

/** The same as one text, which stands in addresses: `13.73826~100.53062~Chulalongkorn University`. */
export function writePoint({ latitude, longitude, name }: NamedPoint): string {
  const kept = cutText(plainName(name), LONGEST_NAME).trim()
  return [latitude.toFixed(5), longitude.toFixed(5), kept].join('~')
}

/** Reads what `writePoint` writes; null for anything else. */
export function readPoint(text: string): NamedPoint | null {
  const [lat = '', lng = '', name = '', ...more] = text.split('~')
  const isNumber = (typed: string) => /^\d{1,3}(\.\d{1,9})?$/.test(typed)
  if (!isNumber(lat) || !isNumber(lng) || more.length > 0) return null
  const point = { latitude: Number(lat), longitude: Number(lng), name: plainName(name) }
  const isStorable = name.isWellFormed() && !name.includes('\0')
  return isStorable && point.name ? point : null
}

/** Places, as stations' ids and written points, once each and in the order in which addresses, answers and names have them: stations before points. */
export function placesInOrder(places: readonly string[]): string[] {
  const isPoint = (place: string) => readPoint(place) !== null
  const all = [...new Set(places)]
  return [...all.filter((place) => !isPoint(place)), ...all.filter(isPoint)]
}

/** Without what parts the text, and marks that turn the words around it: whoever shares it wrote the name. */
function plainName(name: string): string {
  return name
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[~,\s\p{Cc}]+/gu, ' ')
    .trim()
}
