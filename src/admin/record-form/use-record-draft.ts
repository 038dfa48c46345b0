import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { changesOf } from '../drafts/changes.ts'
import {
  AnyValues,
  clearDraft,
  type DraftKey,
  fittingValues,
  readDraft,
  writeDraft,
} from '../drafts/draft-store.ts'
import { useStaff } from '../screen/staff-context.ts'
import { type ConflictField, conflictFields } from './conflict.ts'

type Values = Readonly<Record<string, unknown>>

/** The name of a form's drafts and the fields that are never stored, such as passwords. */
export type RecordDraft<Of> = { form: string; without?: readonly (keyof Of & string)[] }

type Origin = { record: { version: number } | null; values: Values }

/**
 * Stores unsaved values of a record's form and restores them when the form is opened again: `apply` is called
 * once with them and with the fields changed by others since.
 */
export function useRecordDraft<Of extends Values>(
  options: RecordDraft<Of> | null,
  {
    id,
    origin,
    apply,
  }: {
    id: number | null
    /** The record and values that the form was initialised with. */
    origin: () => Origin
    apply: (typed: Values, changedSince: ConflictField[]) => void
  },
) {
  const user = useStaff().id
  const form = options?.form
  const [restored, setRestored] = useState<string | null>(null)
  const isOver = useRef(false)
  const latest = useRef({ origin, apply, without: options?.without ?? [] })
  latest.current = { origin, apply, without: options?.without ?? [] }

  // Before the first paint, so that restored values appear at once.
  useLayoutEffect(() => {
    const key = keyOf(user, form, id)
    const draft = key && readDraft(key, AnyValues)
    if (!draft) return
    const { record, values } = latest.current.origin()
    const typed = changesOf(fittingValues(draft.typed, values), values)
    if (Object.keys(typed).length === 0) return
    const isSameVersion = draft.version === (record?.version ?? null)
    latest.current.apply(
      typed,
      isSameVersion ? [] : conflictFields(draft.before ?? {}, values, typed),
    )
    setRestored(draft.at)
  }, [user, form, id])

  const write = useCallback(
    (entered: Values) => {
      const key = keyOf(user, form, id)
      if (!key || isOver.current) return
      const { record, values } = latest.current.origin()
      const typed = changesOf(entered, values, latest.current.without)
      const names = Object.keys(typed)
      if (names.length === 0) return clearDraft(key)
      const before = Object.fromEntries(names.map((name) => [name, values[name]]))
      writeDraft(key, typed, { version: record?.version ?? null, before })
    },
    [user, form, id],
  )

  const discard = () => {
    const key = keyOf(user, form, id)
    if (key) clearDraft(key)
    setRestored(null)
  }

  return {
    /** When the restored draft was last changed, as an ISO timestamp; null without a restored draft. */
    restored,
    write,
    discard,
    /** Deletes the draft and stops storing, after saving or discarding. */
    forget() {
      isOver.current = true
      discard()
    },
  }
}

function keyOf(user: number, form: string | undefined, record: number | null): DraftKey | null {
  return form === undefined ? null : { user, form, record }
}
