import { route } from '../http/route.ts'
import { staff } from '../staff/guard.ts'
import { Stats } from './rules.ts'
import { stats } from './stats.ts'

export const dealRoutes = [
  route(
    {
      method: 'get',
      path: '/api/stats',
      tag: 'deals',
      summary: "The dashboard's figures",
      guard: staff(),
      answers: { 200: Stats },
    },
    async ({ db }, _input, call) => call.json(await stats(db)),
  ),
]
