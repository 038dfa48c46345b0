import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, callList, type Input } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { type ActivityType, EnteredTypes } from '../rules/activity.ts'

const PAGE = 25

/** The record that a timeline is about. */
export type TimelineOf = { kind: 'contact' | 'deal'; id: number }

/** The name of the draft of an entry on a timeline. */
export const activityDraft = ({ kind, id }: TimelineOf) => `activity of ${kind} ${id}`

/** A timeline, newest first, of one kind of entry or all; older entries by the page. */
export function activitiesQuery({ kind, id }: TimelineOf, type: ActivityType | null) {
  return infiniteQueryOptions({
    queryKey: [`${kind}s`, 'activities', id, type],
    queryFn: ({ pageParam, signal, meta }) => {
      const query = {
        limit: PAGE,
        ...(type && { type: [type] }),
        ...(pageParam !== null && { before: pageParam }),
      }
      const input = { params: { id: String(id) }, query, signal, meta }
      return kind === 'deal'
        ? callList('get /api/deals/{id}/activities', input)
        : callList('get /api/leads/{id}/activities', input)
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ items, total }) =>
      items.length < total ? (items.at(-1)?.id ?? null) : null,
  })
}

type Entry = Input<'post /api/leads/{id}/activities'>['body']

/** Adds an entry to a timeline. */
export function useAddActivity({ kind, id }: TimelineOf) {
  return useSave({
    send: (body: Entry) => {
      const input = { params: { id: String(id) }, body }
      return kind === 'deal'
        ? call('post /api/deals/{id}/activities', input)
        : call('post /api/leads/{id}/activities', input)
    },
    done: ({ type }) => ({ title: `${EnteredTypes.labels[type as 'note']} added` }),
    failed: 'It could not be added. Please try again.',
    isShownByForm: true,
  })
}
