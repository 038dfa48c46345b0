import { createContext, use } from 'react'
import type { ImportDetail, ImportRow } from '../../rules/import.ts'
import { VerdictBadge } from '../verdict-badge.tsx'

/** Chooses whether the update of a row is written; null where that cannot be chosen. */
export const ChooseContext = createContext<((row: number, chosen: boolean) => void) | null>(null)

/** The verdict of a row, and for an update whether it is written. */
export function VerdictCell({ row, record }: { row: ImportRow; record: ImportDetail }) {
  const choose = use(ChooseContext)
  const badge = <VerdictBadge row={row} state={record.state} />
  if (row.verdict !== 'update' || record.state !== 'checked' || !choose) return badge
  return (
    <label className="flex w-fit items-center gap-1.5 pointer-coarse:min-h-11">
      {badge}
      <input
        type="checkbox"
        className="tick"
        checked={row.chosen}
        onChange={({ currentTarget }) => choose(row.row, currentTarget.checked)}
        aria-label={`Write the update of row ${row.row}`}
      />
    </label>
  )
}
