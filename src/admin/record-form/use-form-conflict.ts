import { useState } from 'react'
import { isSame } from '../drafts/changes.ts'
import { type FormConflict, unanswered } from './conflict.ts'

type Side = 'theirs' | 'mine'

/** The conflict with changes saved by others, and the choices for fields changed by both. */
export function useFormConflict(field: {
  read: (name: string) => unknown
  set: (name: string, value: unknown) => void
}) {
  const [conflict, setConflict] = useState<FormConflict | null>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const [isOpen, setIsOpen] = useState(false)
  const [isTried, setIsTried] = useState(false)

  function choose(name: string, side: Side): void {
    const conflictField = conflict?.fields.find((candidate) => candidate.name === name)
    if (!conflictField) return
    setChosen((previous) => ({ ...previous, [name]: side }))
    // Values typed since then stay.
    if (side === 'theirs' || isSame(field.read(name), conflictField.theirs))
      field.set(name, conflictField[side])
  }

  return {
    /** The conflict for the banner; null when there is none. */
    shown: conflict && { ...conflict, chosen, choose, isOpen, setIsOpen, isTried },
    isUnanswered: unanswered(conflict, chosen).length > 0,
    /** Shows the choices, and at those that are missing that they are. */
    ask() {
      setIsOpen(true)
      setIsTried(true)
    },
    show(next: FormConflict | null): void {
      setChosen({})
      setIsOpen(false)
      setIsTried(false)
      setConflict(next)
    },
  }
}
