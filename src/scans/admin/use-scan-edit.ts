import { useEffect, useRef, useState } from 'react'
import type { ScanChoice, ScanRecord } from '../rules/scan.ts'
import { useSaveDraft } from './scan-calls.ts'
import { NOTHING } from './ticked.ts'

type Edit = { texts: string[]; choice: ScanChoice }

const SAVE_AFTER_MS = 500

/**
 * The corrected lines and ticks of a note. They are saved on the server as they are typed, and kept in this browser
 * until that has succeeded.
 */
export function useScanEdit(scan: ScanRecord) {
  const key = `scan ${scan.id} ${scan.jobId}`
  const [edit, setEdit] = useState<Edit>(
    () => storedEdit(key) ?? { texts: firstTexts(scan), choice: scan.choice ?? NOTHING },
  )
  const save = useSaveDraft()
  const { mutateAsync } = save
  const isStored = isSame(edit, scan)
  const isAbandoned = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  async function saved(): Promise<ScanRecord> {
    clearTimeout(timer.current)
    if (isAbandoned.current || isSame(edit, scan)) return scan
    const record = await mutateAsync({ id: scan.id, draft: edit })
    forgetEdit(key)
    return record
  }
  const latest = useRef(saved)
  latest.current = saved

  useEffect(() => {
    if (isStored) return
    keepEdit(key, edit)
    timer.current = setTimeout(() => void latest.current().catch(() => {}), SAVE_AFTER_MS)
    return () => clearTimeout(timer.current)
  }, [key, edit, isStored])
  // What was typed last is saved when the sheet closes.
  useEffect(() => () => void latest.current().catch(() => {}), [])

  return {
    ...edit,
    isStored,
    error: isStored ? null : save.error,
    setTexts: (texts: string[]) => setEdit({ ...edit, texts }),
    setChoice: (choice: ScanChoice) => setEdit({ ...edit, choice }),
    /** Saves nothing more of it. */
    abandon: () => {
      isAbandoned.current = true
      forgetEdit(key)
    },
    /** Saves what is not saved yet, and returns the note as it is then. */
    saved,
  }
}

/** A page without text begins with an empty line to type into. */
function firstTexts({ texts }: ScanRecord): string[] {
  return texts.length > 0 ? [...texts] : ['']
}

function isSame({ texts, choice }: Edit, scan: ScanRecord): boolean {
  return (
    JSON.stringify(texts) === JSON.stringify(firstTexts(scan)) &&
    JSON.stringify(choice) === JSON.stringify(scan.choice ?? NOTHING)
  )
}

/* The browser may refuse to store anything; then only the server's copy is kept. */

function keepEdit(key: string, edit: Edit): void {
  try {
    localStorage.setItem(key, JSON.stringify(edit))
  } catch {}
}

function forgetEdit(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

function storedEdit(key: string): Edit | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isEdit(stored) ? stored : null
  } catch {
    return null
  }
}

function isEdit(value: unknown): value is Edit {
  if (typeof value !== 'object' || value === null) return false
  return (
    'texts' in value && Array.isArray(value.texts) && 'choice' in value && value.choice !== null
  )
}
