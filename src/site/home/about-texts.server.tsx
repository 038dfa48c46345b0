import { METRES_PER_MINUTE } from '../../shared/distance.ts'

/** Texts of the about section, which is rendered on the server only. */
export const aboutTexts = {
  id: 'about' as const,
  title: 'About Sathani',
  name: (
    <>
      Sathani (<span lang="th">สถานี</span>) is Thai for station. A day in Bangkok is planned around
      the train, so every home is listed by its nearest station.
    </>
  ),
  homes: (count: number) => (count === 1 ? 'home listed' : 'homes listed'),
  projects: (count: number) => (count === 1 ? 'project' : 'projects'),
  stations: (count: number) => (count === 1 ? 'station within 1 km' : 'stations within 1 km'),
  stops: [
    {
      title: 'Choose a station',
      text: `A search finds the homes within 1 km of it. Distances are in a straight line; walking time is based on ${METRES_PER_MINUTE} metres a minute.`,
    },
    {
      title: 'See the price and whether it is still available',
      text: 'Homes show their price or monthly rent, their size and, while they are available, the date that was last confirmed.',
    },
    {
      title: 'Ask about it',
      text: 'Your question reaches the agency together with the home you’re asking about. Leave a phone number and an email address, and your LINE if you use it.',
    },
  ],
}
