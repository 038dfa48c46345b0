import { useEffect, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import { forgetFile, keepFile, keptFile } from '../../admin/record-form/draft-files.ts'
import { useStaff } from '../../admin/screen/staff-context.ts'
import type { ScanOf } from './scan-calls.ts'

/**
 * The photo of a note of `of` that was chosen and is not sent yet. It is kept in this browser until it is sent or given
 * up; where the browser keeps nothing, it asks before the page is left.
 */
export function useUnsentPhoto({ kind, id }: ScanOf, isAsked: boolean) {
  const key = { user: useStaff().id, form: `note of ${kind}`, record: id }
  const [file, setFile] = useState<File | null>(null)
  const [isKept, setKept] = useState(false)
  // As it is when an answer of the storage comes.
  const current = useRef<File | null>(null)

  function show(next: File | null): void {
    current.current = next
    setFile(next)
    setKept(false)
  }

  const find = useRef(() => keptFile(key))
  useEffect(() => {
    if (!isAsked) return
    void find.current().then((kept) => {
      if (!kept || current.current) return
      current.current = kept
      setFile(kept)
      setKept(true)
    })
  }, [isAsked])
  useBeforeUnload((event) => {
    if (file && !isKept) event.preventDefault()
  })

  return {
    file: isAsked ? file : null,
    isKept,
    keep(next: File): void {
      show(next)
      void keepFile(key, next).then((isStored) => {
        if (current.current === next) setKept(isStored)
      })
    },
    forget(): void {
      show(null)
      void forgetFile(key)
    },
  }
}

export type UnsentPhoto = ReturnType<typeof useUnsentPhoto>
