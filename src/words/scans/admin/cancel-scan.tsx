import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DISCARD, YesNo } from '../../../ui/fields/yes-no.tsx'

/** Cancel, which asks before the note is discarded; `beside` stands next to it and makes room for the question. */
export function CancelScan({
  disabled = false,
  onDiscard,
  beside,
}: {
  disabled?: boolean
  onDiscard: () => void
  beside?: React.ReactNode
}) {
  const [isAsking, setAsking] = useState(false)
  if (isAsking) {
    return (
      <YesNo
        question="Discard this note and its picture?"
        {...DISCARD}
        onYes={onDiscard}
        onNo={() => setAsking(false)}
        onLeave={() => setAsking(false)}
      />
    )
  }
  return (
    <>
      <Button
        variant="quiet"
        className="max-md:flex-1"
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        Cancel
      </Button>
      {beside}
    </>
  )
}
