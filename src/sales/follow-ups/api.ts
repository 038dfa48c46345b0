import * as z from 'zod/mini'
import { route } from '../../platform/http/route.ts'
import { staff } from '../../team/staff/guard.ts'
import { followUpCount, followUps } from './follow-ups.ts'
import { FollowUpCount, FollowUpGroup, FollowUpSearch } from './rules/follow-up.ts'

const tag = 'tasks'

export const followUpRoutes = [
  route(
    {
      method: 'get',
      path: '/api/follow-ups',
      tag,
      summary:
        'What needs follow-up: unanswered messages, deals without a next step, leases ending soon, homes to confirm',
      guard: staff(),
      query: FollowUpSearch,
      responses: {
        200: z.array(FollowUpGroup),
        403: 'Only managers see others’ follow-ups',
      },
    },
    async (context, { query }, call) => call.json(await followUps(context, query)),
  ),
  route(
    {
      method: 'get',
      path: '/api/follow-ups/count',
      tag,
      summary: 'How many follow-ups there are',
      guard: staff(),
      query: z.pick(FollowUpSearch, { assignedToId: true }),
      responses: { 200: FollowUpCount, 403: 'Only managers see others’ follow-ups' },
    },
    async (context, { query }, call) => call.json({ total: await followUpCount(context, query) }),
  ),
]
