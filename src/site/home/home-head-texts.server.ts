/** Texts of the landing page that only the server has: its head, and what an owner's message begins with. */
export const homeHeadTexts = {
  id: 'home-head' as const,
  title: 'Sathani · Condos in Bangkok by station',
  description:
    'Homes to rent and buy in Bangkok, by the BTS, MRT or Airport Rail Link station near them.',
  owner: 'I would like to rent out or sell my home: ',
  imageAlt: 'Sathani: homes in Bangkok by the station next door',
}
