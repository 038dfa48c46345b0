import { asYesNo, type Column } from '../../../shared/fields/cells.ts'

/** The values that a column's cells may have, in its order; null if these are not a few. */
export function optionsOfColumn({ set, read }: Column): { value: string; label: string }[] | null {
  if (set) return set.ids.map((value) => ({ value, label: set.labels[value] ?? value }))
  if (read !== asYesNo) return null
  return [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ]
}
