import { counted } from '../../shared/counted.ts'

/** Texts of the landing page. */
export const homeTexts = {
  id: 'home' as const,
  title: 'Find Your Perfect Condo',
  summary: 'Homes to rent and buy in Bangkok, by the train that stops near them.',
  advanced: 'Advanced Search',
  railways: 'Map of the railways of Bangkok',
  homes: (count: number) => counted(count, 'home'),

  featured: 'Featured Properties',
  seeAll: (count: number) => `See all ${counted(count, 'home')}`,
  noHomes: 'No homes are listed right now',
  noHomesHelp: 'Tell us what you are looking for below, and we will write to you.',
  view: 'View of the featured properties',
  grid: 'Grid View',
  map: 'Map View',
  confirmed: 'Confirmed as available in the last seven days.',
  newest: 'The newest on our list.',
  mapOfHomes: 'Map of the featured homes',
  noStation: 'No station known',
  openMap: 'Open in Google Maps',

  developers: 'Featured Developers',
  allDevelopers: 'View All Developers',

  contact: 'Ready to Find Your Dream Home?',
  contactHelp:
    'Tell us which station you want to live near, and how to reach you. Or call or write to us yourself.',
}
