import { homePath } from '../../shared/paths.ts'
import type { Head, PageRequest } from '../page.ts'
import { agency, webSite } from '../seo/agency.ts'

/** The landing page: the agency and its site. */
export function homeHead({ origin, site }: PageRequest): Head {
  return {
    title: 'Sathani · Condos in Bangkok by station',
    description:
      'Homes to rent and buy in Bangkok, by the BTS, MRT or Airport Rail Link station near them.',
    canonical: homePath(),
    imageAlt: 'Sathani: homes in Bangkok by the train that stops near them',
    things: [agency(origin, site), webSite(origin)],
  }
}
