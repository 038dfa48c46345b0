import type { Station } from '../../../city/places/rules/place.ts'
import type { StationMinutes } from '../../../city/rail/rules/minutes.ts'
import { distanceBetween, walkingMinutes } from '../../../shared/distance.ts'
import { isInBox } from '../../../shared/mercator.ts'
import type { UnitRecord } from '../rules/unit.ts'

/** Query parameters of a search. */
export type SearchParams = Record<string, string | number | readonly (string | number)[]>

/** The stations, and the minutes to each station of the searches, as the API returns them. */
type TrainTimes = { stations: readonly Station[]; minutes: ReadonlyMap<number, StationMinutes[]> }

/**
 * The units that a search finds, in order: each rule of the specification as a plain filter over a list. Tests
 * compare the real search with it.
 */
export function naiveSearch(
  all: readonly UnitRecord[],
  params: SearchParams,
  isStaff: boolean,
  trains: TrainTimes,
): UnitRecord[] {
  const slowest = ({ project }: UnitRecord) =>
    Math.max(...asList(params.minutesTo).map((id) => minutesTo(project, Number(id), trains)))
  return all
    .filter((unit) => matches(unit, params, isStaff))
    .filter((unit) => params.minutesMax === undefined || slowest(unit) <= Number(params.minutesMax))
    .sort((a, b) => {
      const isByMinutes = sortOf(params, isStaff) === 'minutes' && params.minutesTo !== undefined
      return (isByMinutes ? slowest(a) - slowest(b) : 0) || compare(a, b, params, isStaff)
    })
}

/** Minutes from door to platform: the fastest journey by any station near the home, or on foot all the way. */
function minutesTo(project: UnitRecord['project'], to: number, trains: TrainTimes): number {
  const station = trains.stations.find(({ id }) => id === to)
  const { latitude, longitude } = project
  if (!station || latitude === null || longitude === null)
    throw new Error('The station or the project has no position')
  const inbound = (from: number) =>
    trains.minutes.get(to)?.find(({ stationId }) => stationId === from)?.inbound ?? Number.NaN
  return Math.min(
    walkingMinutes(distanceBetween({ latitude, longitude }, station)),
    ...project.nearbyStations.map(({ id, walkingTime }) => walkingTime + inbound(id)),
  )
}

function matches(unit: UnitRecord, params: SearchParams, isStaff: boolean): boolean {
  const { project } = unit
  const figure = params.listingType === 'rent' ? unit.rentAmount : unit.price
  const pets = unit.petAllowed ?? project.petAllowed
  const smoking = unit.smokingAllowed ?? project.smokingAllowed
  const near = (places: readonly { id: number }[], id: unknown) =>
    places.some((place) => place.id === id)
  const words: Record<string, RegExp> = {
    sukhumvit: /sukhumvit/i,
    silom: /silom|sathorn/i,
    thonglor: /thong ?lo|ekkamai/i,
    chatuchak: /chatuchak|phaya thai/i,
  }
  const rules: Record<string, () => boolean> = {
    active: () => !isStaff || unit.showOnWebsite === (params.active === 'true'),
    area: () => words[String(params.area)]?.test(project.address) === true,
    availableOnly: () => params.availableOnly !== 'true' || unit.status === 'available',
    box: () => {
      const [west = 0, south = 0, east = 0, north = 0] = asList(params.box).map(Number)
      const { latitude, longitude } = project
      if (latitude === null || longitude === null) return false
      return isInBox({ latitude, longitude }, [west, south, east, north])
    },
    bedrooms: () =>
      params.bedrooms === 3 ? unit.bedrooms >= 3 : unit.bedrooms === params.bedrooms,
    floorLevel: () =>
      unit.floor !== null &&
      (params.floorDirection === 'above'
        ? unit.floor > Number(params.floorLevel)
        : unit.floor < Number(params.floorLevel)),
    floorSizeMax: () => unit.size <= Number(params.floorSizeMax),
    floorSizeMin: () => unit.size >= Number(params.floorSizeMin),
    furnishing: () => unit.furnishing === params.furnishing,
    line: () => project.nearbyStations.some(({ line }) => line === params.line),
    listingType: () =>
      params.listingType === 'rent' ? unit.listingType !== 'sell' : unit.listingType !== 'rent',
    mallId: () => near(project.nearbyMalls, params.mallId),
    ownershipType: () => unit.ownershipType === params.ownershipType,
    parkId: () => near(project.nearbyParks, params.parkId),
    petFriendly: () =>
      params.petFriendly === 'yes'
        ? pets === 'small_pet_allowed' || pets === 'medium_pet_allowed'
        : pets === 'not_allowed',
    priceMax: () => figure !== null && figure <= Number(params.priceMax),
    priceMin: () => figure !== null && figure >= Number(params.priceMin),
    primary: () => !isStaff || unit.primary === (params.primary === 'true'),
    projectId: () => unit.projectId === params.projectId,
    projectName: () =>
      [project.name, project.nameTh].some((name) =>
        name?.toLowerCase().includes(String(params.projectName).toLowerCase()),
      ),
    propertyId: () =>
      String(unit.id) === String(params.propertyId) ||
      unit.unitNumber.toLowerCase() === String(params.propertyId).toLowerCase(),
    propertyType: () => (unit.propertyType ?? project.propertyType) === params.propertyType,
    selectedBathrooms: () => asList(params.selectedBathrooms).includes(unit.bathrooms),
    selectedBedrooms: () => asList(params.selectedBedrooms).includes(unit.bedrooms),
    selectedFacilities: () =>
      asList(params.selectedFacilities).every((id) => asList(project.facilities).includes(id)),
    selectedFacing: () => asList(params.selectedFacing).includes(unit.propertyFacing ?? ''),
    selectedViews: () =>
      asList(params.selectedViews).some((id) => asList(unit.propertyView).includes(id)),
    smokingAllowed: () => smoking === (params.smokingAllowed === 'allowed'),
    stationId: () => near(project.nearbyStations, params.stationId),
    within: () =>
      project.nearbyStations.some(
        ({ id, walkingDistance }) =>
          id === params.stationId && walkingDistance <= Number(params.within),
      ),
    updatedSince: () => Date.parse(unit.updatedAt) >= Date.parse(String(params.updatedSince)),
  }
  if (!isStaff && !unit.showOnWebsite) return false
  return Object.keys(params).every((name) => rules[name]?.() ?? true)
}

function compare(a: UnitRecord, b: UnitRecord, params: SearchParams, isStaff: boolean): number {
  const hasNoPriceFilter = ['listingType', 'priceMin', 'priceMax'].every(
    (name) => params[name] === undefined,
  )
  const isRent = (unit: UnitRecord) =>
    params.listingType === 'rent' || (hasNoPriceFilter && unit.listingType === 'rent')
  const figure = (unit: UnitRecord) => (isRent(unit) ? unit.rentAmount : unit.price)
  const perSqm = (unit: UnitRecord) => {
    const baht = figure(unit)
    return baht === null ? null : baht / unit.size
  }
  const walk = ({ project }: UnitRecord) =>
    params.stationId === undefined
      ? project.distanceToStation
      : (project.nearbyStations.find(({ id }) => id === params.stationId)?.walkingDistance ?? null)
  const byAvailability = () =>
    isStaff ? 0 : Number(a.status !== 'available') - Number(b.status !== 'available')
  const byStatus = (a: UnitRecord, b: UnitRecord) =>
    Number(a.status > b.status) - Number(a.status < b.status)
  const orders: Record<string, () => number> = {
    newest: byAvailability,
    minutes: () => (params.minutesTo === undefined ? byAvailability() : 0),
    price_asc: () => nullsLast(figure(a), figure(b), 1),
    price_desc: () => nullsLast(figure(a), figure(b), -1),
    name: () => byName(a, b),
    name_desc: () => byName(b, a),
    size: () => b.size - a.size,
    size_asc: () => a.size - b.size,
    sqm_price: () => nullsLast(perSqm(a), perSqm(b), 1),
    station: () => nullsLast(walk(a), walk(b), 1),
    status: () => byStatus(a, b),
    status_desc: () => byStatus(b, a),
    station_far: () => nullsLast(walk(a), walk(b), -1),
  }
  return orders[sortOf(params, isStaff)]?.() || b.id - a.id
}

function sortOf({ sort, minutesTo, minutesMax }: SearchParams, isStaff: boolean): string {
  // There is no point, road or district to be near to, and visitors have no sort by status.
  const unknown = isStaff ? /^distance$/ : /^distance$|^status/
  if (sort !== undefined && !unknown.test(String(sort))) return String(sort)
  return minutesTo !== undefined && minutesMax !== undefined ? 'minutes' : 'newest'
}

// By code point, like the database's collation.
function byName(a: UnitRecord, b: UnitRecord): number {
  return Number(a.project.name > b.project.name) - Number(a.project.name < b.project.name)
}

function nullsLast(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return (a - b) * direction
}

function asList(value: SearchParams[string] | undefined): readonly (string | number)[] {
  return typeof value === 'object' ? value : []
}
