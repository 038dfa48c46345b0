import type { FoundPlace } from '../../../places/minutes-rules.ts'
import {
  FIRST_LIMIT,
  MOST_PLACES,
  placesInOrder,
  readPoint,
  writePoint,
} from '../../../places/point-rules.ts'
import type { ChosenMinutes } from '../../../places/site/minutes/place-fields.ts'
import type { MinutesAsked } from '../../asked-rules.ts'

/** What a search asks of minutes, as its fields show it. */
export function chosenMinutes({
  minutesTo = [],
  minutesNear = [],
  minutesMax,
}: MinutesAsked): ChosenMinutes {
  return { places: [...minutesTo.map(String), ...minutesNear], limit: minutesMax ?? FIRST_LIMIT }
}

/** A search with what its fields say of minutes. */
export function withMinutes<Search extends MinutesAsked>(
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

/** A search with one more place, as many as it takes; `asked` is its limit where it has none yet. */
export function withPlace<Search extends MinutesAsked>(
  search: Search,
  place: FoundPlace,
  asked?: number,
): Search {
  const { places, limit } = chosenMinutes({ minutesMax: asked, ...search })
  const added = place.stationId === null ? writePoint(place) : String(place.stationId)
  return withMinutes(search, {
    places: [...new Set([...places, added])].slice(-MOST_PLACES),
    limit,
  })
}

/** Chosen places with one more, or without it where it was among them; a third takes the first one's place. */
export function withToggledPlace({ places, limit }: ChosenMinutes, place: string): ChosenMinutes {
  const others = places.filter((one) => one !== place)
  const isOut = others.length < places.length
  return { limit, places: isOut ? others : placesInOrder([...places, place].slice(-MOST_PLACES)) }
}
