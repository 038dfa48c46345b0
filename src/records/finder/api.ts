import * as z from 'zod/mini'
import { route } from '../../platform/http/route.ts'
import { anyone } from '../../team/staff/guard.ts'
import { SearchSuggestion, Suggestion, SuggestQuery } from './rules/suggestion.ts'
import { suggestSearch } from './sentence/sentence-suggestion.ts'
import { suggests } from './suggest-places.ts'

export const finderRoutes = [
  route(
    {
      method: 'get',
      path: '/api/places/suggest',
      tag: 'places',
      summary:
        'Places matching a typed text, best first; before them the search of a text that says more than a place',
      guard: anyone,
      limit: suggests,
      cached: true,
      query: SuggestQuery,
      responses: { 200: z.array(z.union([SearchSuggestion, Suggestion])) },
    },
    async (context, { query }, call) => {
      const { q, limit, listingType } = query
      return call.json(await suggestSearch(context, q, { limit, listingType }))
    },
  ),
]
