import * as z from 'zod/mini'
import { recordId } from '../../../shared/fields/fields.ts'
import { formatNumber } from '../../../shared/money.ts'

/** What somebody may have that is open, with its nouns for one and for many. */
export const openKinds = {
  deals: ['open deal', 'open deals'],
  contacts: ['contact', 'contacts'],
  threads: ['conversation', 'conversations'],
  tasks: ['task', 'tasks'],
  viewings: ['upcoming viewing', 'upcoming viewings'],
  units: ['unit', 'units'],
} as const
export type OpenKind = keyof typeof openKinds

/** How much of each kind somebody has. */
export const OpenWork = z.object({
  deals: z.int(),
  contacts: z.int(),
  threads: z.int(),
  tasks: z.int(),
  viewings: z.int(),
  units: z.int(),
})
export type OpenWork = z.output<typeof OpenWork>

/** A user, who may have left, with what is open. */
export const PersonWithWork = z.extend(OpenWork, { id: z.int(), name: z.string() })
export type PersonWithWork = z.output<typeof PersonWithWork>

/** To whom all of it goes. */
export const GiveOpenWork = z.object({ toId: recordId() })

/** `7 open deals, 12 contacts and 3 conversations`; empty where nothing is open. */
export function openWorkInWords(work: OpenWork): string {
  const parts = Object.entries(openKinds).flatMap(([kind, [one, many]]) => {
    // Safe: the keys of openKinds.
    const count = work[kind as OpenKind]
    return count === 0 ? [] : [`${formatNumber(count)} ${count === 1 ? one : many}`]
  })
  return new Intl.ListFormat('en-GB').format(parts)
}
