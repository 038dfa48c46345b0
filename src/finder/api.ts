import * as z from 'zod/mini'
import type { LimitRule } from '../http/limit.ts'
import { route } from '../http/route.ts'
import { anyone } from '../staff/guard.ts'
import { Suggestion, SuggestQuery } from './rules/suggestion.ts'
import { suggestPlaces } from './suggest-places.ts'

/** Per visitor: a box asks after each pause while somebody types. */
const SUGGESTS: LimitRule = { name: 'suggest-places', points: 300, seconds: 60 }

export const finderRoutes = [
  route(
    {
      method: 'get',
      path: '/api/places/suggest',
      tag: 'places',
      summary: 'The places that a typed text means or begins, the best first',
      guard: anyone,
      limit: SUGGESTS,
      cached: true,
      query: SuggestQuery,
      responses: { 200: z.array(Suggestion) },
    },
    async (context, { query }, call) => {
      const { q, limit, listingType } = query
      const { places } = await suggestPlaces(context, q, { limit, listingType })
      return call.json(places)
    },
  ),
]
