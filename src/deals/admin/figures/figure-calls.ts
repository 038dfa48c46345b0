import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type ResponseBody } from '../../../admin/calls/call.ts'
import type { ListAddress } from '../../../admin/record-list/list-address.ts'
import { readDay } from '../../../shared/fields/read-day.ts'
import { FigureGroups, type FigureQuery } from '../../rules/figures.ts'

export type ShownFigures = ResponseBody<'get /api/deals/figures'>

/** What an address asks for. */
export function readFigures({ get }: Pick<ListAddress, 'get'>): FigureQuery {
  const by = FigureGroups.read(get('by'))
  const [from, to] = [readDay(get('from')), readDay(get('to'))]
  return { ...(by && { by }), ...(from && { from }), ...(to && { to }) }
}

export const figuresQuery = (query: FigureQuery) =>
  queryOptions({
    queryKey: ['deals', 'figures', query],
    queryFn: ({ signal, meta }) => call('get /api/deals/figures', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
