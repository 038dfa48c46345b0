/** The box that asks for a place. */
export const placeTexts = {
  id: 'place-box' as const,
  where: 'Where',
  example: 'Station, soi, building, school, workplace',
  clear: (label: string) => `Clear ${label}`,
  back: 'Back',
  nearMe: 'Near me',
  nearMeNote: 'Asks for this device’s place once, and keeps nothing',
  locating: 'Finding where you are...',
  noLocation: 'Allow this site to read your location in the browser’s settings, then press again.',
  outside: 'You are outside the area that we serve.',
  recent: 'Recent',
  forget: 'Clear recent places',
  found: (places: number, first: string) =>
    places === 1 ? `1 place: ${first}` : `${places} places, the first is ${first}`,
  none: (typed: string) =>
    `Nothing is called “${typed}”. Try a station, soi, school or workplace, in English or Thai.`,
  onlyStations: 'Only stations: the other places could not be loaded.',
  retry: 'Retry',
  noHomes: 'no homes',
  in: (kind: string, within: string) => `${kind} in ${within}`,
  on: (kind: string, within: string) => `${kind}, ${within}`,
}
