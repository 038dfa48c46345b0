import { CatalogueMemo } from '../../db/catalogue-memo.ts'
import { queryRecord } from '../../http/validate.ts'
import { countProjects } from '../../projects/store.ts'
import { propertiesPath } from '../../shared/paths.ts'
import { publicPage } from '../page.ts'
import { projectCards } from '../project-cards.ts'
import { propertiesAddress, readAsked } from './asked.ts'
import { propertiesHead } from './properties-head.ts'
import PropertiesPage from './properties-page.tsx'

const totals = new CatalogueMemo<number>(1)

/** All Properties: every project, filtered and sorted. */
export const properties = publicPage({
  name: 'properties',
  path: propertiesPath(),
  component: PropertiesPage,
  read: ({ query }) => readAsked(queryRecord(query)),
  address: propertiesAddress,

  async load({ db, catalogue }, { search, shown }) {
    const [{ projects, total: matching }, total] = await Promise.all([
      projectCards(db, search, shown),
      totals.get(catalogue, 'all', () => countProjects(db)),
    ])
    return {
      head: propertiesHead(search, projects, total),
      props: { search, projects, matching, total },
    }
  },
})
