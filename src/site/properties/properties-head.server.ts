import type { ProjectSearch } from '../../projects/rules/project.ts'
import type { CardProject } from '../../projects/site/card-project.ts'
import { formatNumber } from '../../shared/money.ts'
import { propertiesPath } from '../../shared/paths.ts'
import type { Head } from '../serve/page.server.ts'
import { isUnfiltered } from './properties-query.ts'

/** The head of All Properties; only the unfiltered list is indexed. */
export function propertiesHead(
  search: ProjectSearch,
  projects: readonly CardProject[],
  total: number,
): Head {
  return {
    title: 'All Properties: condos in Bangkok by the train · Sathani',
    description: `${formatNumber(total)} buildings in Bangkok with their stations, parks, malls and schools, and the homes on offer in each.`,
    canonical: propertiesPath(),
    noindex: !isUnfiltered(search) || projects.length === 0,
    image: projects.find(({ image }) => image)?.image ?? null,
    imageAlt: 'Condominiums in Bangkok',
  }
}
