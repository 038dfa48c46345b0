/** The chosen places, in the format of `PlacePicker`, stations first, and a limit in minutes. */
export type ChosenMinutes = { places: readonly string[]; limit: number }

/** The names of the form's fields: places in order, a typed place, and the limit. */
export const PLACE_FIELDS = ['place1', 'place2'] as const
/** Resolved by the server, for forms without JavaScript. */
export const PLACE_TEXT_FIELD = 'placeText'
export const LIMIT_FIELD = 'minutesMax'
