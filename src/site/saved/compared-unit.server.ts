import { type LocalNames, localName } from '../../city/places/rules/local-name.ts'
import { mergeByName } from '../../city/places/rules/near.ts'
import { builtYear } from '../../records/projects/rules/built-year.ts'
import { PetPolicies } from '../../records/projects/rules/project-sets.ts'
import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { Furnishings, ListingTypes } from '../../records/units/rules/unit-sets.ts'
import { withProjectDefaults } from '../../records/units/rules/with-project-defaults.ts'
import { unitTexts } from '../../records/units/rules/words/unit-texts.ts'
import { cardUnit } from '../../records/units/site/card-unit.ts'
import { bedroomsText } from '../../records/units/site/format-bedrooms.ts'
import { counted } from '../../shared/counted.ts'
import { formatWayOnFoot, isBeyondWalking } from '../../shared/distance.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import { type Language, textsIn } from '../../shared/language.ts'
import { formatBaht, formatSqm } from '../../shared/money.ts'
import type { Compared, SavedHome } from './compared-rows.ts'

/** A home as it is shown among the saved ones and compared. */
export function comparedUnit(unit: PublicUnit, language: Language, names?: LocalNames): SavedHome {
  return {
    card: cardUnit(unit, {}, language, names),
    facts: {
      ...figuresOf(unit, language),
      ...roomsOf(unit, language),
      ...trainOf(unit, language),
      ...buildingOf(unit, language),
      // The browser knows which place was searched.
      place: { text: null },
    },
  }
}

function figuresOf({ listingType, price, rentAmount, size }: PublicUnit, language: Language) {
  const baht = (figure: number | null) => bahtIn(figure, language)
  const sale = listingType === 'rent' ? null : price
  const rent = listingType === 'sell' ? null : rentAmount
  return {
    price: baht(sale),
    rent: baht(rent),
    perSqm: baht(sale && Math.round(sale / size)),
    rentPerSqm: baht(rent && Math.round(rent / size)),
    listingType: { text: labelOf(ListingTypes, listingType, language) },
  }
}

function roomsOf(unit: PublicUnit, language: Language) {
  const texts = textsIn(language, unitTexts)
  const { bedrooms, bathrooms, size, floor, furnishing, status, project } = unit
  const of = project.buildingFloors ? ` of ${project.buildingFloors}` : ''
  return {
    bedrooms: { text: bedroomsText(bedrooms, language) },
    bathrooms: { text: counted(bathrooms, 'bath', language) },
    size: { text: formatSqm(size, language), value: size },
    floor: { text: floor === null ? null : `${floor}${of}` },
    furnishing: { text: furnishing && labelOf(Furnishings, furnishing, language) },
    status: { text: status === 'available' ? texts.available : texts.reserved },
  }
}

function trainOf({ project }: PublicUnit, language: Language) {
  const { nearestStation: near, distanceToStation: metres, nearbyStations } = project
  const merged = mergeByName(nearbyStations).find(({ name }) => name === near?.name)
  const far = metres !== null && isBeyondWalking(metres)
  return {
    station: {
      text: near && localName(near, language),
      ...(near && { lines: merged?.lines ?? [near.line] }),
    },
    walk: {
      text: metres === null ? null : formatWayOnFoot(metres, language),
      value: far ? null : metres,
    },
  }
}

function buildingOf(unit: PublicUnit, language: Language) {
  const texts = textsIn(language, unitTexts)
  const { facilities, yearBuilt } = unit.project
  const pets = withProjectDefaults(unit).petAllowed
  const has = (id: 'swimming_pool' | 'gymnasium') => ({
    text: facilities.includes(id) ? texts.has : texts.hasNot,
  })
  return {
    year: { text: builtYear(yearBuilt)?.toString() ?? null },
    pool: has('swimming_pool'),
    gym: has('gymnasium'),
    pets: { text: pets && labelOf(PetPolicies, pets, language) },
  }
}

function bahtIn(figure: number | null, language: Language): Compared {
  return { text: figure === null ? null : formatBaht(figure, language), value: figure }
}
