import * as z from 'zod/mini'
import { route } from '../../platform/http/route.ts'
import { staff } from '../../team/staff/guard.ts'
import { UnplannedCount, UnplannedGroup, UnplannedSearch } from './rules/unplanned.ts'
import { unplanned, unplannedCount } from './unplanned.ts'

const tag = 'tasks'

export const unplannedRoutes = [
  route(
    {
      method: 'get',
      path: '/api/unplanned',
      tag,
      summary:
        'What nobody planned: people who were not answered, deals without a next step, rents that end, homes to confirm',
      guard: staff(),
      query: UnplannedSearch,
      responses: {
        200: z.array(UnplannedGroup),
        403: "What others did not plan is managers' to see",
      },
    },
    async (context, { query }, call) => call.json(await unplanned(context, query)),
  ),
  route(
    {
      method: 'get',
      path: '/api/unplanned/count',
      tag,
      summary: 'How much of that there is',
      guard: staff(),
      query: z.pick(UnplannedSearch, { assignedToId: true }),
      responses: { 200: UnplannedCount, 403: "What others did not plan is managers' to see" },
    },
    async (context, { query }, call) => call.json({ total: await unplannedCount(context, query) }),
  ),
]
