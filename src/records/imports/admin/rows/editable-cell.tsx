import { type ReactNode, use, useRef } from 'react'
import { fieldBox } from '../../../../ui/fields/field.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { ImportRow } from '../../rules/import.ts'
import { CellEditingContext, keyOf } from './cell-editing.ts'

/** A cell that is corrected in place: Enter keeps the text and goes to the next wrong cell, Escape restores it. */
export function EditableCell({
  row,
  field,
  label,
  numeric = false,
  children,
}: {
  row: ImportRow
  field: string
  /** What the field is called. */
  label: string
  numeric?: boolean
  /** What the cell shows. */
  children: ReactNode
}) {
  const editing = use(CellEditingContext)
  if (!editing) return children
  const cell = { row: row.row, field }
  const { open, sent } = editing
  const sending = sent.get(keyOf(cell))
  if (open?.row === row.row && open.field === field)
    return <CellInput {...{ row, field, label, numeric }} />
  return (
    <button
      type="button"
      data-cell={keyOf(cell)}
      onClick={() => editing.start(cell)}
      className={classNames(
        '-mx-1.5 block max-w-[calc(100%+0.75rem)] min-w-8 rounded-control px-1.5 py-0.5 hover:outline-1 hover:outline-field pointer-coarse:min-h-9',
        numeric ? 'ml-auto text-right' : 'text-left',
        sending !== undefined && 'text-ink-3',
      )}
    >
      {sending ?? children}
      <span className="sr-only">
        , correct {label} of row {row.row}
      </span>
    </button>
  )
}

function CellInput({
  row,
  field,
  label,
  numeric,
}: {
  row: ImportRow
  field: string
  label: string
  numeric: boolean
}) {
  const editing = use(CellEditingContext)
  const isDone = useRef(false)
  const cell = { row: row.row, field }
  const keep = (text: string, goesOn: boolean) => {
    if (isDone.current) return
    isDone.current = true
    editing?.keep(cell, text.trim(), goesOn)
  }
  return (
    <input
      ref={(input) => input?.focus()}
      aria-label={`${label} of row ${row.row}`}
      defaultValue={row.values[field] ?? ''}
      enterKeyHint="next"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget }) => keep(currentTarget.value, false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault()
          keep(event.currentTarget.value, true)
        } else if (event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
          isDone.current = true
          editing?.restore()
        }
      }}
      className={classNames(
        fieldBox,
        '-mx-1.5 h-9 w-[calc(100%+0.75rem)]! min-w-14 px-1.5! outline-2 outline-offset-1 outline-accent',
        numeric && 'text-right tabular-nums',
      )}
    />
  )
}
