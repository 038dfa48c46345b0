import type { StationMinutes } from '../places/minutes-rules.ts'
import type { Station } from '../places/rules.ts'
import { distanceBetween, walkingMinutes } from '../shared/distance.ts'
import { isInBox } from '../shared/mercator.ts'
import type { UnitRecord } from './rules.ts'

/** Parameters of a search as a query carries them. */
export type Asked = Record<string, string | number | readonly (string | number)[]>

/** The stations, and the minutes from each that is asked for, as the API answers them. */
type Trains = { stations: readonly Station[]; minutes: ReadonlyMap<number, StationMinutes[]> }

/**
 * Which of these units a search finds, in order: the specification's words, one at a time over a list,
 * without an index or a plan. The real search is held against it.
 */
export function naiveSearch(
  all: readonly UnitRecord[],
  asked: Asked,
  isStaff: boolean,
  trains: Trains,
): UnitRecord[] {
  const slowest = ({ project }: UnitRecord) =>
    Math.max(...listed(asked.minutesTo).map((id) => minutesTo(project, Number(id), trains)))
  return all
    .filter((unit) => finds(unit, asked, isStaff))
    .filter((unit) => asked.minutesMax === undefined || slowest(unit) <= Number(asked.minutesMax))
    .sort((a, b) => {
      const isByMinutes = asked.sort === 'minutes' && asked.minutesTo !== undefined
      return (isByMinutes ? slowest(a) - slowest(b) : 0) || compare(a, b, asked)
    })
}

/** Door to platform: the quickest of all ways by a station near the home, or all the way on foot. */
function minutesTo(project: UnitRecord['project'], to: number, trains: Trains): number {
  const there = trains.stations.find(({ id }) => id === to)
  const { latitude, longitude } = project
  if (!there || latitude === null || longitude === null) throw new Error('Nowhere')
  const inbound = (from: number) =>
    trains.minutes.get(to)?.find(({ stationId }) => stationId === from)?.inbound ?? Number.NaN
  return Math.min(
    walkingMinutes(distanceBetween({ latitude, longitude }, there)),
    ...project.nearbyStations.map(({ id, walkingTime }) => walkingTime + inbound(id)),
  )
}

function finds(unit: UnitRecord, asked: Asked, isStaff: boolean): boolean {
  const { project } = unit
  const figure = asked.listingType === 'rent' ? unit.rentAmount : unit.price
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
    active: () => !isStaff || unit.showOnWebsite === (asked.active === 'true'),
    area: () => words[String(asked.area)]?.test(project.address) === true,
    availableOnly: () => asked.availableOnly !== 'true' || unit.status === 'available',
    box: () => {
      const [west = 0, south = 0, east = 0, north = 0] = listed(asked.box).map(Number)
      const { latitude, longitude } = project
      if (latitude === null || longitude === null) return false
      return isInBox({ latitude, longitude }, [west, south, east, north])
    },
    bedrooms: () => (asked.bedrooms === 3 ? unit.bedrooms >= 3 : unit.bedrooms === asked.bedrooms),
    floorLevel: () =>
      unit.floor !== null &&
      (asked.floorDirection === 'above'
        ? unit.floor > Number(asked.floorLevel)
        : unit.floor < Number(asked.floorLevel)),
    floorSizeMax: () => unit.size <= Number(asked.floorSizeMax),
    floorSizeMin: () => unit.size >= Number(asked.floorSizeMin),
    furnishing: () => unit.furnishing === asked.furnishing,
    line: () => project.nearbyStations.some(({ line }) => line === asked.line),
    listingType: () =>
      asked.listingType === 'rent' ? unit.listingType !== 'sell' : unit.listingType !== 'rent',
    mallId: () => near(project.nearbyMalls, asked.mallId),
    ownershipType: () => unit.ownershipType === asked.ownershipType,
    parkId: () => near(project.nearbyParks, asked.parkId),
    petFriendly: () =>
      asked.petFriendly === 'yes'
        ? pets === 'small_pet_allowed' || pets === 'medium_pet_allowed'
        : pets === 'not_allowed',
    priceMax: () => figure !== null && figure <= Number(asked.priceMax),
    priceMin: () => figure !== null && figure >= Number(asked.priceMin),
    primary: () => !isStaff || unit.primary === (asked.primary === 'true'),
    projectId: () => unit.projectId === asked.projectId,
    projectName: () =>
      [project.name, project.nameTh].some((name) =>
        name?.toLowerCase().includes(String(asked.projectName).toLowerCase()),
      ),
    propertyId: () =>
      String(unit.id) === String(asked.propertyId) ||
      unit.unitNumber.toLowerCase() === String(asked.propertyId).toLowerCase(),
    propertyType: () => (unit.propertyType ?? project.propertyType) === asked.propertyType,
    selectedBathrooms: () => listed(asked.selectedBathrooms).includes(unit.bathrooms),
    selectedBedrooms: () => listed(asked.selectedBedrooms).includes(unit.bedrooms),
    selectedFacilities: () =>
      listed(asked.selectedFacilities).every((one) => listed(project.facilities).includes(one)),
    selectedFacing: () => listed(asked.selectedFacing).includes(unit.propertyFacing ?? ''),
    selectedViews: () =>
      listed(asked.selectedViews).some((one) => listed(unit.propertyView).includes(one)),
    smokingAllowed: () => smoking === (asked.smokingAllowed === 'allowed'),
    stationId: () => near(project.nearbyStations, asked.stationId),
    within: () =>
      project.nearbyStations.some(
        ({ id, walkingDistance }) =>
          id === asked.stationId && walkingDistance <= Number(asked.within),
      ),
    updatedSince: () => Date.parse(unit.updatedAt) >= Date.parse(String(asked.updatedSince)),
  }
  if (!isStaff && !unit.showOnWebsite) return false
  return Object.keys(asked).every((name) => rules[name]?.() ?? true)
}

function compare(a: UnitRecord, b: UnitRecord, asked: Asked): number {
  const asksNone = ['listingType', 'priceMin', 'priceMax'].every(
    (name) => asked[name] === undefined,
  )
  const isRent = (unit: UnitRecord) =>
    asked.listingType === 'rent' || (asksNone && unit.listingType === 'rent')
  const figure = (unit: UnitRecord) => (isRent(unit) ? unit.rentAmount : unit.price)
  const perSqm = (unit: UnitRecord) => {
    const baht = figure(unit)
    return baht === null ? null : baht / unit.size
  }
  const walk = ({ project }: UnitRecord) =>
    asked.stationId === undefined
      ? project.distanceToStation
      : (project.nearbyStations.find(({ id }) => id === asked.stationId)?.walkingDistance ?? null)
  const orders: Record<string, () => number> = {
    price_asc: () => nullsLast(figure(a), figure(b), 1),
    price_desc: () => nullsLast(figure(a), figure(b), -1),
    name: () => byName(a, b),
    name_desc: () => byName(b, a),
    size: () => b.size - a.size,
    size_asc: () => a.size - b.size,
    sqm_price: () => nullsLast(perSqm(a), perSqm(b), 1),
    station: () => nullsLast(walk(a), walk(b), 1),
    station_far: () => nullsLast(walk(a), walk(b), -1),
  }
  return orders[String(asked.sort)]?.() || b.id - a.id
}

// As the database has letters, by their numbers.
function byName(a: UnitRecord, b: UnitRecord): number {
  return Number(a.project.name > b.project.name) - Number(a.project.name < b.project.name)
}

function nullsLast(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return (a - b) * direction
}

function listed(value: Asked[string] | undefined): readonly (string | number)[] {
  return typeof value === 'object' ? value : []
}
