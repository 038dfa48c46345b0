import { readCoordinates } from '../../city/geocoder/reading/coordinates.ts'
import { asNumber, type CellReader, Readings, WithOthers } from '../../shared/fields/cells.ts'
import { withPlainDigits } from '../../shared/fields/thai-numbers.ts'
import { isShortYear, yearsWithin } from '../../shared/fields/years-within.ts'

/* Readers of a project's cells. */

/** A latitude; a cell of both coordinates, or of a map's address, says the longitude, too. */
export const asLatitude: CellReader = (cell, now) => {
  const point = readCoordinates(cell)
  if (!point) return oneInDegrees(cell) ?? asNumber(cell, now)
  return new WithOthers(point.latitude, { longitude: point.longitude })
}

export const asLongitude: CellReader = (cell, now) => oneInDegrees(cell) ?? asNumber(cell, now)

const DEGREES =
  /^(\d{1,3})\s?[°º]\s?(\d{1,2})\s?['′’]\s?(\d{1,2}(?:\.\d{1,10})?)\s?["″”]\s?([nsew])$/i

function oneInDegrees(cell: string): number | undefined {
  const [, degrees, minutes, seconds, side = ''] = DEGREES.exec(cell.trim()) ?? []
  if (degrees === undefined) return undefined
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  return (/[sw]/i.test(side) ? -1 : 1) * (Math.round(value * 1e6) / 1e6)
}

/** A year of completion as text, of either era; `61` is asked, several years and other words are kept as written. */
export const asYearBuilt: CellReader = (cell, now) => {
  const years = yearsWithin(cell, now).map(String)
  if (isShortYear(cell)) return years.length > 0 ? new Readings(years) : cell
  const [year, ...others] = years
  return year === undefined || others.length > 0 ? cell : year
}

const THAI = /[\u0E00-\u0E7F]/
const LATIN = /[a-z]/i

/** A name, which may have the Thai one beside it: `Indigo Bang Sue / อินดิโก้ บางซื่อ`. */
export const asProjectName: CellReader = (cell) => {
  const text = cell.trim()
  const [, outside, within] = /^([^()]+)\(([^()]+)\)$/.exec(text) ?? []
  const parts = within === undefined ? text.split(/[\n/|]| [-–] /) : [outside, within]
  const [one = '', other = '', ...others] = parts.map((part) => part?.trim() ?? '')
  const isThai = (part: string) => THAI.test(part) && !LATIN.test(part)
  const isLatin = (part: string) => LATIN.test(part) && !THAI.test(part)
  if (others.length > 0 || !other) return oneLine(text)
  if (isLatin(one) && isThai(other)) return new WithOthers(one, { nameTh: other })
  return isThai(one) && isLatin(other) ? new WithOthers(other, { nameTh: one }) : oneLine(text)
}

/** A name that was broken into lines to fit its cell. */
export const asOneLine: CellReader = (cell) => oneLine(cell)

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const NOBODY = new Set([
  'private',
  'private owner',
  'private owners',
  'individual',
  'เจ้าของเดียว',
  'บุคคลธรรมดา',
])

/** The name of a developer; a private owner is none. */
export const asDeveloper: CellReader = (cell) =>
  NOBODY.has(cell.toLowerCase()) ? null : oneLine(cell)

/** The floors of a building: `28 ชั้น 2 ตึก` has 28, `52F` 52. */
export function asFloors(read: CellReader): CellReader {
  return (cell, now) => {
    const [, above] = /^g ?\+ ?([\d๐-๙]{1,3})$/i.exec(cell) ?? []
    // With the ground floor, or without it.
    if (above) return new Readings([1, 0].map((ground) => Number(withPlainDigits(above)) + ground))
    const plain = cell.replace(/^(?:สูง|ตึก|อาคาร)\s?/, '')
    const [, floors] =
      /^([\d๐-๙]{1,3})\s?(?:ชั้น|storeys?|floors?|fl|f)\.?\s?(?:[\d๐-๙]{1,3}\s?(?:อาคาร|ตึก|buildings?|bldgs?|towers?))?$/i.exec(
        plain,
      ) ?? []
    return read(floors ?? plain, now)
  }
}
