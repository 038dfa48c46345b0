import type { CardProject } from '../../records/projects/site/card-project.ts'
import { formatNumber } from '../../shared/money.ts'
import type { Head } from '../serve/page.server.ts'
import { isUnfiltered, type PropertiesQuery, propertiesAddress, STEP } from './properties-query.ts'

/**
 * The head of All Properties; only the unfiltered list is indexed. A list of more cards is a page of its own,
 * whose address search engines keep; in another order it is the same page.
 */
export function propertiesHead(
  { search, shown }: PropertiesQuery,
  projects: readonly CardProject[],
  total: number,
): Head {
  const cards = Math.min(shown, Math.ceil(projects.length / STEP) * STEP)
  return {
    title: 'All Properties: condos in Bangkok by the train · Sathani',
    description: `${formatNumber(total)} buildings in Bangkok with their stations, parks, malls and schools, and the homes on offer in each.`,
    canonical: propertiesAddress({ search: { ...search, sort: 'newest' }, shown: cards }),
    noindex: !isUnfiltered(search) || projects.length === 0,
    image: projects.find(({ image }) => image)?.image ?? null,
    imageAlt: 'Condominiums in Bangkok',
  }
}
