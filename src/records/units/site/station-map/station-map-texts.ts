import { counted } from '../../../../shared/counted.ts'

const homes = (count: number) => counted(count, 'home')

/** The railway map of the landing page. */
export const stationMapTexts = {
  id: 'station-map' as const,
  title: 'Interactive Map',
  chooseHint: 'Choose a station to see the homes around it.',
  minutesHint: 'Enter where you work or study and the longest commute you would accept.',
  modes: 'What the map shows',
  around: 'Around a station',
  byMinutes: 'Minutes by train',
  show: 'Show',
  distance: 'Distance from the station',
  metres: (metres: number) => `${metres} m`,
  linesShown: 'Lines shown',
  lines: 'Lines',
  all: 'All',
  limit: 'Maximum minutes',
  minutesWord: 'minutes',

  railway: 'The railway of Bangkok',
  openMap: 'Open the map',
  closeMap: 'Close the map',
  wholeCity: 'Whole city',
  anotherStation: 'Choose another station',
  screen: 'Map of stations and homes',
  homesList: 'Homes',
  chooseStation: 'Choose a station',
  findStation: 'Find a station',
  choosePlaces: 'Choose places',
  withinOf: (minutes: number, place: string) => `Within ${minutes} minutes of ${place}`,
  withinOfBoth: (minutes: number) => `Within ${minutes} minutes of both`,
  onePlace: 'One place · any home',
  twoPlaces: 'Two places · any home',

  find: 'Find this station',
  byName: 'Station, by name or code',
  nameExample: 'Name or code, English or Thai',
  most: (metres: number) => `Most homes within ${metres} m`,
  stations: (count: number) => (count === 1 ? '1 station' : `${count} stations`),
  unread: 'Couldn’t load homes.',
  retry: 'Retry',
  everyStation: 'Every station, line by line',
  everyStationKeys: 'Arrow keys move along the line, Enter selects.',
  everyStationNote: (note: string) => `The same choice without the map. The number is ${note}.`,
  fromTo: (line: string, first: string, last: string) => `${line}, ${first} to ${last}`,
  noteOfHomes: (metres: number) => `the homes within ${metres} m`,
  noteOfMinutes: 'the minutes by train',

  homesWithin: (count: number, metres: number) => `${homes(count)} within ${metres} m`,
  homesWithinMinutes: (count: number, minutes: number) =>
    `${homes(count)} within ${minutes} minutes`,
  homesOf: (count: number, metres: number, station: string) =>
    `${count === 0 ? 'No homes' : homes(count)} within ${metres} m of ${station}`,
  and: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  onFoot: 'On foot, in a straight line',
  inBuildings: (buildings: number, least: number, most: number) =>
    `In ${buildings === 1 ? '1 building' : `${buildings} buildings`}, ${least === most ? `${least}` : `${least} to ${most}`} ${most === 1 ? 'minute' : 'minutes'} on foot`,
  nothingNear: 'No homes this close.',
  seeAll: (count: number) => `See all ${homes(count)}`,
  about: (station: string) => `About ${station} station`,
  outside: (building: string, count: number) => `${building}, ${homes(count)}, outside the circle`,
  buildings: (buildings: number, count: number) => `${buildings} buildings, ${homes(count)}`,

  choosePlace: 'Choose a place of work or study',
  choosePlaceHint:
    'Select a station on the map, or type a station or an address. With two places, the longer journey counts.',
  choosePlaceNote:
    'The map then shows the time from every station: walk, wait, ride and change on a weekday.',
  homesByMinutes: (count: number | null, minutes: number, place: string | null) =>
    `${count === null ? 'Homes' : count === 0 ? 'No homes' : homes(count)} within ${minutes} minutes of ${place ?? 'both'}`,
  minutesTo: (place: string | null) =>
    place === null ? 'Minutes to the farther of the two' : `Minutes to ${place}`,
  fewestFirst: 'Door to door, weekdays, fewest minutes first',
  doorToDoor: 'Door to door, weekdays.',
  bars: 'Walk, wait, ride and change on a weekday. Bars show the number of homes.',
  more: 'more',
  inBand: (count: number, end: number, before: number | undefined) =>
    `${homes(count)} in ${end} minutes${before === undefined ? '' : `, more than ${before}`}`,
}
