/** What is chosen: places as `PlacePicker` has them, stations first, and a limit in minutes. */
export type ChosenMinutes = { places: readonly string[]; limit: number }

/** The names of the fields in a form: places in their order, one that is typed, and the limit. */
export const PLACE_FIELDS = ['place1', 'place2'] as const
/** The server looks it up: without JavaScript nothing else does. */
export const PLACE_TEXT_FIELD = 'placeText'
export const LIMIT_FIELD = 'minutesMax'
