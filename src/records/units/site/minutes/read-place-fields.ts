import { LIMIT_FIELD, PLACE_FIELDS } from '../../../../city/rail/site/minutes/place-fields.ts'

/** The id of the search page's fields for minutes by train. */
export const MINUTES_PLACE = 'minutes'

/** A form's place fields as the filters of a search; a form without them is returned unchanged. */
export function readPlaceFields(form: Record<string, unknown>): Record<string, unknown> {
  const fields = PLACE_FIELDS.map((field) => form[field])
  if (fields.every((place) => place === undefined)) return form
  const { place1, place2, minutesTo, minutesNear, [LIMIT_FIELD]: minutesMax, ...others } = form
  const places = fields.map((place) => String(place ?? '')).filter(Boolean)
  const stations = places.filter((place) => /^\d+$/.test(place))
  const points = places.filter((place) => place.includes('~'))
  return {
    ...others,
    ...(stations.length > 0 && { minutesTo: stations.join(',') }),
    ...(points.length > 0 && { minutesNear: points.join(',') }),
    ...(places.length > 0 && { minutesMax }),
  }
}
