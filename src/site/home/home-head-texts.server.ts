/** Texts of the landing page's head. */
export const homeHeadTexts = {
  id: 'home-head' as const,
  title: 'Sathani · Condos in Bangkok by station',
  description:
    'Homes to rent and buy in Bangkok, by the BTS, MRT or Airport Rail Link station near them.',
  imageAlt: 'Sathani: homes in Bangkok by the train that stops near them',
}
