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
  correct: (row: number, cells: Record<string, string>, whenSent: () => void) => void
}

/** The state of correcting cells, one at a time. */
export function useCellEditing({ rows, correct }: Options): CellEditing {
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
      const next = goesOn ? nextWrongCell(rows, cell) : null
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

/** The next cell below with a fault, else the first one; of another row, since a row is judged as a whole. */
function nextWrongCell(rows: readonly ImportRow[], { row }: Cell): Cell | null {
  const wrong = rows.flatMap((one) => {
    const fault = one.faults.find(({ code }) => !ASKED_FAULTS.has(code))
    return fault ? [{ row: one.row, field: fault.field }] : []
  })
  const others = wrong.filter((cell) => cell.row !== row)
  return others.find((cell) => cell.row > row) ?? others[0] ?? null
}

/** Moves the focus back to a cell after its input is gone. */
function focusCell(cell: Cell): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(keyOf(cell))}"]`)?.focus(),
  )
}
