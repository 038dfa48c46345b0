import {
  FIRST_LIMIT,
  MAX_PLACES,
  placesInOrder,
  readPoint,
} from '../../../../city/rail/rules/points.ts'
import type { ChosenMinutes } from '../../../../city/rail/site/minutes/place-fields.ts'
import { placeValue } from '../../../../city/rail/site/minutes/place-value.ts'
import type { Suggestion } from '../../../finder/rules/suggestion.ts'
import type { MinutesQuery } from '../../rules/minutes-query.ts'

/** The minutes of a search as the value of its fields. */
export function chosenMinutes({
  minutesTo = [],
  minutesNear = [],
  minutesMax,
}: MinutesQuery): ChosenMinutes {
  return { places: [...minutesTo.map(String), ...minutesNear], limit: minutesMax ?? FIRST_LIMIT }
}

/** A search with the minutes chosen in its fields. */
export function withMinutes<Search extends MinutesQuery>(
  search: Search,
  { places, limit }: ChosenMinutes,
): Search {
  const points = places.filter((place) => readPoint(place))
  const stations = places.filter((place) => !readPoint(place)).map(Number)
  return {
    ...search,
    minutesTo: stations.length > 0 ? stations : undefined,
    minutesNear: points.length > 0 ? points : undefined,
    minutesMax: places.length > 0 ? limit : undefined,
  }
}

/** A search with one more place, up to the maximum; `defaultLimit` applies if it has no limit yet. */
export function withPlace<Search extends MinutesQuery>(
  search: Search,
  place: Pick<Suggestion, 'kind' | 'id' | 'name' | 'latitude' | 'longitude'>,
  defaultLimit?: number,
): Search {
  const { places, limit } = chosenMinutes({ minutesMax: defaultLimit, ...search })
  const added = placeValue(place)
  return withMinutes(search, {
    places: [...new Set([...places, added])].slice(-MAX_PLACES),
    limit,
  })
}

/** Adds a place to the chosen ones, or removes it; beyond the maximum the first is dropped. */
export function withToggledPlace({ places, limit }: ChosenMinutes, place: string): ChosenMinutes {
  const others = places.filter((other) => other !== place)
  const isRemoved = others.length < places.length
  return {
    limit,
    places: isRemoved ? others : placesInOrder([...places, place].slice(-MAX_PLACES)),
  }
}
