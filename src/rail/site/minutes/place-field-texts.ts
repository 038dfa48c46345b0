/** The fields of one or two places, and of the most minutes to them. */
export const placeFieldTexts = {
  id: 'place-fields' as const,
  minutesTo: 'Minutes by train to',
  andTo: 'and to',
  to: (place: string) => `to ${place}`,
  within: 'Within',
  minutes: (minutes: number) => `${minutes} minutes`,
  example: 'Station or address',
  noPlace: (typed: string) =>
    `“${typed}” is not a place we know. Try a station, a landmark, or a road with its soi.`,
  address: 'Address',
  addSecond: 'Add a second place',
  unknownStation: 'an unknown station',
}
