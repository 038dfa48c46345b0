import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type ResponseBody } from '../../../../admin/calls/call.ts'
import type { ListAddress } from '../../../../admin/record-list/list-address.ts'
import { bangkokDate } from '../../../../shared/dates.ts'
import { readDay } from '../../../../shared/fields/read-day.ts'
import { fieldRefusals } from '../../../../shared/refusals/fields.ts'
import { faultOfFrom } from '../../../../team/activity/rules/activity.ts'
import {
  FigureGroups,
  type FigureQuery,
  faultOfDays,
  MAX_FIGURE_YEARS,
} from '../../rules/figures.ts'

export type ShownFigures = ResponseBody<'get /api/deals/figures'>

/** What an address asks for. */
export function readFigures({ get }: Pick<ListAddress, 'get'>): FigureQuery {
  const by = FigureGroups.read(get('by'))
  const [from, to] = [readDay(get('from')), readDay(get('to'))]
  return { ...(by && { by }), ...(from && { from }), ...(to && { to }) }
}

/** What is wrong with the first day, which the server would refuse; null if nothing. */
export function faultOfFigures({ from, to = bangkokDate(new Date()) }: FigureQuery): string | null {
  if (!from || !faultOfDays(from, to)) return null
  return faultOfFrom({ from, to }) ?? fieldRefusals.at_most_years({ most: MAX_FIGURE_YEARS })
}

export const figuresQuery = (query: FigureQuery) =>
  queryOptions({
    queryKey: ['deals', 'figures', query],
    queryFn: ({ signal, meta }) => call('get /api/deals/figures', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
