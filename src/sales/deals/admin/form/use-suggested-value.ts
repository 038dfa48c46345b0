import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RecordForm } from '../../../../admin/record-form/use-record-form.ts'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import { viewingsQuery } from '../../../viewings/admin/viewing-calls.ts'
import type { ViewingState } from '../../../viewings/rules/viewing.ts'
import {
  columnOfStage,
  type DealColumn,
  type DealStage,
  endProbability,
  statusOfColumn,
} from '../../rules/deal.ts'
import { DEFAULT_MONTHS, DEFAULT_PROBABILITY } from '../../rules/deal-record.ts'
import { pipelineSettingsQuery } from '../deal-calls.ts'
import type { DealValues } from './deal-form-schema.ts'

/**
 * Moves a new deal on to Viewing Schedule where its contact has a viewing of its home already. A stage chosen by hand
 * stays.
 */
export function useSuggestedStage(form: RecordForm<DealValues>): void {
  const { contact, unit } = form.form.watch()
  const search = { contactId: contact?.id ?? 0, unitId: unit?.id ?? 0, state: viewed }
  const enabled = contact !== null && unit !== null
  const viewings = useQuery({ ...viewingsQuery(search, 1), enabled }).data
  const suggested = useRef<DealStage>('leadin')
  const next = enabled && viewings && viewings.total > 0 ? 'viewingschedule' : 'leadin'
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a viewing is found, or none any more
  useEffect(() => {
    if (form.form.getValues('stage') === suggested.current && next !== suggested.current) {
      form.set('stage', next)
      suggested.current = next
    }
  }, [next])
}

const viewed: ViewingState[] = ['planned', 'done']

/** Fills in the probability of another stage that is chosen for a new deal. One typed by hand stays. */
export function useSuggestedProbability(form: RecordForm<DealValues>): void {
  const column = columnOfStage[form.form.watch('stage')]
  const settings = useQuery(pipelineSettingsQuery).data
  const suggested = useRef<number>(DEFAULT_PROBABILITY)
  const first = useRef<DealColumn | null>(column)
  const status = statusOfColumn(column)
  const next = status === 'open' ? settings?.probability[column] : endProbability[status]
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the stage or its probability changes
  useEffect(() => {
    if (column === first.current || next === undefined) return
    first.current = null
    if (form.form.getValues('probability') === suggested.current) form.set('probability', next)
    suggested.current = next
  }, [column, next])
}

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
