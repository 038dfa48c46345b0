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
> &
  Omit<CardProject, 'projectImage'> & {
    /** The unit's first picture, else its project's. */
    image: string | null
  }

/** What a card shows of the unit's project. */
type CardProject = {
  projectName: string
  projectImage: string | null
  /** The nearest station with every line that stops there; metres, or null where unknown. */
  station: { name: string; lines: string[]; metres: number | null } | null
  /** Up to two parks and two malls, and how many more there are of both. */
  parks: string[]
  malls: string[]
  morePlaces: number
}

const MOST_OF_A_KIND = 2

/** A unit as its card shows it. */
export function cardUnit(unit: UnitDocument): CardUnit {
  const { projectImage, ...shown } = cardProject(unit.project)
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
    image: unit.images[0] ?? projectImage,
    ...shown,
  }
}

function cardProject(project: UnitDocument['project']): CardProject {
  const { nearbyParks, nearbyMalls } = project
  const parks = nearbyParks.slice(0, MOST_OF_A_KIND).map((park) => park.name)
  const malls = nearbyMalls.slice(0, MOST_OF_A_KIND).map((mall) => mall.name)
  return {
    projectName: project.name,
    projectImage: project.images[0] ?? null,
    station: nearestStation(project),
    parks,
    malls,
    morePlaces: nearbyParks.length + nearbyMalls.length - parks.length - malls.length,
  }
}

function nearestStation(project: UnitDocument['project']): CardUnit['station'] {
  const { nearestStation: nearest, distanceToStation: metres } = project
  if (!nearest) return null
  const ofThatName = project.nearbyStations.filter((station) => station.name === nearest.name)
  const lines = new Set([nearest.line, ...ofThatName.map((station) => station.line)])
  return { name: nearest.name, lines: [...lines], metres }
}
