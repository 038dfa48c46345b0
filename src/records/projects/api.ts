import * as z from 'zod/mini'
import { MapClusters, mapView } from '../../city/map/rules/map.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { anyone, mayRestore, staff } from '../../team/staff/guard.ts'
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
const outsideArea = 'The place is outside the service area'

export const projectRoutes = [
  route(
    {
      method: 'get',
      path: '/api/projects',
      tag,
      summary: 'Projects matching all filters, newest first unless sorted otherwise',
      guard: anyone,
      cached: true,
      query: z.extend(ProjectSearch, Page.shape),
      responses: { 200: z.array(ProjectResponse) },
      toStaff: z.array(ProjectRecord),
    },
    async ({ db, actor }, { query }, call) => {
      const { json, total } = await projectList(db, query, query, actor !== null)
      return listResponse(call, json, total, query, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/projects/clusters',
      tag,
      summary: 'Map positions of matching projects: one marker each, or one for several nearby',
      guard: anyone,
      cached: true,
      query: z.extend(ProjectSearch, mapView),
      responses: { 200: MapClusters },
    },
    async (context, { query: { bbox, zoom, ...search } }, call) =>
      call.json(await projectClusters(context, search, { bbox, zoom })),
  ),
  route(
    {
      method: 'get',
      path: '/api/projects/{id}',
      tag,
      summary: 'A project with nearby places',
      guard: anyone,
      cached: true,
      params: IdParams,
      responses: { 200: ProjectResponse, 404: 'No such project' },
      toStaff: ProjectRecord,
    },
    async ({ db, actor }, { params }, call) =>
      call.body(await projectText(db, params.id, actor !== null), 200, {
        'content-type': 'application/json; charset=utf-8',
      }),
  ),
  route(
    {
      method: 'post',
      path: '/api/projects',
      tag,
      summary: 'Create a project; nearby places are found from its coordinates or address',
      guard: staff(),
      once: true,
      body: ProjectInput,
      responses: { 201: ProjectRecord, 422: outsideArea },
    },
    async (context, { body }, call) => call.json(await saveProject(context, null, body), 201),
  ),
  route(
    {
      method: 'put',
      path: '/api/projects/{id}',
      tag,
      summary: 'Change a project',
      guard: staff(),
      params: IdParams,
      body: ProjectChange,
      responses: {
        200: ProjectRecord,
        404: 'No such project',
        409: 'Changed by someone else; the stored record is in current',
        422: outsideArea,
      },
    },
    async (context, { params, body }, call) =>
      call.json(await saveProject(context, params.id, body)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/projects/{id}',
      tag,
      summary: 'Delete a project without units',
      guard: staff('deleteProjects'),
      params: IdParams,
      responses: { 204: 'Deleted', 404: 'No such project', 409: 'It has units' },
    },
    async (context, { params }, call) => {
      await deleteProject(context, params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/projects/{id}/restore',
      tag,
      summary: 'Restore a project deleted in the last 30 days',
      guard: mayRestore('project'),
      params: IdParams,
      responses: { 200: ProjectRecord, 404: 'Nothing to restore', 409: 'Its developer is deleted' },
    },
    async (context, { params }, call) => call.json(await restoreProject(context, params.id)),
  ),
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
