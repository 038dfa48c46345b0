import { mergeByName } from '../../places/near-rules.ts'
import { builtYear, PetPolicies } from '../../projects/rules.ts'
import { counted } from '../../shared/counted.ts'
import { formatDistance, isBeyondWalking, walkingMinutes } from '../../shared/distance.ts'
import { formatNumber, formatPrice, formatSqm } from '../../shared/money.ts'
import { Furnishings, homeOf, ListingTypes, type UnitDocument } from '../../units/rules.ts'
import { cardUnit } from '../../units/site/card-unit.ts'
import type { Compared, SavedHome } from './compared-rows.ts'

/** A home as it is saved and compared. */
export function savedHome(unit: UnitDocument): SavedHome {
  return {
    card: cardUnit(unit),
    facts: { ...figuresOf(unit), ...roomsOf(unit), ...trainOf(unit), ...buildingOf(unit) },
  }
}

function figuresOf({ listingType, price, rentAmount, size }: UnitDocument) {
  const sale = listingType === 'rent' ? null : price
  const rent = listingType === 'sell' ? null : rentAmount
  return {
    price: { text: sale === null ? null : formatPrice(sale), value: sale },
    rent: baht(rent),
    perSqm: baht(sale && Math.round(sale / size)),
    rentPerSqm: baht(rent && Math.round(rent / size)),
    listingType: { text: ListingTypes.labels[listingType] },
  }
}

function roomsOf(unit: UnitDocument) {
  const { bedrooms, bathrooms, size, floor, furnishing, status, project } = unit
  const of = project.buildingFloors ? ` of ${project.buildingFloors}` : ''
  return {
    bedrooms: { text: bedrooms === 0 ? 'Studio' : counted(bedrooms, 'bed') },
    bathrooms: { text: counted(bathrooms, 'bath') },
    size: { text: formatSqm(size), value: size },
    floor: { text: floor === null ? null : `${floor}${of}` },
    furnishing: { text: furnishing && Furnishings.labels[furnishing] },
    status: { text: status === 'available' ? 'Available' : 'Reserved' },
  }
}

function trainOf({ project }: UnitDocument) {
  const { nearestStation: near, distanceToStation: metres, nearbyStations } = project
  const merged = mergeByName(nearbyStations).find(({ name }) => name === near?.name)
  const far = metres !== null && isBeyondWalking(metres)
  const walk = metres === null ? null : far ? 'Beyond walking distance' : minutes(metres)
  return {
    station: {
      text: near?.name ?? null,
      ...(near && { lines: merged?.lines ?? [near.line] }),
    },
    walk: {
      text: metres === null ? null : `${formatDistance(metres)} · ${walk}`,
      value: far ? null : metres,
    },
  }
}

function buildingOf(unit: UnitDocument) {
  const { facilities, yearBuilt } = unit.project
  const pets = homeOf(unit).petAllowed
  const has = (id: 'swimming_pool' | 'gymnasium') => ({
    text: facilities.includes(id) ? 'Yes' : 'No',
  })
  return {
    year: { text: builtYear(yearBuilt)?.toString() ?? null },
    pool: has('swimming_pool'),
    gym: has('gymnasium'),
    pets: { text: pets && PetPolicies.labels[pets] },
  }
}

function baht(figure: number | null): Compared {
  return { text: figure === null ? null : `${formatNumber(figure)} THB`, value: figure }
}

function minutes(metres: number): string {
  return `${walkingMinutes(metres)} min walk`
}
