import { locateIn } from '../../city/geocoder/locate-in.ts'
import { readCoordinates, withoutLink } from '../../city/geocoder/reading/coordinates.ts'
import type { Atlas } from '../../city/places/atlas.ts'
import { areaOf } from '../../city/places/district-of.ts'
import { inServiceArea } from '../../city/places/rules/place.ts'
import { cutText } from '../../shared/cut-text.ts'
import type { Point } from '../../shared/distance.ts'
import type { Match } from './match-places.ts'
import type { NamedPlace } from './named-place.ts'
import { around } from './place-index.ts'

const MAX_NAME = 80

/** The point that a text gives by coordinates, typed or in a full map link; null for any other text. */
export function typedPoint(atlas: Atlas, text: string): Match | null {
  const point = readCoordinates(text)
  if (!point || !inServiceArea(point)) return null
  const name = `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`
  return { place: pointPlace(atlas, point, name), grade: 6, isSure: true }
}

/**
 * Where a whole address is by our tables; null if the text is not one. Sure if it has a house number and names a
 * soi, or an area beside the street.
 */
export function typedAddress(atlas: Atlas, text: string): Match | null {
  const address = withoutLink(text)
  if (!HOUSE.test(address) && !AREA.test(address)) return null
  const located = locateIn(atlas, address)
  if (!located || !inServiceArea(located.point)) return null
  const { kind } = located.matched
  const isStreet = kind === 'soi' || kind === 'road'
  const isWhole = isStreet && AREA.test(address) && (kind === 'soi' || HOUSE.test(address))
  const name = cutText(address.trim().replace(/\s+/g, ' '), MAX_NAME)
  return {
    place: pointPlace(atlas, located.point, name),
    grade: isWhole ? 6 : 0.5,
    isSure: isWhole,
  }
}

// A house number, not a number of rooms or baht; and the words or the code that name an area.
const HOUSE =
  /(?:^|\s)(?:เลขที่\s*)?[\d๐-๙]{1,4}(?:\/[\d๐-๙]{1,4})?\s+(?!(?:(?:bed|bath)(?:room)?s?|br|rooms?|mins?|minutes?|km|k|baht|thb|m|million)\b|ห้อง|นอน|น้ำ|นาที|บาท|ล้าน|ตร)\D/iu
const AREA = /แขวง|เขต|ตำบล|อำเภอ|,|(?:khet|khwaeng|district)\b|(?<!\d)1[0-3]\d{3}(?!\d)/iu

function pointPlace(atlas: Atlas, point: Point, name: string): NamedPlace {
  return {
    ...{ kind: 'point', id: null, name, nameTh: null, ...point },
    ...{ names: [], short: [], hints: [], within: areaOf(atlas, point)?.district.name ?? '' },
    ...around(point, name),
  }
}
