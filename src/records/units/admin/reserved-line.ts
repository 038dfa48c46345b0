import { labelOf } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import type { UnitRecord } from '../rules/unit.ts'
import { UnitStatuses } from '../rules/unit-sets.ts'

/** What a home that is not available is shown as: `Confirmed, shown as Reserved`; null for an available one. */
export function reservedLine(
  { status, showOnWebsite }: Pick<UnitRecord, 'status' | 'showOnWebsite'>,
  language: Language,
): string | null {
  if (status === 'available') return null
  const label = labelOf(UnitStatuses, status, language)
  return showOnWebsite ? `${label}, shown as Reserved` : label
}
