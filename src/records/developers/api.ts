import * as z from 'zod/mini'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { anyone, mayRestore, staff } from '../../team/staff/guard.ts'
import type { Actor } from '../../team/staff/rules/staff.ts'
import { deleteDeveloper } from './delete-developer.ts'
import { restoreDeveloper } from './restore-developer.ts'
import {
  type Developer,
  DeveloperChange,
  DeveloperInput,
  DeveloperRecord,
  DeveloperResponse,
  DeveloperSearch,
} from './rules/developer.ts'
import { saveDeveloper } from './save-developer.ts'
import { developerList, developerRecord, publicDeveloper } from './store.ts'

const tag = 'developers'

export const developerRoutes = [
  route(
    {
      method: 'get',
      path: '/api/developers',
      tag,
      summary: 'Developers, newest first unless sorted otherwise',
      guard: anyone,
      cached: true,
      query: z.extend(DeveloperSearch, Page.shape),
      responses: { 200: z.array(DeveloperResponse) },
      toStaff: z.array(DeveloperRecord),
    },
    async ({ db, actor }, { query }, call) => {
      const { developers, total } = await developerList(db, query, query)
      return listResponse(
        call,
        developers.map((developer) => visibleTo(actor, developer)),
        total,
        query,
        query,
      )
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/developers/{id}',
      tag,
      summary: 'A developer',
      guard: anyone,
      cached: true,
      params: IdParams,
      responses: { 200: DeveloperResponse, 404: 'No such developer' },
      toStaff: DeveloperRecord,
    },
    async ({ db, actor }, { params }, call) =>
      call.json(visibleTo(actor, await developerRecord(db, params.id))),
  ),
  route(
    {
      method: 'post',
      path: '/api/developers',
      tag,
      summary: 'Create a developer',
      guard: staff(),
      once: true,
      body: DeveloperInput,
      responses: { 201: DeveloperRecord, 409: 'The name is taken' },
    },
    async (context, { body }, call) => call.json(await saveDeveloper(context, null, body), 201),
  ),
  route(
    {
      method: 'put',
      path: '/api/developers/{id}',
      tag,
      summary: 'Change a developer',
      guard: staff(),
      params: IdParams,
      body: DeveloperChange,
      responses: {
        200: DeveloperRecord,
        404: 'No such developer',
        409: 'Changed since, or the name is taken',
      },
    },
    async (context, { params, body }, call) =>
      call.json(await saveDeveloper(context, params.id, body)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/developers/{id}',
      tag,
      summary: 'Delete a developer without projects',
      guard: staff('deleteDevelopers'),
      params: IdParams,
      responses: { 204: 'Deleted', 404: 'No such developer', 409: 'It has projects' },
    },
    async (context, { params }, call) => {
      await deleteDeveloper(context, params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/developers/{id}/restore',
      tag,
      summary: 'Restore a developer deleted in the last 30 days',
      guard: mayRestore('developer'),
      params: IdParams,
      responses: { 200: DeveloperRecord, 404: 'Nothing to restore', 409: 'The name is taken' },
    },
    async (context, { params }, call) => call.json(await restoreDeveloper(context, params.id)),
  ),
]

function visibleTo(actor: Actor | null, developer: DeveloperRecord): Developer {
  return actor ? developer : publicDeveloper(developer)
}
