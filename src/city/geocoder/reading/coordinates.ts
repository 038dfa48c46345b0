import type { Point } from '../../../shared/distance.ts'

const SHORT_LINK = /\b(?:maps\.app\.goo\.gl|goo\.gl\/maps)\b/i
const WEB_ADDRESS = /\b(?:https?:\/\/|www\.|maps\.google\.|maps\.apple\.)\S+/i

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`
const BETWEEN = String.raw`[,\s+]{1,4}`
// The coordinate patterns in map URLs, the pin before the centre of the view.
const IN_LINKS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(
    `[?&#](?:q|query|ll|center|destination|daddr|coordinate)=(?:loc:)?${NUMBER}${BETWEEN}${NUMBER}(?![\\d\\w])`,
  ),
  new RegExp(`/(?:place|search|dir)/(?:[^/]*/)?${NUMBER}${BETWEEN}${NUMBER}(?![\\d\\w])`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d{1,2}(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
]

const DECIMAL = String.raw`([+-]?\d{1,3}\.\d{1,20})`
const LABEL = '(?:lat(?:itude)?|lng|lon(?:g(?:itude)?)?|[nsew])? ?[:=]? ?'
const LEADING = new RegExp(`^${LABEL}`, 'i')
const TYPED = new RegExp(
  String.raw`(?<![\d.])${DECIMAL} ?°? ?([nsew]?) ?[,;/ ] ?${LABEL}${DECIMAL} ?°? ?([nsew]?)(?!\d|\.\d)`,
  'i',
)
const DEGREES =
  /(\d{1,3})\s{0,2}[°º]\s{0,2}(\d{1,2})\s{0,2}['′’]\s{0,2}(?:(\d{1,2}(?:\.\d{1,10})?)\s{0,2}(?:["″”]|''))?\s{0,2}([nsew])/gi

/** Whether the text holds a shortened map link, which cannot be read without following it. */
export function holdsShortLink(text: string): boolean {
  return SHORT_LINK.test(text)
}

/**
 * The coordinates in a text: typed (decimal or degrees, in either order when only one is possible)
 * or inside a full map link. Null when there are none. Among other words at least three decimals
 * are required, so that sizes and prices are not taken for coordinates.
 */
export function readCoordinates(text: string): Point | null {
  const link = WEB_ADDRESS.exec(text)?.[0] ?? (text.startsWith('geo:') ? text : undefined)
  return (link && inLink(decoded(link))) || inDegrees(text) || typedCoordinates(text)
}

/** The text with its map link, if any, replaced by the words the link contains. */
export function withoutLink(text: string): string {
  return text.replace(WEB_ADDRESS, (link) => {
    const words =
      /\/(?:place|search|dir)\/([^/@?]+)/.exec(link)?.[1] ??
      /[?&](?:q|query|destination|daddr)=([^&#]+)/.exec(link)?.[1]
    return words ? ` ${decoded(words).replaceAll('+', ' ')} ` : ' '
  })
}

function inLink(link: string): Point | null {
  for (const pattern of IN_LINKS) {
    const match = pattern.exec(link)
    const point = match && pointOf(Number(match[1]), Number(match[2]))
    if (point) return point
  }
  return null
}

function inDegrees(text: string): Point | null {
  const coordinates: Record<string, number> = {}
  for (const [, degrees, minutes, seconds = '0', side = ''] of text.matchAll(DEGREES)) {
    const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
    const axis = /[ns]/i.test(side) ? 'latitude' : 'longitude'
    coordinates[axis] ??= /[sw]/i.test(side) ? -value : value
  }
  const { latitude, longitude } = coordinates
  if (latitude === undefined || longitude === undefined) return null
  return pointOf(round(latitude), round(longitude))
}

function typedCoordinates(raw: string): Point | null {
  const text = raw.replace(/\s+/g, ' ').trim().replace(LEADING, '')
  const match = TYPED.exec(text)
  if (!match) return null
  const [matchedText, first = '', firstSide = '', second = '', secondSide = ''] = match
  const alone = matchedText.trim() === text
  if (!alone && (decimals(first) < 3 || decimals(second) < 3)) return null
  return pointOf(signed(first, firstSide), signed(second, secondSide))
}

function signed(number: string, side: string): number {
  return /[sw]/i.test(side) ? -Number(number) : Number(number)
}

/** Latitude comes first, unless only the other order is possible. */
function pointOf(first: number, second: number): Point | null {
  const [latitude, longitude] = Math.abs(first) > 90 ? [second, first] : [first, second]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

function decimals(number: string): number {
  return number.split('.')[1]?.length ?? 0
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
