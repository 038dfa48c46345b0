/** Texts of the about section, which is rendered on the server only. */
export const aboutTexts = {
  id: 'about' as const,
  title: 'About Sathani',
  name: (
    <>
      Sathani (<span lang="th">สถานี</span>) is Thai for station. A day in Bangkok is planned around
      the train, so we list every home by the station it stands near.
    </>
  ),
  homes: (count: number) => (count === 1 ? 'home listed' : 'homes listed'),
  projects: (count: number) => (count === 1 ? 'project' : 'projects'),
  stations: (count: number) => (count === 1 ? 'station within 1 km' : 'stations within 1 km'),
  stops: [
    {
      title: 'Choose a station',
      text: 'A search finds the homes within 1 km of it. Distances run in a straight line, and a walk is counted at 80 metres a minute.',
    },
    {
      title: 'See what it costs and whether it is free',
      text: 'Homes show their price or monthly rent, their size and, while they are free, the day on which that was last confirmed.',
    },
    {
      title: 'Ask about it',
      text: 'Your question reaches the agency together with the home it is about. Leave a phone number and an e-mail address, and your LINE if you use it.',
    },
  ],
}
