import { CatalogueMemo } from '../../db/catalogue-memo.ts'
import { queryRecord } from '../../http/validate.ts'
import type { PublicProject } from '../../projects/answer-rules.ts'
import { projectList } from '../../projects/project-list.ts'
import { cardProject } from '../../projects/site/card-project.ts'
import { countProjects } from '../../projects/store.ts'
import { propertiesPath } from '../../shared/paths.ts'
import { publicPage } from '../page.ts'
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
    const [{ json, total: matching }, total] = await Promise.all([
      projectList(db, search, { limit: shown, offset: 0 }, false),
      totals.get(catalogue, 'all', () => countProjects(db)),
    ])
    const found: PublicProject[] = JSON.parse(json)
    const projects = found.map(cardProject)
    return {
      head: propertiesHead(search, projects, total),
      props: { search, projects, matching, total },
    }
  },
})
