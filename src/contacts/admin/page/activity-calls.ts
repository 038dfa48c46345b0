import { infiniteQueryOptions } from '@tanstack/react-query'
import { type ActivityType, EnteredTypes } from '../../../activity/rules/activity.ts'
import { call, callList, type Input } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'

const PAGE = 25

/** The name of the draft of an entry on a contact's timeline. */
export const activityDraft = (contactId: number) => `activity of contact ${contactId}`

/** A contact's timeline, newest first, of one kind or all; older entries by the page. */
export function contactActivitiesQuery(id: number, type: ActivityType | null) {
  return infiniteQueryOptions({
    queryKey: ['contacts', 'activities', id, type],
    queryFn: ({ pageParam, signal, meta }) =>
      callList('get /api/leads/{id}/activities', {
        params: { id: String(id) },
        query: {
          limit: PAGE,
          ...(type && { type: [type] }),
          ...(pageParam !== null && { before: pageParam }),
        },
        signal,
        meta,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ items, total }) =>
      items.length < total ? (items.at(-1)?.id ?? null) : null,
  })
}

type Entry = Input<'post /api/leads/{id}/activities'>['body']

/** Adds an entry to a contact's timeline. */
export function useAddActivity(id: number) {
  return useSave({
    send: (body: Entry) =>
      call('post /api/leads/{id}/activities', { params: { id: String(id) }, body }),
    done: ({ type }) => ({ title: `${EnteredTypes.labels[type as 'note']} added` }),
    failed: 'It could not be added. Please try again.',
    isShownByForm: true,
  })
}
