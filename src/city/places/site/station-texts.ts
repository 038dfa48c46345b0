/** The choice of a station, wherever it is offered. */
export const stationTexts = {
  id: 'stations' as const,
  station: 'Station',
  all: 'All stations',
  popular: 'Popular',
  noneMatches: (typed: string) =>
    `No station matches “${typed}”. Try fewer letters, or its name in Thai.`,
}
