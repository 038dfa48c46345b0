/** The list of a place box, which is loaded when the box is first used. */
export const placeListTexts = {
  id: 'place-list' as const,
  nearMe: 'Near me',
  nearMeNote: 'Uses your location once; we don’t store it',
  locating: 'Finding your location...',
  noLocation: 'Allow location access in your browser’s settings, then try again.',
  outside: 'You’re outside the area we cover.',
  recent: 'Recent',
  popular: 'Popular stations',
  forget: 'Clear recent places',
  found: (places: number, first: string) =>
    places === 1 ? `1 place: ${first}` : `${places} places, the first is ${first}`,
  none: (typed: string) =>
    `No matches for “${typed}”. Try a station, soi, school or workplace, in English or Thai.`,
  onlyStations: 'Showing stations only; other places couldn’t be loaded.',
  noHomes: 'no homes',
  search: 'Search',
  yourSearch: 'Your search, as we read it',
  places: 'Places',
  remove: 'Remove',
  ignored: 'not something we can search for',
  without: (filter: string, homes: string) => `Without “${filter}”: ${homes}`,
  understood: (search: string, homes: string, ignored: string) =>
    `Search: ${search}. ${homes}.${ignored && ` ${ignored}: not something we can search for.`}`,
  in: (kind: string, within: string) => `${kind} in ${within}`,
  on: (kind: string, within: string) => `${kind}, ${within}`,
}
