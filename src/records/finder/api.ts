import * as z from 'zod/mini'
import { route } from '../../platform/http/route.ts'
import { anyone } from '../../team/staff/guard.ts'
import { Suggestion, SuggestQuery } from './rules/suggestion.ts'
import { suggestPlaces, suggests } from './suggest-places.ts'

export const finderRoutes = [
  route(
    {
      method: 'get',
      path: '/api/places/suggest',
      tag: 'places',
      summary: 'The places that a typed text means or begins, the best first',
      guard: anyone,
      limit: suggests,
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
