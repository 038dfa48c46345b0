import { notModified } from '../http/cache/etag.ts'
import { route } from '../http/route.ts'
import { staff } from '../staff/guard.ts'
import { Stats } from './rules/deal.ts'
import { stats } from './stats.ts'

export const dealRoutes = [
  route(
    {
      method: 'get',
      path: '/api/stats',
      tag: 'deals',
      summary: "The dashboard's figures",
      guard: staff(),
      responses: { 200: Stats, 304: 'Nothing changed' },
    },
    async ({ db }, _input, call) => {
      const figures = await stats(db)
      return notModified(call, Object.values(figures).join('-')) ?? call.json(figures)
    },
  ),
]
