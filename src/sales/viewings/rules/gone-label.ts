import { UnitStatuses, VisitorStatuses } from '../../../records/units/rules/unit-sets.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import type { ViewedHome } from './viewing.ts'

/** What became of a home that can no longer be had, before it is seen: `Rented`; null for one that still can. */
export function goneLabel(
  { status, showOnWebsite, isDeleted }: Pick<ViewedHome, 'status' | 'showOnWebsite' | 'isDeleted'>,
  language: Language,
): string | null {
  if (isDeleted) return 'Deleted'
  if (status === 'rented' || status === 'sold' || status === 'off_market')
    return labelOf(UnitStatuses, status, language)
  if (status !== 'available') return labelOf(VisitorStatuses, 'reserved', language)
  return showOnWebsite ? null : 'Off the website'
}
