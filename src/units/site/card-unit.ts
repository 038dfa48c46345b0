import type { UnitDocument } from '../rules.ts'

/** What a card shows of a unit, and no more: pages carry it as data. */
export type CardUnit = Pick<
  UnitDocument,
  | 'id'
  | 'unitNumber'
  | 'status'
  | 'availabilityDate'
  | 'bedrooms'
  | 'bathrooms'
  | 'size'
  | 'price'
  | 'rentAmount'
  | 'listingType'
> & {
  projectName: string
  /** The unit's first picture, else its project's. */
  image: string | null
  /** The nearest station with every line that stops there; metres, or null where unknown. */
  station: { name: string; lines: string[]; metres: number | null } | null
  /** Up to two parks and two malls, and how many more there are. */
  places: string[]
  morePlaces: number
}

const MOST_OF_A_KIND = 2

/** A unit as its card shows it. */
export function cardUnit(unit: UnitDocument): CardUnit {
  const { project } = unit
  const parks = project.nearbyParks.map((park) => park.name)
  const malls = project.nearbyMalls.map((mall) => mall.name)
  const places = [...parks.slice(0, MOST_OF_A_KIND), ...malls.slice(0, MOST_OF_A_KIND)]
  return {
    id: unit.id,
    unitNumber: unit.unitNumber,
    status: unit.status,
    availabilityDate: unit.availabilityDate,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bathrooms,
    size: unit.size,
    price: unit.price,
    rentAmount: unit.rentAmount,
    listingType: unit.listingType,
    projectName: project.name,
    image: unit.images[0] ?? project.images[0] ?? null,
    station: nearestStation(project),
    places,
    morePlaces: parks.length + malls.length - places.length,
  }
}

function nearestStation(project: UnitDocument['project']): CardUnit['station'] {
  const { nearestStation: nearest, distanceToStation: metres } = project
  if (!nearest) return null
  const ofThatName = project.nearbyStations.filter((station) => station.name === nearest.name)
  const lines = new Set([nearest.line, ...ofThatName.map((station) => station.line)])
  return { name: nearest.name, lines: [...lines], metres }
}
