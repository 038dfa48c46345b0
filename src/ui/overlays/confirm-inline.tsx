import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { YesNo } from '../fields/yes-no.tsx'

/**
 * A delete button that is replaced by a question with Yes and No. Escape and losing the focus mean No.
 * `children` is the content of the button.
 */
export function ConfirmInline({
  question,
  onYes,
  busy = false,
  label,
  children,
}: {
  question: string
  onYes: () => void
  busy?: boolean
  /** Accessible name of the button when `children` is an icon. */
  label?: string
  children: ReactNode
}) {
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function giveBack() {
    setAsking(false)
    requestAnimationFrame(() => button.current?.focus())
  }

  if (!asking || busy) {
    return (
      <Button
        ref={button}
        variant="quiet"
        size="small"
        disabled={busy}
        aria-label={label}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
    )
  }
  return (
    <YesNo
      question={question}
      onYes={() => {
        giveBack()
        onYes()
      }}
      onNo={giveBack}
      onLeave={() => setAsking(false)}
    />
  )
}
