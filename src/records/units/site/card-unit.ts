import { type LocalNames, localName } from '../../../city/places/rules/local-name.ts'
import type { Journey } from '../../../city/rail/rules/minutes.ts'
import type { Point } from '../../../shared/distance.ts'
import { english, type Language } from '../../../shared/language.ts'
import type { UnitMark } from '../rules/mark.ts'
import type { UnitSearch } from '../rules/search.ts'
import type { PublicUnit } from '../rules/unit.ts'
import { priceLines, sqmPriceLine } from './unit-price.ts'

/** The data of a unit's card, and no more: pages contain it as JSON. */
export type CardUnit = Pick<
  PublicUnit,
  'id' | 'unitNumber' | 'status' | 'availabilityDate' | 'bedrooms' | 'bathrooms' | 'size' | 'floor'
> & {
  projectId: number
  projectName: string
  /** The position of its project, if known. */
  at: Point | null
  /** Price, monthly rent or both; the one searched for comes first. */
  figures: string[]
  perSqm: string | null
  /** The unit's first picture, else its project's. */
  image: string | null
  /** The other pictures of the unit and of its project. */
  morePictures: string[]
  /** The station searched for, then the nearest if it is another. */
  stations: CardStation[]
  /** Up to two parks and two malls, and how many more there are. */
  parks: string[]
  malls: string[]
  morePlaces: number
  /** Whether it is new or reduced, if it is. */
  mark?: UnitMark
  /** The journey to each place of the search, in their order. */
  minutes?: Journey[]
}

/** A station with every line that stops there; metres, or null where unknown. */
type CardStation = { name: string; lines: string[]; metres: number | null }

type Project = PublicUnit['project']
/** A unit in search results, as visitors get it. */
export type FoundPublicUnit = PublicUnit & { minutes?: Journey[] | undefined }

const MAX_OF_A_KIND = 2

/**
 * The card of a unit in the results of `search`, whose figure and station come first. `names` are the places' in
 * the language, where that is not English.
 */
export function cardUnit(
  unit: FoundPublicUnit,
  search: UnitSearch = {},
  language: Language = english,
  names?: LocalNames,
): CardUnit {
  const { project } = unit
  const { nearbyParks, nearbyMalls } = project
  const named = (ids: ReadonlyMap<number, string> | undefined) => {
    return ({ id, name }: { id: number; name: string }) =>
      localName({ name, nameTh: ids?.get(id) }, language)
  }
  const [image = null, ...morePictures] = new Set([...unit.images, ...project.images])
  const parks = nearbyParks.slice(0, MAX_OF_A_KIND).map(named(names?.parks))
  const malls = nearbyMalls.slice(0, MAX_OF_A_KIND).map(named(names?.malls))
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
    projectName: localName(project, language),
    at: spotOf(project),
    figures: priceLines(unit, search.listingType, language),
    perSqm: sqmPriceLine(unit, search.listingType, language),
    image,
    morePictures,
    stations: stationsOf(project, search.stationId, named(names?.stations)),
    parks,
    malls,
    morePlaces: nearbyParks.length + nearbyMalls.length - parks.length - malls.length,
    ...(unit.minutes && { minutes: unit.minutes }),
  }
}

function spotOf({ latitude, longitude }: Project): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function stationsOf(
  project: Project,
  stationId: number | undefined,
  named: (station: { id: number; name: string }) => string,
): CardStation[] {
  const { nearestStation: nearest, distanceToStation, nearbyStations } = project
  const cards: CardStation[] = []
  const searched = nearbyStations.find((station) => station.id === stationId)
  if (searched)
    cards.push({
      ...cardStation(searched, searched.walkingDistance, project),
      name: named(searched),
    })
  if (nearest && nearest.name !== searched?.name) {
    cards.push({ ...cardStation(nearest, distanceToStation, project), name: named(nearest) })
  }
  return cards
}

function cardStation(
  { name, line }: { name: string; line: string },
  metres: number | null,
  { nearbyStations }: Project,
): CardStation {
  const sameName = nearbyStations.filter((station) => station.name === name)
  return { name, lines: [...new Set([line, ...sameName.map((station) => station.line)])], metres }
}
