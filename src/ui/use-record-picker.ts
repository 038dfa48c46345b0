import { type KeyboardEvent, useState } from 'react'
import type { PickOption, RecordPickerProps } from './record-picker.tsx'
import { wrapIndex } from './wrap-index.ts'

const MOST_SHOWN = 5
const LEAST_SEARCHED = 2
const LEAST_CREATED = 3

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** A row of the list: a record that was found, or one to create. */
export type PickerRow = { picked: PickOption } | { create: { id: string; as?: string } }

/** What is typed, what it finds, and the keys that choose. `typed` is null while nothing is being typed. */
export function useRecordPicker({
  value,
  onChange,
  onBlur,
  options,
  busy = false,
  onSearch,
  creates = [],
  onCreate,
  label,
}: RecordPickerProps) {
  const [state, setState] = useState({ typed: null as string | null, isOpen: false, active: 0 })
  const { typed } = state
  const text = typed?.trim() ?? ''
  const found = text.length < LEAST_SEARCHED ? [] : options.slice(0, MOST_SHOWN)
  const isKnown = found.some((option) => option.label.toLowerCase() === text.toLowerCase())
  const mayCreate = text.length >= LEAST_CREATED && !busy && !isKnown
  const rows: PickerRow[] = [
    ...found.map((picked) => ({ picked })),
    ...(mayCreate ? creates.map((create) => ({ create })) : []),
  ]
  const isOpen = state.isOpen && text.length >= LEAST_SEARCHED
  const active = Math.min(state.active, rows.length - 1)

  function close(typed: string | null): void {
    setState({ typed, isOpen: false, active: 0 })
  }

  function type(next: string): void {
    setState({ typed: next, isOpen: true, active: 0 })
    if (next.trim().length >= LEAST_SEARCHED) onSearch(next.trim())
  }

  function choose(row: PickerRow): void {
    close(null)
    if ('create' in row) onCreate?.(text, row.create.id)
    else onChange({ id: row.picked.id, label: row.picked.label, note: row.picked.note ?? null })
  }

  function clear(): void {
    close(null)
    onChange(null)
  }

  // What was typed and not chosen stays, and says so; an emptied box chooses nobody.
  function leave(): void {
    if (typed !== null && text === '' && value) clear()
    else close(text === '' ? null : typed)
    onBlur?.()
  }

  function press(event: KeyboardEvent): void {
    const step = steps[event.key]
    const row = rows[active]
    if (step && rows.length > 0) {
      event.preventDefault()
      setState({
        ...state,
        isOpen: true,
        active: isOpen ? wrapIndex(active, step, rows.length) : 0,
      })
    } else if (event.key === 'Enter' && text !== '') {
      event.preventDefault()
      if (row && isOpen && !busy) choose(row)
    } else if (event.key === 'Escape' && isOpen) {
      close(typed)
    }
  }

  const open = () => setState({ ...state, isOpen: true })
  const unchosen = `Choose ${label.toLowerCase()} from the list. “${text}” is not chosen yet.`
  return {
    ...{ typed, text, rows, isOpen, active, type, choose, clear, leave, press, open },
    error: text !== '' && !isOpen && !busy ? unchosen : null,
  }
}
