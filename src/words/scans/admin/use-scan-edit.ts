import { useEffect, useRef, useState } from 'react'
import { call } from '../../../admin/calls/call.ts'
import {
  clearDraft,
  type DraftKey,
  readDraft,
  writeDraft,
} from '../../../admin/drafts/draft-store.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { ApiError } from '../../../shared/api-client.ts'
import { useOnline } from '../../../ui/use-online.ts'
import type { ScanChoice, ScanRecord } from '../rules/scan.ts'
import { isSameEdit, mergeEdits, ScanEdit } from './merge-edits.ts'
import { useSaveDraft } from './scan-calls.ts'
import { NOTHING } from './ticked.ts'

const SAVE_AFTER_MS = 500
const SAVE_AGAIN_AFTER_MS = 4000
/** How often changes from elsewhere are merged in before a save is given up. */
const MAX_CONFLICTS = 3

/**
 * The corrected lines and ticks of a note. They are saved on the server as they are typed, and kept in this browser
 * until that has succeeded. What is changed meanwhile in another place is taken over line by line.
 */
export function useScanEdit(scan: ScanRecord) {
  const user = useStaff().id
  const key = draftOf(user, scan)
  const [edit, setEdit] = useState<ScanEdit>(() => {
    const draft = readDraft(key, ScanEdit)
    return draft?.before ? mergeEdits(draft.before, draft.typed, editOf(scan)) : editOf(scan)
  })
  const save = useSaveDraft()
  const isOnline = useOnline()
  const mine = useRef(edit)
  const stored = useRef(scan)
  // What is on its way to the server, until the answer is known here.
  const sent = useRef<ScanEdit | null>(null)
  const isAbandoned = useRef(false)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  function change(next: ScanEdit): void {
    mine.current = next
    setEdit(next)
  }

  /** Takes over what the server has now. */
  function take(record: ScanRecord): void {
    if (record.jobId !== scan.jobId || record.version <= stored.current.version) return
    const theirs = editOf(record)
    const own = sent.current
    const base = own && isSameEdit(own, theirs) ? own : editOf(stored.current)
    stored.current = record
    const merged = mergeEdits(base, mine.current, theirs)
    if (!isSameEdit(merged, mine.current)) change(merged)
  }

  async function saveOnce(): Promise<ScanRecord> {
    for (let conflicts = 0; ; conflicts += 1) {
      const { current: record } = stored
      const draft = mine.current
      if (isAbandoned.current || isSameEdit(draft, editOf(record))) return record
      sent.current = draft
      try {
        take(await save.mutateAsync({ id: scan.id, draft: { ...draft, version: record.version } }))
        if (isSameEdit(mine.current, draft)) clearDraft(key)
      } catch (error) {
        if (!isConflict(error) || conflicts === MAX_CONFLICTS) throw error
        take(await call('get /api/scans/{id}', { params: { id: String(scan.id) } }))
      } finally {
        sent.current = null
      }
    }
  }

  /** One after the other: each save is of the version that the one before it made. */
  function saved(): Promise<ScanRecord> {
    clearTimeout(timer.current)
    const next = saving.current.then(saveOnce, saveOnce)
    saving.current = next
    return next
  }

  const latest = useRef({ saved, take })
  latest.current = { saved, take }
  useEffect(() => latest.current.take(scan), [scan])

  const isStored = isSameEdit(edit, editOf(scan))
  const isFailed = save.isError && !isConflict(save.error)
  const mayRetry = !isFailed || (isOnline && isPassing(save.error))
  useEffect(() => {
    if (isStored) return
    const { version } = stored.current
    writeDraft(draftOf(user, scan), edit, { version, before: editOf(stored.current) })
    if (save.isPending || !mayRetry) return
    const pause = isFailed ? SAVE_AGAIN_AFTER_MS : SAVE_AFTER_MS
    timer.current = setTimeout(() => void latest.current.saved().catch(() => {}), pause)
    return () => clearTimeout(timer.current)
  }, [user, scan, edit, isStored, isFailed, mayRetry, save.isPending])
  // What was typed last is saved when the sheet closes.
  useEffect(() => () => void latest.current.saved().catch(() => {}), [])

  return {
    ...edit,
    isStored,
    error: isStored || !isFailed ? null : save.error,
    setTexts: (texts: string[]) => change({ ...mine.current, texts }),
    setChoice: (choice: ScanChoice) => change({ ...mine.current, choice }),
    /** Saves nothing more of it. */
    abandon: () => {
      isAbandoned.current = true
      clearDraft(key)
    },
    /** Saves what is not saved yet, and returns the note as it is then. */
    saved,
  }
}

/** What was typed and is not saved yet, of one reading of a picture. */
function draftOf(user: number, { id, jobId }: Pick<ScanRecord, 'id' | 'jobId'>): DraftKey {
  return { user, form: `scan ${jobId}`, record: id }
}

/** A page without text begins with an empty line to type into. */
function editOf({ texts, choice }: Pick<ScanRecord, 'texts' | 'choice'>): ScanEdit {
  return { texts: texts.length > 0 ? [...texts] : [''], choice: choice ?? NOTHING }
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_meanwhile'
}

/** Whether the same may be saved in a moment. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500
}
