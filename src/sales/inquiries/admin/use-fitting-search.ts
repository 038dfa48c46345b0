import { useQuery } from '@tanstack/react-query'
import type { ContactRecord } from '../../../records/contacts/rules/contact.ts'
import { unitQuery } from '../../../records/units/admin/unit-calls.ts'
import { unitSearchQuery } from '../../../records/units/rules/query.ts'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { askedAboutQuery, lastAsked } from './asked-about.ts'
import { askedSearch } from './asked-search.ts'

/**
 * The search of homes that fit somebody, as a query string: what they look for, else homes like what they asked about
 * last, in that conversation if they did there; null without either.
 */
export function useFittingSearch(
  { id, search }: Pick<ContactRecord, 'id' | 'search'>,
  threadId: number | null,
): string | null {
  const enabled = useHydrated() && !search
  const about = lastAsked(useQuery({ ...askedAboutQuery(id), enabled }).data, threadId)
  const { data: unit } = useQuery(unitQuery(about?.home?.id ?? null))
  if (search) return search
  if (unit) return unitSearchQuery(askedSearch(unit))
  return about?.project ? unitSearchQuery({ projectId: about.project.id }) : null
}
