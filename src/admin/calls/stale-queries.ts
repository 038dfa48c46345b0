import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { type Change, type EventSubject, isPassing } from '../../platform/events/rules/event.ts'

/** The queries that show data of an event's subject; its own records first. */
const subjectsShowing = {
  unit: ['units', 'projects', 'stats', 'deals', 'viewings', 'follow-ups'],
  project: ['projects', 'units', 'developers', 'stats', 'deals'],
  developer: ['developers', 'projects', 'units', 'stats'],
  contact: [
    'contacts',
    'viewings',
    'units',
    'inquiries',
    'deals',
    'tasks',
    'threads',
    'shortlists',
    'follow-ups',
  ],
  viewing: ['viewings', 'contacts', 'deals', 'follow-ups'],
  activity: ['contacts', 'follow-ups', 'deals'],
  deal: ['deals', 'contacts', 'tasks', 'stats', 'follow-ups'],
  pipeline_settings: ['pipeline settings', 'deals'],
  calendar_address: ['calendar'],
  canned_reply: ['cannedReplies'],
  image: [],
  import: ['imports'],
  inquiry: ['inquiries', 'contacts', 'threads'],
  task: ['tasks', 'contacts', 'deals', 'follow-ups'],
  thread: ['threads', 'follow-ups'],
  // Each comes with an event of its conversation.
  message: ['shortlists'],
  saved_filter: ['filters'],
  shortlist: ['shortlists'],
  user: ['users', 'inquiry settings'],
  settings: ['settings'],
  agency: ['agency', 'shortlists'],
  job: ['jobs'],
  scan: ['scans'],
  notification: ['notifications'],
  notification_settings: ['notification settings'],
  inquiry_settings: ['inquiry settings'],
  session: ['auth'],
  presence: [],
  writing: [],
} as const satisfies Record<EventSubject, readonly string[]>
// Every change is in the audit log and may affect the trash.
const alwaysAffected = ['audit', 'trash'] as const
/** The subject of a query: the first part of its key. */
export type Subject =
  | (typeof subjectsShowing)[EventSubject][number]
  | (typeof alwaysAffected)[number]
const allSubjects = new Set<unknown>([...Object.values(subjectsShowing).flat(), ...alwaysAffected])

/**
 * Invalidates the queries that show the changed records, by default all records, and refetches those on
 * screen. In a hidden tab they are refetched when it becomes visible.
 */
export async function refetchAffected(
  queries: QueryClient,
  changes: readonly Change[] | null = null,
): Promise<void> {
  const predicate = changes
    ? (query: Query) => changes.some((change) => isAffected(query, change))
    : ({ queryKey }: Query) => allSubjects.has(queryKey[0])
  const isVisible = document.visibilityState === 'visible'
  await queries.invalidateQueries({ predicate, refetchType: isVisible ? 'active' : 'none' })
}

function isAffected({ queryKey, state }: Query, { subject, ids, version }: Change): boolean {
  if (isPassing(subject)) return false
  const [about = ''] = queryKey
  const subjects: readonly unknown[] = subjectsShowing[subject]
  if (alwaysAffected.some((subject) => subject === about)) return true
  if (!subjects.includes(about)) return false
  const id = about === subjects[0] ? idOf(queryKey) : null
  if (id === null || ids === null) return true
  return ids.includes(id) && !hasVersion(state.data, version)
}

/** The record id of a key such as `['units', 'one', 7]`; null for other keys. */
function idOf([, kind, id]: QueryKey): number | null {
  return (kind === 'one' || kind === 'messages') && typeof id === 'number' ? id : null
}

function hasVersion(data: unknown, version: number | null): boolean {
  if (version === null || typeof data !== 'object' || data === null) return false
  return 'version' in data && typeof data.version === 'number' && data.version >= version
}
