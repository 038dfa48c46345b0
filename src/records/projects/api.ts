import * as z from 'zod/mini'
import { MapClusters, mapView } from '../../city/map/rules/map.ts'
import { route } from '../../platform/http/route.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
import { anyone } from '../../team/staff/guard.ts'
import { deleteProject } from './delete-project.ts'
import { importTemplate } from './import-template.ts'
import { projectClusters } from './project-clusters.ts'
import { projectList } from './project-list.ts'
import { restoreProject } from './restore-project.ts'
import { ProjectChange, ProjectInput, ProjectRecord, ProjectSearch } from './rules/project.ts'
import { ProjectResponse } from './rules/project-response.ts'
import { saveProject } from './save-project.ts'
import { projectText } from './store.ts'

const tag = 'projects'
const outsideArea = { 422: 'The place lies outside the service area' }

const project = recordRoutes('project', {
  ...{ path: '/api/projects', tag },
  ...{ record: ProjectRecord, visible: ProjectResponse },
})

export const projectRoutes = [
  project.list(
    'Projects that pass every filter, newest first unless sorted otherwise',
    ProjectSearch,
    ({ db, actor }, search, page) => projectList(db, search, page, actor !== null),
  ),
  project.view(
    '/clusters',
    'Where the projects that pass every filter are: a mark each, or for several that are near',
    MapClusters,
    (context, { bbox, zoom, ...search }) => projectClusters(context, search, { bbox, zoom }),
    { guard: anyone, cached: true, query: z.extend(ProjectSearch, mapView) },
  ),
  project.read(({ db, actor }, id) => projectText(db, id, actor !== null), {
    summary: 'A project with what lies near it',
  }),
  project.create(ProjectInput, (context, body) => saveProject(context, null, body), {
    summary: 'Create a project; its nearby places are found by its coordinates or address',
    refused: outsideArea,
  }),
  project.change(ProjectChange, saveProject, { refused: outsideArea }),
  project.remove(deleteProject, {
    summary: 'Delete a project without units',
    refused: { 409: 'It has units' },
  }),
  project.restore(restoreProject, { refused: { 409: 'Its developer is deleted' } }),
  route(
    {
      method: 'get',
      path: '/property_import_template.csv',
      tag,
      summary: 'The CSV template of the project import',
      guard: anyone,
      cached: true,
      responses: { 200: 'A CSV file in UTF-8 with example rows' },
    },
    async (_context, _input, call) =>
      call.body(importTemplate(), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="property_import_template.csv"',
      }),
  ),
]
