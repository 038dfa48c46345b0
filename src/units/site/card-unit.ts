import type { WayThere } from '../../places/minutes-rules.ts'
import type { Point } from '../../shared/distance.ts'
import type { UnitDocument } from '../rules.ts'
import type { UnitSearch } from '../search-rules.ts'
import { priceLines, sqmPriceLine } from './unit-price.ts'

/** What a card shows of a unit, and no more: pages carry it as data. */
export type CardUnit = Pick<
  UnitDocument,
  'id' | 'unitNumber' | 'status' | 'availabilityDate' | 'bedrooms' | 'bathrooms' | 'size' | 'floor'
> & {
  projectId: number
  projectName: string
  /** Where its building stands, where that is known. */
  at: Point | null
  /** Its price, its monthly rent, or both, that which was asked for first. */
  figures: string[]
  perSqm: string | null
  /** The unit's first picture, else its project's. */
  image: string | null
  /** The station that was asked for, then the nearest if it is another. */
  stations: CardStation[]
  /** Up to two parks and two malls, and how many more there are of both. */
  parks: string[]
  malls: string[]
  morePlaces: number
  /** The way to each place that was asked for, in their order. */
  minutes?: WayThere[]
}

/** A station with every line that stops there; metres, or null where unknown. */
type CardStation = { name: string; lines: string[]; metres: number | null }

type Project = UnitDocument['project']
/** A unit as a search answers it to visitors. */
export type FoundDocument = UnitDocument & { minutes?: WayThere[] | undefined }

const MOST_OF_A_KIND = 2

/** A unit as its card shows it to whoever searched so: what was asked for leads. */
export function cardUnit(unit: FoundDocument, search: UnitSearch = {}): CardUnit {
  const { project } = unit
  const { nearbyParks, nearbyMalls } = project
  const parks = nearbyParks.slice(0, MOST_OF_A_KIND).map((park) => park.name)
  const malls = nearbyMalls.slice(0, MOST_OF_A_KIND).map((mall) => mall.name)
  return {
    id: unit.id,
    unitNumber: unit.unitNumber,
    status: unit.status,
    availabilityDate: unit.availabilityDate,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bathrooms,
    size: unit.size,
    floor: unit.floor,
    projectId: project.id,
    projectName: project.name,
    at: spotOf(project),
    figures: priceLines(unit, search.listingType),
    perSqm: sqmPriceLine(unit, search.listingType),
    image: unit.images[0] ?? project.images[0] ?? null,
    stations: stationsOf(project, search.stationId),
    parks,
    malls,
    morePlaces: nearbyParks.length + nearbyMalls.length - parks.length - malls.length,
    ...(unit.minutes && { minutes: unit.minutes }),
  }
}

function spotOf({ latitude, longitude }: Project): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function stationsOf(project: Project, askedFor: number | undefined): CardStation[] {
  const { nearestStation: nearest, distanceToStation, nearbyStations } = project
  const found: CardStation[] = []
  const asked = nearbyStations.find((station) => station.id === askedFor)
  if (asked) found.push(cardStation(asked, asked.walkingDistance, project))
  if (nearest && nearest.name !== asked?.name) {
    found.push(cardStation(nearest, distanceToStation, project))
  }
  return found
}

function cardStation(
  { name, line }: { name: string; line: string },
  metres: number | null,
  { nearbyStations }: Project,
): CardStation {
  const ofThatName = nearbyStations.filter((station) => station.name === name)
  return { name, lines: [...new Set([line, ...ofThatName.map((one) => one.line)])], metres }
}
