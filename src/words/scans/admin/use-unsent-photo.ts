import { useCallback, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { clearFile, keepFile, keptFile } from '../../../admin/drafts/draft-files.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import type { ScanOf } from './scan-calls.ts'

/**
 * The photo of a note of `of` that was chosen and is not sent yet. It is kept in this browser until it is sent or given
 * up; where the browser keeps nothing, it asks before the page is left, also by Back.
 */
export function useUnsentPhoto({ kind, id }: ScanOf, isAsked: boolean) {
  const key = { user: useStaff().id, form: `note of ${kind}`, record: id }
  const [file, setFile] = useState<File | null>(null)
  const [isKept, setKept] = useState(false)
  // As they are when an answer of the storage comes, or the page is left.
  const current = useRef<File | null>(null)
  const isSafe = useRef(true)

  const show = useCallback((next: File | null, kept: boolean): void => {
    current.current = next
    isSafe.current = next === null || kept
    setFile(next)
    setKept(kept)
  }, [])

  async function store(next: File, previous: File | null): Promise<void> {
    if (previous && previous !== next) await clearFile(key, previous)
    const isStored = await keepFile(key, next)
    if (current.current === next) show(next, isStored)
  }

  const find = useRef(() => keptFile(key))
  useEffect(() => {
    if (!isAsked) return
    void find.current().then((kept) => {
      if (kept && !current.current) show(kept, true)
    })
  }, [isAsked, show])
  useBeforeUnload((event) => {
    if (!isSafe.current) event.preventDefault()
  })
  const blocker = useBlocker(() => !isSafe.current)

  return {
    file: isAsked ? file : null,
    isKept,
    keep(next: File): void {
      const previous = current.current
      show(next, false)
      void store(next, previous)
    },
    forget(): void {
      const given = current.current
      show(null, false)
      if (given) void clearFile(key, given)
    },
    /** Whether Back, or a link, would lose the photo. */
    isLeaving: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}

export type UnsentPhoto = ReturnType<typeof useUnsentPhoto>
