import { useRef, useState } from 'react'
import { useStaff } from '../screen/staff-context.ts'
import { changesOf } from './changes.ts'
import { AnyValues, clearDraft, fittingValues, readDraft, writeDraft } from './draft-store.ts'
import { draftTexts } from './draft-texts.ts'

/**
 * The draft of what is written at once, as a message or a quick-add dialog: survives closing the page until it is added
 * or discarded.
 */
export function useQuickDraft<Of extends Readonly<Record<string, unknown>>>(
  form: string,
  blank: Of,
) {
  const key = { user: useStaff().id, form, record: null }
  const [{ typed, at, isStored }, setState] = useState(() => {
    const draft = readDraft(key, AnyValues)
    const entered = draft ? fittingValues(draft.typed, blank) : {}
    return { typed: { ...blank, ...entered }, at: draft?.at ?? null, isStored: true }
  })

  // As it is when an answer comes, which may be after more was typed.
  const latest = useRef(typed)

  function type(changes: Partial<Of>): void {
    const next = { ...latest.current, ...changes }
    latest.current = next
    const entered = changesOf(next, blank)
    const isBlank = Object.keys(entered).length === 0
    if (isBlank) clearDraft(key)
    const isStored = isBlank || writeDraft(key, entered)
    setState({ typed: next, at: new Date().toISOString(), isStored })
  }

  function clear(): void {
    latest.current = blank
    setState({ typed: blank, at: null, isStored: true })
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
    /** What becomes of it while there is no connection. */
    offlineText: isStored ? draftTexts.offline : draftTexts.offlineUnstored,
  }
}
export type QuickDraft = Pick<ReturnType<typeof useQuickDraft>, 'clear' | 'changes' | 'at'>
