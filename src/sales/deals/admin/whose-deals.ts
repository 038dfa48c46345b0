import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import {
  preferenceCookies,
  preferenceQuery,
  savePreference,
} from '../../../admin/screen-preference.ts'
import type { Actor } from '../../../team/staff/rules/staff.ts'

/** Whose deals the pipeline opens with. */
export type WhoseDeals = 'me' | 'everyone'

export const whoseDealsQuery = preferenceQuery(preferenceCookies.deals)

/** As it was left; until then an agent's own, and everyone's for managers and admins. */
export function whoseDeals(kept: string | null | undefined, actor: Actor | null | undefined) {
  if (kept === 'me' || kept === 'everyone') return kept
  return actor?.role === 'agent' ? 'me' : 'everyone'
}

/** Whose deals the pipeline opens with, and how to change that. */
export function useWhoseDeals(): { opensWith: WhoseDeals; keep: (assigned: string) => void } {
  const queries = useQueryClient()
  const { data } = useQuery(whoseDealsQuery)
  return {
    opensWith: whoseDeals(data, useStaff()),
    keep: (assigned) => {
      if (assigned === 'me' || assigned === 'everyone')
        savePreference(queries, preferenceCookies.deals, assigned)
    },
  }
}
