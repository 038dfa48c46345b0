import { asBedrooms, asCount, type CellReader, WithOthers } from '../../shared/fields/cells.ts'

const BOTH =
  /^(\d|[๐-๙]|studio|สตูดิโอ|สตู) ?(?:bedrooms?|beds?|br|b|ห้องนอน|นอน)? ?[,/+&]? ?(\d|[๐-๙]) ?(?:bathrooms?|baths?|ba|b|ห้องน้ำ|น้ำ)$/i

/** A room beside the bedrooms. */
const OTHER_ROOM = / ?\+ ?(?:study|maid|แม่บ้าน|ห้องแม่บ้าน|ห้องทำงาน)/i

/** A cell of the bedrooms that may also say the bathrooms: `1 นอน 1 น้ำ`, `2 bed 2 bath`, `1B1B`. */
export const asRooms: CellReader = (cell, now) => {
  const text = cell.trim().replace(/\s+/g, ' ')
  // `1A (1 bed / 1 bath)` is a plan of the developer and its rooms.
  const [, within] = /^[^()]{1,20}\(([^()]+)\)$/.exec(text) ?? []
  const [, bedrooms, bathrooms] = BOTH.exec((within ?? text).replace(OTHER_ROOM, '')) ?? []
  if (!bedrooms || !bathrooms) return asBedrooms(cell, now)
  return new WithOthers(asBedrooms(bedrooms, now), { bathrooms: asCount(bathrooms, now) })
}
