/** The fields of one or two places, and of the most minutes to them. */
export const placeFieldTexts = {
  id: 'place-fields' as const,
  minutesTo: 'Minutes by train to',
  andTo: 'and to',
  to: (place: string) => `to ${place}`,
  within: 'Within',
  minutes: (minutes: number) => `${minutes} minutes`,
  example: 'Station, office, school or address',
  addSecond: 'Add a second place',
  unknownStation: 'an unknown station',
}
