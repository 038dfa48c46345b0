import { queryOptions } from '@tanstack/react-query'
import { call } from './calls/call.ts'

/** How many properties, units, developers and open deals there are. */
export const totalsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal, meta }) => call('get /api/stats', { signal, meta }),
})
