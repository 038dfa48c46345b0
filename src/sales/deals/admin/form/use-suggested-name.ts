import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RecordForm } from '../../../../admin/record-form/use-record-form.ts'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import { MAX_NAME } from '../../rules/deal-record.ts'
import type { DealValues } from './deal-form-schema.ts'

type Home = { unitNumber: string; project: { name: string } }

/** What a deal is called at first: after its home, or its contact while there is none. */
export function nameAfter(home: Home | undefined, contact: { name: string } | null | undefined) {
  const name = home ? `${home.project.name} ${home.unitNumber}` : (contact?.name ?? '')
  return name.slice(0, MAX_NAME)
}

/** Names a deal anew when its home or contact is another. A name typed by hand stays. */
export function useSuggestedName(form: RecordForm<DealValues>): void {
  const { contact, unit } = form.form.watch()
  const home = useQuery(unitQuery(unit?.id ?? null)).data
  const suggested = useRef(form.form.getValues('dealName'))
  const isWaiting = unit !== null && home?.id !== unit.id
  const name = nameAfter(unit ? home : undefined, contact)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the home or the contact changes
  useEffect(() => {
    const typed = form.form.getValues('dealName')
    if (isWaiting || name === '' || (typed !== '' && typed !== suggested.current)) return
    if (typed === name) return
    suggested.current = name
    form.set('dealName', name)
  }, [name, isWaiting])
}
