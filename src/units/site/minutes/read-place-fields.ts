import { LIMIT_FIELD, PLACE_FIELDS } from '../../../places/site/minutes/place-fields.ts'

/** Where minutes by train are asked for on the search page. */
export const MINUTES_PLACE = 'minutes'

/** A form's own fields of places as the filters of a search; a form without them keeps its own. */
export function readPlaceFields(form: Record<string, unknown>): Record<string, unknown> {
  const given = PLACE_FIELDS.map((field) => form[field])
  if (given.every((place) => place === undefined)) return form
  const { place1, place2, minutesTo, minutesNear, [LIMIT_FIELD]: minutesMax, ...rest } = form
  const places = given.map((place) => String(place ?? '')).filter(Boolean)
  const stations = places.filter((place) => /^\d+$/.test(place))
  const points = places.filter((place) => place.includes('~'))
  return {
    ...rest,
    ...(stations.length > 0 && { minutesTo: stations.join(',') }),
    ...(points.length > 0 && { minutesNear: points.join(',') }),
    ...(places.length > 0 && { minutesMax }),
  }
}
