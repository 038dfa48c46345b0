import type { Range } from '../../../../ui/fields/range-bounds.ts'
import { PRICE_SLIDER, RENT_SLIDER, type UnitSearch } from '../../rules/search.ts'
import { figureOf } from '../../rules/sort.ts'

/*
 * The state of the panel while it is edited: a search that need not be in its normal form, as a floor's
 * direction may be chosen before its number. `parseUnitSearch` makes a search of it.
 */

type Rooms = 'selectedBedrooms' | 'selectedBathrooms'

const MAX_ROOMS = 6

/** The slider of rents or of prices. */
export function priceSlider(draft: UnitSearch) {
  return { min: 0, ...(figureOf(draft) === 'rentAmount' ? RENT_SLIDER : PRICE_SLIDER) }
}

export function priceRange({ priceMin, priceMax, ...draft }: UnitSearch): Range {
  return { low: priceMin ?? 0, high: priceMax ?? priceSlider(draft).max }
}

/** Sets the price bounds; a bound at an end of the slider is removed. */
export function withPrice(draft: UnitSearch, { low, high }: Range): UnitSearch {
  return {
    ...draft,
    priceMin: low === 0 ? undefined : low,
    priceMax: high === priceSlider(draft).max ? undefined : high,
  }
}

/** Sets the listing type; a change between rents and prices removes the bounds. */
export function withListingType(
  draft: UnitSearch,
  listingType: UnitSearch['listingType'],
): UnitSearch {
  const next = { ...draft, listingType }
  if (figureOf(next) === figureOf(draft)) return next
  return { ...next, priceMin: undefined, priceMax: undefined }
}

/** The chosen numbers of rooms; the quick form's one number is expanded, `3` to three and more. */
export function chosenRooms(draft: UnitSearch, rooms: Rooms): readonly number[] {
  const chosen = draft[rooms]
  if (chosen || rooms === 'selectedBathrooms' || draft.bedrooms === undefined) return chosen ?? []
  if (draft.bedrooms !== 3) return [draft.bedrooms]
  return Array.from({ length: MAX_ROOMS - 2 }, (_, i) => 3 + i)
}

/** Toggles a number of rooms: the range up to it is filled, or it is removed. */
export function withRoom(draft: UnitSearch, rooms: Rooms, clicked: number): UnitSearch {
  const next = fillRange(chosenRooms(draft, rooms), clicked).toSorted((a, b) => a - b)
  return {
    ...draft,
    ...(rooms === 'selectedBedrooms' && { bedrooms: undefined }),
    [rooms]: next.length > 0 ? next : undefined,
  }
}

/**
 * The selection of bedrooms or bathrooms after a click: the range between the lowest and the highest
 * chosen is filled; a chosen value is removed.
 */
export function fillRange(chosen: readonly number[], clicked: number): number[] {
  if (chosen.includes(clicked)) return chosen.filter((value) => value !== clicked)
  const all = [...chosen, clicked]
  const lowest = Math.min(...all)
  return Array.from({ length: Math.max(...all) - lowest + 1 }, (_, i) => lowest + i)
}

/** Sets the project, which replaces a project's name. */
export function withProject(draft: UnitSearch, projectId: number | undefined): UnitSearch {
  return { ...draft, projectId, projectName: undefined }
}

/** Sets the direction of the floor; without a direction there is no floor. */
export function withFloorDirection(
  draft: UnitSearch,
  floorDirection: UnitSearch['floorDirection'],
): UnitSearch {
  return { ...draft, floorDirection, ...(!floorDirection && { floorLevel: undefined }) }
}

/** Adds or removes a value; undefined instead of an empty list. */
export function withTicked<Value>(
  chosen: readonly Value[] | undefined,
  value: Value,
): Value[] | undefined {
  const next = chosen?.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...(chosen ?? []), value]
  return next.length > 0 ? next : undefined
}
