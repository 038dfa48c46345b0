import { useState } from 'react'
import { timeAgo } from '../../shared/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useLanguage } from '../../ui/language.tsx'
import type { QuickDraft } from './use-quick-draft.ts'

/** A note that the form has restored unsaved values. */
export function DraftNote({ at, discard }: { at: string; discard: () => void }) {
  const language = useLanguage()
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="quiet" size="small" onClick={discard}>
          Discard the draft
        </Button>
      }
    >
      {`Unsaved draft, last changed ${timeAgo(at, new Date(), language)}.`}
    </Alert>
  )
}

/** The note for a quick-add dialog. */
export function EarlierDraft({ draft }: { draft: QuickDraft }) {
  const [at, setAt] = useState(draft.changes > 0 ? draft.at : null)
  if (at === null) return null
  const discard = () => {
    draft.clear()
    setAt(null)
  }
  return <DraftNote at={at} discard={discard} />
}
