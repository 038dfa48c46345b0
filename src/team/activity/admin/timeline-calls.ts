import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { call, callList, type Input } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { personName } from '../../../shared/person-name.ts'
import type { Actor } from '../../staff/rules/staff.ts'
import { type ActivityRecord, type ActivityType, EnteredTypes } from '../rules/activity.ts'

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

/** Adds an entry to a timeline, which shows it at once. */
export function useAddActivity({ kind, id }: TimelineOf) {
  const staff = useStaff()
  return useSave({
    send: (body: Entry) => {
      const input = { params: { id: String(id) }, body }
      return kind === 'deal'
        ? call('post /api/deals/{id}/activities', input)
        : call('post /api/leads/{id}/activities', input)
    },
    done: ({ type }) => ({ title: `${EnteredTypes.labels[type as 'note']} added` }),
    failed: 'Couldn’t add it. Please try again.',
    isShownByForm: true,
    optimistic: {
      key: [`${kind}s`, 'activities', id, null],
      change: (before, entry) => withEntry(before, { ...asEntered(entry), ...by(staff) }),
    },
  })
}

const by = (staff: Actor) => ({ performedBy: personName(staff), performedById: staff.id })

/** An entry before the server knows it. */
function asEntered(entry: Entry): ActivityRecord {
  const { title = null, description = null, duration = null } = entry
  const type = EnteredTypes.read(entry.type) ?? 'note'
  return {
    ...{ id: -1, type, title: title ?? EnteredTypes.labels[type], description, duration },
    ...{ performedBy: '', performedById: null, timestamp: new Date().toISOString() },
    ...{ dueDate: null, dueTime: null, status: null, metadata: {}, task: null },
    ...{ contactId: null, dealId: null, dealName: null, unitId: null },
  }
}

type Pages = InfiniteData<{ items: ActivityRecord[]; total: number }>

function withEntry(before: unknown, entry: ActivityRecord): Pages {
  // Safe: the key is of a timeline.
  const { pages, ...others } = before as Pages
  const [first, ...older] = pages
  if (!first) return { pages, ...others }
  const { items, total } = first
  return { ...others, pages: [{ items: [entry, ...items], total: total + 1 }, ...older] }
}
