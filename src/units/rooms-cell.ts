import { asBedrooms, asCount, type CellReader, WithOthers } from '../shared/fields/cells.ts'

const BOTH =
  /^(\d|[๐-๙]|studio|สตูดิโอ) ?(?:bedrooms?|beds?|br|b|ห้องนอน|นอน)? ?[,/+&]? ?(\d|[๐-๙]) ?(?:bathrooms?|baths?|ba|b|ห้องน้ำ|น้ำ)$/i

/** A cell of the bedrooms that may also say the bathrooms: `1 นอน 1 น้ำ`, `2 bed 2 bath`, `1B1B`. */
export const asRooms: CellReader = (cell, now) => {
  const [, bedrooms, bathrooms] = BOTH.exec(cell.trim().replace(/\s+/g, ' ')) ?? []
  if (!bedrooms || !bathrooms) return asBedrooms(cell, now)
  return new WithOthers(asBedrooms(bedrooms, now), { bathrooms: asCount(bathrooms, now) })
}
