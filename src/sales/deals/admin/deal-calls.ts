import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call, callList } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import type { DealColumn, DealOutcome } from '../rules/deal.ts'
import { BOARD_PAGE, type DealFilters, type DealSearch } from '../rules/deal-search.ts'
import type { PipelineSettingsChanges } from '../rules/pipeline-settings.ts'

/** The columns of the board with their first cards, and the figures over it. */
export function boardQuery(filters: DealFilters) {
  return queryOptions({
    queryKey: ['deals', 'board', filters],
    queryFn: ({ signal, meta }) => call('get /api/deals/board', { query: filters, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** The cards of a column from `page * BOARD_PAGE` on; the board has those of page 0. */
export function columnPageQuery(filters: DealFilters, column: DealColumn, page: number) {
  const window = { limit: BOARD_PAGE, offset: page * BOARD_PAGE }
  return queryOptions({
    queryKey: ['deals', 'cards', filters, column, page],
    queryFn: ({ signal, meta }) =>
      callList('get /api/deals', {
        query: { ...filters, column: [column], sort: 'board', ...window },
        signal,
        meta,
      }),
  })
}

type Window = { limit: number; offset: number }

/** One page of deals; while it loads, the rows of the previous page stay. */
export function dealsQuery(search: DealSearch, window: Window) {
  const query = { ...search, ...window }
  return queryOptions({
    queryKey: ['deals', 'list', query],
    queryFn: ({ signal, meta }) => callList('get /api/deals', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** One deal; disabled without an id. */
export function dealQuery(id: number | null) {
  return queryOptions({
    queryKey: ['deals', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/deals/{id}', { params: { id: String(id) }, signal, meta }),
    enabled: id !== null,
  })
}

export const useDeal = (id: number | null) => useQuery(dealQuery(id))

/** Homes like the one of a deal. */
export function alternativesQuery(id: number) {
  return queryOptions({
    queryKey: ['deals', 'alternatives', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/deals/{id}/alternatives', { params: { id: String(id) }, signal, meta }),
  })
}

/** How many deals ended like this since a day. */
export function endedQuery(outcome: DealOutcome, closedFrom: string) {
  return queryOptions({
    queryKey: ['deals', 'ended', outcome, closedFrom],
    queryFn: async ({ signal, meta }) => {
      const query = { status: [outcome], closedFrom, limit: 1 }
      return (await callList('get /api/deals', { query, signal, meta })).total
    },
  })
}

/** The open deals about a home, the most probable first. */
export function rivalsQuery(unitId: number | null) {
  return queryOptions({
    queryKey: ['deals', 'rivals', unitId],
    queryFn: ({ signal, meta }) =>
      callList('get /api/deals', {
        query: { unitId: unitId ?? 0, status: ['open'], sort: 'probability_desc', limit: 5 },
        signal,
        meta,
      }),
    enabled: unitId !== null,
  })
}

/** When a deal is stale in each stage, and why deals are won and lost. */
export const pipelineSettingsQuery = queryOptions({
  queryKey: ['pipeline settings'],
  queryFn: ({ signal, meta }) => call('get /api/settings/pipeline', { signal, meta }),
})

export function useSavePipelineSettings() {
  return useSave({
    send: (body: PipelineSettingsChanges) => call('put /api/settings/pipeline', { body }),
    done: () => ({ title: 'Pipeline settings saved' }),
    failed: 'Failed to save the settings',
    isShownByForm: true,
  })
}

export function useDeleteDeal() {
  return useDeleteRecord<{ id: number; dealName: string }>({
    kind: 'deal',
    nameOf: ({ dealName }) => dealName,
    remove: (params) => call('delete /api/deals/{id}', { params }),
    restore: (params) => call('post /api/deals/{id}/restore', { params }),
  })
}
