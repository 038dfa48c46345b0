import { createContext, useState } from 'react'
import type { ImportRow } from '../../rules/import.ts'
import { ASKED_FAULTS } from '../../rules/values.ts'

/** A cell of the rows shown. */
export type Cell = { row: number; field: string }

/** Which cell is corrected in place, and what becomes of the text; null where cells cannot be corrected. */
export type CellEditing = {
  open: Cell | null
  /** Texts that are being sent, by cell. */
  sent: ReadonlyMap<string, string>
  start: (cell: Cell) => void
  /** Keeps a text; `goesOn` opens the next wrong cell. */
  keep: (cell: Cell, text: string, goesOn: boolean) => void
  restore: () => void
}
export const CellEditingContext = createContext<CellEditing | null>(null)

type Options = {
  rows: readonly ImportRow[]
  /** The fields with a place of their own, in reading order; others are shown beside the name. */
  order: FieldOrder
  correct: (row: number, cells: Record<string, string>, whenSent: () => void) => void
}

/** Fields before and after the faults that have no column. */
export type FieldOrder = { before: readonly string[]; after: readonly string[] }

/** The state of correcting cells, one at a time. */
export function useCellEditing({ rows, order, correct }: Options): CellEditing {
  const [open, setOpen] = useState<Cell | null>(null)
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    open,
    sent,
    start: setOpen,
    restore() {
      setOpen(null)
      if (open) focusCell(open)
    },
    keep(cell, text, goesOn) {
      const next = goesOn ? nextWrongCell(rows, order, cell) : null
      setOpen(next)
      if (goesOn && !next) focusCell(cell)
      if (text === (rows.find(({ row }) => row === cell.row)?.values[cell.field] ?? '')) return
      setSent((all) => new Map(all).set(keyOf(cell), text))
      correct(cell.row, { [cell.field]: text }, () =>
        setSent((all) => new Map([...all].filter(([key]) => key !== keyOf(cell)))),
      )
    },
  }
}

export function keyOf({ row, field }: Cell): string {
  return `${row} ${field}`
}

/** The next cell with a fault in reading order: the rest of the row first; after the last one, the first. */
export function nextWrongCell(
  rows: readonly Pick<ImportRow, 'row' | 'faults'>[],
  { before, after }: FieldOrder,
  cell: Cell,
): Cell | null {
  const cells = rows.flatMap(({ row, faults }) => {
    const wrong = faults.filter(({ code }) => !ASKED_FAULTS.has(code)).map(({ field }) => field)
    const others = wrong.filter((field) => !before.includes(field) && !after.includes(field))
    const fields = [...before, ...new Set(others), ...after]
    return fields.map((field) => ({ row, field, isWrong: wrong.includes(field) }))
  })
  const at = cells.findIndex((one) => keyOf(one) === keyOf(cell))
  const next = [...cells.slice(at + 1), ...cells.slice(0, Math.max(at, 0))].find(
    ({ isWrong }) => isWrong,
  )
  return next ? { row: next.row, field: next.field } : null
}

/** Moves the focus back to a cell after its input is gone. */
function focusCell(cell: Cell): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(keyOf(cell))}"]`)?.focus(),
  )
}
