import { unchanged } from '../http/etag.ts'
import { route } from '../http/route.ts'
import { staff } from '../staff/guard.ts'
import { Stats } from './rules.ts'
import { stats, statsVersion } from './stats.ts'

export const dealRoutes = [
  route(
    {
      method: 'get',
      path: '/api/stats',
      tag: 'deals',
      summary: "The dashboard's figures",
      guard: staff(),
      answers: { 200: Stats, 304: 'Nothing changed' },
    },
    // The version is read first: a change between the two is sent again, never missed.
    async ({ db }, _input, call) =>
      unchanged(call, await statsVersion(db)) ?? call.json(await stats(db)),
  ),
]
