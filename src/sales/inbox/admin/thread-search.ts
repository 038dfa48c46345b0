import { readId } from '../../../admin/calls/read-id.ts'
import type { ListAddress } from '../../../admin/record-list/list-address.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { Channels, type ThreadSearch } from '../rules/thread.ts'

/** The views of the inbox; the first is the one without a parameter. */
export const ThreadViews = valueSet('ThreadViews', {
  open: 'Open',
  mine: 'Mine',
  unread: 'Unread',
  archived: 'Archived',
})
export type ThreadView = (typeof ThreadViews.ids)[number]

/** Filters that combine with a view, each a parameter of its own. */
export const ThreadMarks = valueSet('ThreadMarks', {
  unassigned: 'Unassigned',
  important: 'Important',
  unsent: 'Not sent',
})
export type ThreadMark = (typeof ThreadMarks.ids)[number]

/** The parameters of the filters behind the button. */
export const filterNames = ['channel', 'assigned', ...ThreadMarks.ids] as const

const ofView: Record<ThreadView, ThreadSearch> = {
  open: { status: 'open' },
  mine: { status: 'open', assignedTo: 'me' },
  unread: { status: 'open', unread: true },
  archived: { status: 'archived' },
}
const ofMark: Record<ThreadMark, ThreadSearch> = {
  unassigned: { assignedTo: 'none' },
  important: { priority: 'important' },
  unsent: { unsent: true },
}

type Reads = Pick<ListAddress, 'get'>

export function readView({ get }: Reads): ThreadView {
  return ThreadViews.read(get('view')) ?? 'open'
}

/** The search of conversations in the list's address. What is mine is not also nobody's. */
export function readThreads({ get }: Reads): ThreadSearch {
  const search = get('search').trim()
  const channel = Channels.read(get('channel'))
  const marks = ThreadMarks.ids.filter((mark) => get(mark) !== '')
  const assignedTo = readId(get('assigned'))
  return {
    ...(assignedTo && { assignedTo }),
    ...Object.assign({}, ...marks.map((mark) => ofMark[mark])),
    ...ofView[readView({ get })],
    ...(search && { search }),
    ...(channel && { channel: [channel] }),
  }
}
