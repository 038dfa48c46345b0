import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RecordForm } from '../../../../admin/record-form/use-record-form.ts'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import { DEFAULT_MONTHS } from '../../rules/deal-record.ts'
import type { DealValues } from './deal-form-schema.ts'

/**
 * Fills in what the chosen home says: whether it is to rent, and the value, its price or its rent times the
 * months. A value typed by hand stays.
 */
export function useSuggestedValue(form: RecordForm<DealValues>): void {
  const { unit, purpose, months } = form.form.watch()
  const home = useQuery(unitQuery(unit?.id ?? null)).data
  const suggested = useRef<number | null>(null)
  const chosen = useRef(form.form.getValues('unit')?.id ?? null)

  const { listingType, price, rentAmount } = home ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the home or what is wanted of it changes
  useEffect(() => {
    if (!home) return
    const isNewHome = home.id !== chosen.current || form.form.getValues('value') === null
    chosen.current = home.id
    const isRent =
      isNewHome && listingType !== 'rent_sell' ? listingType === 'rent' : purpose === 'rent'
    if (isRent !== (purpose === 'rent')) form.set('purpose', isRent ? 'rent' : 'sale')
    const rent = typeof rentAmount === 'number' ? rentAmount * (months ?? DEFAULT_MONTHS) : null
    const next = isRent ? rent : (price ?? null)
    const typed = form.form.getValues('value')
    if (next !== null && (typed === null || typed === suggested.current)) form.set('value', next)
    suggested.current = next
  }, [home?.id, listingType, price, rentAmount, purpose, months])
}
