import { useRef } from 'react'
import { type RowKey, type Selection, toggled, toggledRange } from './selection.ts'

/** Toggles a row; with Shift all rows from the one toggled before. */
export function useRangeToggle(selection: Selection | undefined, keys: readonly RowKey[]) {
  const lastKey = useRef<RowKey | null>(null)
  return (key: RowKey, isRange: boolean) => {
    if (!selection) return
    const from = lastKey.current
    const { chosen, onChange } = selection
    onChange(
      isRange && from !== null ? toggledRange(chosen, keys, from, key) : toggled(chosen, [key]),
    )
    lastKey.current = key
  }
}
