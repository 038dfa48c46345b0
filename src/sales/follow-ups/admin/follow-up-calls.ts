import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import type { FollowUpItem, FollowUpKind } from '../rules/follow-up.ts'

type Whose = { assignedToId?: 'everyone' }

/** What nobody planned, of each kind the most pressing; all of one kind. */
export function followUpsQuery(query: Whose & { kind?: FollowUpKind; limit?: number }) {
  const { kind, ...rest } = query
  return queryOptions({
    queryKey: ['follow-ups', 'list', query],
    queryFn: ({ signal, meta }) =>
      call('get /api/follow-ups', {
        query: { ...rest, ...(kind && { kind: [kind] }) },
        signal,
        meta,
      }),
    placeholderData: keepPreviousData,
  })
}

/** How much of it there is. */
export function followUpCountQuery(query: Whose) {
  return queryOptions({
    queryKey: ['follow-ups', 'count', query],
    queryFn: ({ signal, meta }) => call('get /api/follow-ups/count', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** Confirms that a home is still available; its row says so, with Undo. */
export function useConfirmHome() {
  return useSave({
    send: ({ id }: FollowUpItem) =>
      call('post /api/units/{id}/confirm', { params: { id: String(id) }, body: {} }),
    failed: 'Failed to confirm',
    nameOf: ({ title }) => title,
  })
}

/** Takes a confirmation back. */
export function useUnconfirmHome() {
  return useSave({
    send: ({ item: { id, at }, version }: { item: FollowUpItem; version: number }) =>
      call('put /api/units/{id}', {
        params: { id: String(id) },
        body: { availabilityDate: at, version },
      }),
    failed: 'Couldn’t undo. Please try again.',
    nameOf: ({ item: { title } }) => title,
  })
}
