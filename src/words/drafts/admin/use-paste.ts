import { useState } from 'react'
import { useQuickDraft } from '../../../admin/drafts/use-quick-draft.ts'
import { type DraftKind, MAX_CHARS } from '../rules/draft.ts'
import type { Changes } from './draft-values.ts'
import { useDraft } from './use-draft.ts'

/** What is kept in the browser until the draft is used or cleared: it survives a reload and a failed request. */
const blank = {
  text: '',
  /** What a person filled in, by the number of the home. */
  changes: {} as Record<string, Changes>,
  /** Notes that are not to be kept, by where they begin. */
  left: [] as number[],
  /** Whether the proposed person is the owner: by their id, or new. */
  owner: {} as { id?: number; isNew?: boolean },
}

/** The pasted text, what was read from it, and what a person made of it; `to` is the contact whom it is pasted for. */
export function usePaste(kind: DraftKind, to: number | null) {
  const stored = useQuickDraft(to === null ? `paste ${kind}` : `paste of contact ${to}`, blank)
  const { text } = stored.typed
  const [isEditing, setEditing] = useState(text === '')
  const [lit, setLit] = useState<string | null>(null)
  const isTooLong = text.length > MAX_CHARS
  const isRead = !isEditing && !isTooLong && text.trim() !== ''
  const { draft, reader, letters, isModelLost } = useDraft(kind, text, isRead)
  return {
    ...{ kind, text, draft, isEditing: isEditing || isTooLong, isRead, lit },
    ...{ reader, letters, isModelLost },
    changes: stored.typed.changes,
    left: stored.typed.left,
    owner: stored.typed.owner,
    /** Lights the words and the field of a group, or neither. */
    light: (group: string) => setLit(lit === group ? null : group),
    /** Another text. What was filled in beside it is kept while the same text is only edited. */
    write: (written: string, isOther: boolean) =>
      stored.type({ text: written, left: [], ...(isOther && { changes: {}, owner: {} }) }),
    change: (home: number, changes: Changes) =>
      stored.type({
        changes: {
          ...stored.typed.changes,
          [home]: { ...stored.typed.changes[home], ...changes },
        },
      }),
    keepNote: (start: number, isKept: boolean) => {
      const { left } = stored.typed
      stored.type({ left: isKept ? left.filter((each) => each !== start) : [...left, start] })
    },
    choose: (owner: { id?: number; isNew?: boolean }) => stored.type({ owner }),
    isTooLong,
    read: () => setEditing(false),
    edit: () => setEditing(true),
    clear: () => {
      stored.clear()
      setEditing(true)
    },
  }
}
export type Paste = ReturnType<typeof usePaste>
