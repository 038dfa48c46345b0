import type { ProjectSearch } from '../../projects/rules.ts'
import type { CardProject } from '../../projects/site/card-project.ts'
import { formatNumber } from '../../shared/money.ts'
import { propertiesPath } from '../../shared/paths.ts'
import type { Head } from '../page.ts'
import { asksForAll } from './asked.ts'

/** All Properties; search engines are shown the whole list alone. */
export function propertiesHead(
  search: ProjectSearch,
  projects: readonly CardProject[],
  total: number,
): Head {
  return {
    title: 'All Properties: condos in Bangkok by the train · Sathani',
    description: `${formatNumber(total)} buildings in Bangkok with their stations, parks, malls and schools, and the homes on offer in each.`,
    canonical: propertiesPath(),
    noindex: !asksForAll(search) || projects.length === 0,
    image: projects.find(({ image }) => image)?.image ?? null,
    imageAlt: 'Condominiums in Bangkok',
  }
}
