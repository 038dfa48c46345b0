import { useRef, useState } from 'react'
import { useStaff } from '../screen/staff-context.ts'
import { changesOf } from './check-record.ts'
import { clearDraft, fittingValues, readDraft, writeDraft } from './draft-store.ts'

/**
 * The draft of a quick-add dialog: survives closing the dialog and the page until added or discarded.
 */
export function useQuickDraft<Of extends Readonly<Record<string, unknown>>>(
  form: string,
  blank: Of,
) {
  const key = { user: useStaff().id, form, record: null }
  const [{ typed, at }, setState] = useState(() => {
    const draft = readDraft(key)
    const entered = draft ? fittingValues(draft.typed, blank) : {}
    return { typed: { ...blank, ...entered }, at: draft?.at ?? null }
  })

  // As it is when an answer comes, which may be after more was typed.
  const latest = useRef(typed)

  function type(changes: Partial<Of>): void {
    const next = { ...typed, ...changes }
    latest.current = next
    const now = new Date().toISOString()
    setState({ typed: next, at: now })
    const entered = changesOf(next, blank)
    if (Object.keys(entered).length === 0) clearDraft(key)
    else writeDraft(key, { at: now, version: null, typed: entered, before: {} })
  }

  function clear(): void {
    latest.current = blank
    setState({ typed: blank, at: null })
    clearDraft(key)
  }

  return {
    typed,
    type,
    clear,
    /** Clears what was sent, unless something else was typed since. Returns whether it did. */
    clearSent(sent: Of): boolean {
      if (latest.current !== sent) return false
      clear()
      return true
    },
    /** Deletes the stored draft after sending; the shown values stay. */
    forget: () => clearDraft(key),
    /** The number of filled-in fields. */
    changes: Object.keys(changesOf(typed, blank)).length,
    at,
  }
}
export type QuickDraft = Pick<ReturnType<typeof useQuickDraft>, 'clear' | 'changes' | 'at'>
