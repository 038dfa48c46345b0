import type { Range } from '../../../ui/range-bounds.ts'
import { PRICE_SLIDER, RENT_SLIDER, SIZE_SLIDER, type UnitSearch } from '../../search-rules.ts'
import { figureOf } from '../../sort-rules.ts'

/*
 * What stands in the panel while it is filled in: a search that need not be in its normal form, as a
 * floor's direction may be chosen before its number. `parseUnitSearch` makes a search of it.
 */

type Rooms = 'selectedBedrooms' | 'selectedBathrooms'

const MOST_ROOMS = 6

/** The slider of what is compared: a rent, or a price. */
export function priceSlider(draft: UnitSearch) {
  return { min: 0, ...(figureOf(draft) === 'rentAmount' ? RENT_SLIDER : PRICE_SLIDER) }
}

export function priceRange({ priceMin, priceMax, ...draft }: UnitSearch): Range {
  return { low: priceMin ?? 0, high: priceMax ?? priceSlider(draft).max }
}

/** The ends of the slider bound nothing. */
export function withPrice(draft: UnitSearch, { low, high }: Range): UnitSearch {
  return {
    ...draft,
    priceMin: low === 0 ? undefined : low,
    priceMax: high === priceSlider(draft).max ? undefined : high,
  }
}

export function sizeRange({ floorSizeMin, floorSizeMax }: UnitSearch): Range {
  return { low: floorSizeMin ?? 0, high: floorSizeMax ?? SIZE_SLIDER.max }
}

export function withSize(draft: UnitSearch, { low, high }: Range): UnitSearch {
  return {
    ...draft,
    floorSizeMin: low === 0 ? undefined : low,
    floorSizeMax: high === SIZE_SLIDER.max ? undefined : high,
  }
}

/** Bounds of a rent mean nothing for a price, and the other way round. */
export function withListingType(
  draft: UnitSearch,
  listingType: UnitSearch['listingType'],
): UnitSearch {
  const next = { ...draft, listingType }
  if (figureOf(next) === figureOf(draft)) return next
  return { ...next, priceMin: undefined, priceMax: undefined }
}

/** The rooms that are chosen; one number of the simple panel is its members here, `3` three and more. */
export function chosenRooms(draft: UnitSearch, rooms: Rooms): readonly number[] {
  const chosen = draft[rooms]
  if (chosen || rooms === 'selectedBathrooms' || draft.bedrooms === undefined) return chosen ?? []
  if (draft.bedrooms !== 3) return [draft.bedrooms]
  return Array.from({ length: MOST_ROOMS - 2 }, (_, i) => 3 + i)
}

/** After a press on a number of rooms: the range is filled, a chosen one removed. */
export function withRoom(draft: UnitSearch, rooms: Rooms, pressed: number): UnitSearch {
  const next = fillRange(chosenRooms(draft, rooms), pressed).toSorted((a, b) => a - b)
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

/** A project that was picked takes the place of a name that was searched for. */
export function withProject(draft: UnitSearch, projectId: number | undefined): UnitSearch {
  return { ...draft, projectId, projectName: undefined }
}

/** Without a direction there is no floor. */
export function withFloorDirection(
  draft: UnitSearch,
  floorDirection: UnitSearch['floorDirection'],
): UnitSearch {
  return { ...draft, floorDirection, ...(!floorDirection && { floorLevel: undefined }) }
}

/** One of a list ticked or taken back, in the list's own order. */
export function withTicked<Value>(
  chosen: readonly Value[] | undefined,
  pressed: Value,
): Value[] | undefined {
  const next = chosen?.includes(pressed)
    ? chosen.filter((one) => one !== pressed)
    : [...(chosen ?? []), pressed]
  return next.length > 0 ? next : undefined
}
