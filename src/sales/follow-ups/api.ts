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
        'What nobody planned: people who were not answered, deals without a next step, rents that end, homes to confirm',
      guard: staff(),
      query: FollowUpSearch,
      responses: {
        200: z.array(FollowUpGroup),
        403: "What others did not plan is managers' to see",
      },
    },
    async (context, { query }, call) => call.json(await followUps(context, query)),
  ),
  route(
    {
      method: 'get',
      path: '/api/follow-ups/count',
      tag,
      summary: 'How much of that there is',
      guard: staff(),
      query: z.pick(FollowUpSearch, { assignedToId: true }),
      responses: { 200: FollowUpCount, 403: "What others did not plan is managers' to see" },
    },
    async (context, { query }, call) => call.json({ total: await followUpCount(context, query) }),
  ),
]
