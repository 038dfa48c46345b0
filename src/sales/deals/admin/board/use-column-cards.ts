import { useQueries } from '@tanstack/react-query'
import type { ListedDeal } from '../../rules/deal-record.ts'
import { BOARD_PAGE, type BoardColumn, type DealFilters } from '../../rules/deal-search.ts'
import { columnPageQuery } from '../deal-calls.ts'
import { type ColumnCards, pagedCards } from './column-cards.ts'

/**
 * The cards of a column as the server has them. Those below the first page are loaded when they come into view.
 * While a card is carried, what is loaded stays as it is.
 */
export function useColumnCards(
  { id, count, deals }: BoardColumn,
  filters: DealFilters,
  { first, last }: { first: number; last: number },
  isCarrying: boolean,
): ColumnCards {
  const lastPage = Math.floor(Math.min(last, count - 1) / BOARD_PAGE)
  const firstPage = Math.max(1, Math.floor(first / BOARD_PAGE))
  const wanted = Array.from(
    { length: Math.max(0, lastPage - firstPage + 1) },
    (_, i) => firstPage + i,
  )
  const found = useQueries({
    queries: wanted.map((page) => ({
      ...columnPageQuery(filters, id, page),
      enabled: ({ state }: { state: { data: unknown } }) => !isCarrying || state.data === undefined,
    })),
  })
  const pages = new Map<number, readonly ListedDeal[]>([[0, deals]])
  wanted.forEach((page, i) => {
    const { data } = found[i] ?? {}
    if (data) pages.set(page, data.items)
  })
  return pagedCards(count, pages)
}
