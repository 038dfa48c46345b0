import { type KeyboardEvent, useState } from 'react'
import { wrapIndex } from '../pictures/wrap-index.ts'
import { arrowStep } from './arrow-step.ts'
import type { PickOption, RecordPickerProps } from './record-picker.tsx'

const MAX_SHOWN = 5
const MIN_SEARCH_LENGTH = 2
const MIN_CREATE_LENGTH = 3

/** A row of the list: a matching record, or one to create. */
export type PickerRow = { picked: PickOption } | { create: { id: string; as?: string } }

/** State and handlers of a record picker. `typed` is null while nothing is being typed. */
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
  const matches = text.length < MIN_SEARCH_LENGTH ? [] : options.slice(0, MAX_SHOWN)
  const isKnown = matches.some((option) => option.label.toLowerCase() === text.toLowerCase())
  const mayCreate = text.length >= MIN_CREATE_LENGTH && !busy && !isKnown
  const rows: PickerRow[] = [
    ...matches.map((picked) => ({ picked })),
    ...(mayCreate ? creates.map((create) => ({ create })) : []),
  ]
  const isOpen = state.isOpen && text.length >= MIN_SEARCH_LENGTH
  const active = Math.min(state.active, rows.length - 1)

  function close(typed: string | null): void {
    setState({ typed, isOpen: false, active: 0 })
  }

  function handleInput(text: string): void {
    setState({ typed: text, isOpen: true, active: 0 })
    if (text.trim().length >= MIN_SEARCH_LENGTH) onSearch(text.trim())
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

  // Unmatched text stays with an error; emptying the input clears the choice.
  function handleBlur(): void {
    if (typed !== null && text === '' && value) clear()
    else close(text === '' ? null : typed)
    onBlur?.()
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const step = arrowStep(event.key)
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
    ...{
      typed,
      text,
      rows,
      isOpen,
      active,
      type: handleInput,
      choose,
      clear,
      leave: handleBlur,
      press: handleKeyDown,
      open,
    },
    error: text !== '' && !isOpen && !busy ? unchosen : null,
  }
}
