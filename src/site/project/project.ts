import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { IdParams } from '../../http/params.ts'
import type { PublicProject } from '../../projects/answer-rules.ts'
import { waysToStations } from '../../projects/project-minutes.ts'
import { builtYear } from '../../projects/rules.ts'
import { NOTHING_KNOWN, projectWords } from '../../projects/site/project-words.ts'
import { projectText } from '../../projects/store.ts'
import { projectPath } from '../../shared/paths.ts'
import { SearchListingTypes } from '../../units/search-rules.ts'
import { locationPicture } from '../location-picture.ts'
import { NOT_CARRIED, publicPage } from '../page.ts'
import { readOrNull } from '../read-or-null.ts'
import { stepsToStation } from '../steps.ts'
import { unitCards } from '../unit-cards.ts'
import { projectHead } from './project-head.ts'
import ProjectPage from './project-page.tsx'

const MOST_HOMES = 8
/** Where many go: offices, shops, the park of weekends, the airport. */
const WELL_KNOWN = ['BL20', 'CEN', 'S2', 'N8', 'A1']

/** A project: the building, what lies near it, and the homes in it, of which `show` are listed. */
export const project = publicPage({
  name: 'project',
  path: '/project/:id',
  component: ProjectPage,
  read({ params, query }) {
    const id = IdParams.safeParse(params)
    const show = z.enum(SearchListingTypes.ids).safeParse(query.get('listingType'))
    return { id: id.success ? id.data.id : null, show: show.success ? show.data : null }
  },
  address: ({ id, show }) =>
    id === null ? '/project/' : projectPath(id) + (show ? `?listingType=${show}` : ''),

  async load(context, { id, show }, request) {
    const found = id === null ? null : await readOrNull(projectText(context.db, id, false))
    if (!found || id === null) {
      const description = "The property you're looking for doesn't exist"
      const head = { title: 'Property Not Found · Sathani', description }
      return {
        status: 404,
        head,
        props: {
          project: null,
          words: NOTHING_KNOWN,
          year: null,
          homes: [],
          steps: [],
          show,
          url: '',
          picture: null,
          ways: [],
        },
      }
    }
    const project: PublicProject = JSON.parse(found)
    const [steps, homes, picture, ways] = await Promise.all([
      stepsTo(context, project),
      unitCards(
        context,
        { projectId: id, ...(show && { listingType: show }) },
        { limit: MOST_HOMES, offset: 0 },
      ),
      locationPicture(context, project),
      waysToStations(context.db, id, WELL_KNOWN),
    ])
    return {
      head: projectHead(project, steps, request),
      props: {
        ...{ project, words: projectWords(project), year: builtYear(project.yearBuilt) },
        ...{ homes: homes.units, steps, show },
        url: request.origin + projectPath(id),
        ...{ picture, ways },
      },
      ...(picture !== null && { made: { picture: NOT_CARRIED } }),
    }
  },
})

async function stepsTo(context: Context, project: PublicProject) {
  const toStation = await stepsToStation(context, project)
  return [...toStation, { name: project.name, path: projectPath(project.id) }]
}
