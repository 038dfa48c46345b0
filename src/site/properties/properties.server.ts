import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import { queryRecord } from '../../platform/http/validate.ts'
import { countProjects } from '../../records/projects/store.ts'
import { propertiesPath } from '../../shared/paths.ts'
import { projectCards } from '../project-cards.server.ts'
import { publicPage } from '../serve/page.server.ts'
import { propertiesHead } from './properties-head.server.ts'
import PropertiesPage from './properties-page.tsx'
import { propertiesAddress } from './properties-query.ts'
import { readPropertiesQuery } from './read-properties-query.ts'

const totals = new CatalogueMemo<number>(1)

/** The All Properties page: projects, filtered and sorted. */
export const properties = publicPage({
  name: 'properties',
  path: propertiesPath(),
  component: PropertiesPage,
  read: ({ query }) => readPropertiesQuery(queryRecord(query)),
  address: propertiesAddress,

  async load(context, { search, shown }, { language }) {
    const { db, catalogue } = context
    const [{ projects, total: matching }, total] = await Promise.all([
      projectCards(context, search, shown, language),
      totals.get(catalogue, 'all', () => countProjects(db)),
    ])
    return {
      head: propertiesHead({ search, shown }, projects, total),
      props: { search, projects, matching, total },
    }
  },
})
