import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callList } from '../../../admin/calls/call.ts'
import { recordCalls, settingsCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import { adminPath } from '../../../shared/paths.ts'
import type { DealColumn, DealOutcome } from '../rules/deal.ts'
import type { DealChange, DealInput, DealRecord } from '../rules/deal-record.ts'
import { BOARD_PAGE, type DealFilters, type DealSearch } from '../rules/deal-search.ts'
import type { PipelineSettingsChanges } from '../rules/pipeline-settings.ts'

export const deals = recordCalls('deals', '/api/deals')

/** The columns of the board with their first cards, and the figures over it. */
export const boardQuery = (filters: DealFilters) =>
  deals.view('/board', { query: filters }, { keepsPrevious: true })

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

/** One page of deals. */
export const dealsQuery = (search: DealSearch, window: Window) =>
  deals.list({ ...search, ...window })

/** One; disabled without an id. */
export const dealQuery = deals.one

export const useDeal = (id: number | null) => useQuery(dealQuery(id))

/** Homes like the one of a deal. */
export const alternativesQuery = (id: number) => deals.viewOf(id, '/alternatives')

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

const settings = settingsCalls('pipeline settings', '/api/settings/pipeline')

/** When a deal is stale in each stage, and why deals are won and lost. */
export const pipelineSettingsQuery = settings.query

export function useSavePipelineSettings() {
  return useSave({
    send: (body: PipelineSettingsChanges) => settings.save(body),
    done: () => ({ title: 'Pipeline settings saved' }),
    failed: 'Failed to save the settings',
    isShownByForm: true,
  })
}

/** Changes a deal by a form, which shows errors, or adds it by one that can. */
export function useSaveDeal<Values>(
  bodyOf: (changes: Partial<Values>) => Omit<DealChange, 'version'>,
  inputOf?: (values: Values) => DealInput,
) {
  const navigate = useNavigate()
  return useSaveRecord<Values, DealRecord>({
    created: 'Deal created successfully',
    updated: 'Deal updated successfully',
    describe: ({ dealName }) => dealName,
    actionsNew: ({ id }) => ({
      also: {
        label: 'Open deal',
        hint: 'Open the page of the deal',
        run: () => void navigate(adminPath(`pipeline/${id}`)),
      },
    }),
    post: async (values) => {
      if (!inputOf) throw new Error('This form adds no deals.')
      return deals.create(inputOf(values))
    },
    put: (id, { version, ...changes }) =>
      // Safe: only the version was removed.
      deals.change(id, { ...bodyOf(changes as Partial<Values>), version }),
  })
}

export function useDeleteDeal() {
  return useDeleteRecord<{ id: number; dealName: string }>({
    kind: 'deal',
    nameOf: ({ dealName }) => dealName,
    calls: deals,
  })
}
