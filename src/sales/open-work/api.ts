import * as z from 'zod/mini'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { staff } from '../../team/staff/guard.ts'
import { Colleague } from '../../team/staff/rules/staff.ts'
import { giveOpenWork } from './give-open-work.ts'
import { leavers, peopleWithWork } from './open-work.ts'
import { GiveOpenWork, OpenWork, PersonWithWork } from './rules/open-work.ts'

const tag = 'Users'

export const openWorkRoutes = [
  route(
    {
      method: 'get',
      path: '/api/staff/leavers',
      tag,
      summary: 'Those who left, or may hold no work any more, and still have something open',
      guard: staff(),
      responses: { 200: z.array(Colleague) },
    },
    async (context, _input, call) => call.json(await leavers(context)),
  ),
  route(
    {
      method: 'get',
      path: '/api/admin/open-work',
      tag,
      summary: 'What is open of everybody: deals, contacts, conversations, tasks, viewings, units',
      guard: staff('manageUsers'),
      responses: { 200: z.array(PersonWithWork) },
    },
    async (context, _input, call) => call.json(await peopleWithWork(context)),
  ),
  route(
    {
      method: 'post',
      path: '/api/admin/users/{id}/give-open-work',
      tag,
      summary: 'Give everything open that a user has to a colleague, all or nothing',
      guard: staff('manageUsers'),
      params: IdParams,
      body: GiveOpenWork,
      responses: { 200: OpenWork, 400: 'Nothing can be assigned to this colleague' },
    },
    async (context, { params, body }, call) =>
      call.json(await giveOpenWork(context, params.id, body)),
  ),
]
