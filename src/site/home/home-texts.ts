import { counted } from '../../shared/counted.ts'

/** Texts of the landing page. */
export const homeTexts = {
  id: 'home' as const,
  title: 'Find Your Perfect Condo',
  summary: 'Homes to rent and buy in Bangkok, by the station next door.',
  advanced: 'Advanced Search',
  railways: 'Map of Bangkok’s railways',
  homes: (count: number) => counted(count, 'home'),

  featured: 'Featured Properties',
  seeAll: (count: number) => `See all ${counted(count, 'home')}`,
  noHomes: 'No homes are listed right now',
  noHomesHelp: 'Tell us below what you’re looking for, and we’ll contact you.',
  view: 'View of featured properties',
  grid: 'Grid View',
  map: 'Map View',
  confirmed: 'Confirmed as available in the last seven days.',
  newest: 'Our newest listings.',
  mapOfHomes: 'Map of featured homes',
  noStation: 'No station known',
  openMap: 'Open in Google Maps',

  developers: 'Featured Developers',
  allDevelopers: 'View All Developers',

  contact: 'Ready to Find Your Dream Home?',
  contactHelp:
    'Tell us which station you want to live near, and how to reach you. Or just call or email us.',
}
