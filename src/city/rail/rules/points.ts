import { cutText } from '../../../shared/cut-text.ts'

/* No schemas here: pages that only show minutes load this file. */

/** The range of a search's limit, in minutes. */
export const MINUTES_SLIDER = { min: 5, max: 90, step: 5 }
/** The limit before one is chosen. */
export const FIRST_LIMIT = 30
/** The most places a search takes. */
export const MAX_PLACES = 2
const MAX_NAME = 80

/** A place that is not a station: degrees to five decimals, and its name. */
export type NamedPoint = { latitude: number; longitude: number; name: string }

/** A point as text in addresses: `13.73826~100.53062~Chulalongkorn University`. */
export function writePoint({ latitude, longitude, name }: NamedPoint): string {
  const cleaned = cutText(plainName(name), MAX_NAME).trim()
  return [latitude.toFixed(5), longitude.toFixed(5), cleaned].join('~')
}

/** Parses the format of `writePoint`; null for anything else. */
export function readPoint(text: string): NamedPoint | null {
  const [lat = '', lng = '', name = '', ...excess] = text.split('~')
  const isNumber = (part: string) => /^\d{1,3}(\.\d{1,9})?$/.test(part)
  if (!isNumber(lat) || !isNumber(lng) || excess.length > 0) return null
  const point = { latitude: Number(lat), longitude: Number(lng), name: plainName(name) }
  const isStorable = name.isWellFormed() && !name.includes('\0')
  return isStorable && point.name ? point : null
}

/** Places (station ids and written points) without duplicates, in the order used everywhere: stations first. */
export function placesInOrder(places: readonly string[]): string[] {
  const isPoint = (place: string) => readPoint(place) !== null
  const unique = [...new Set(places)]
  return [...unique.filter((place) => !isPoint(place)), ...unique.filter(isPoint)]
}

/**
 * The name without separators and without bidirectional control characters; it comes from whoever shared the
 * link.
 */
function plainName(name: string): string {
  return name
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[~,\s\p{Cc}]+/gu, ' ')
    .trim()
}
