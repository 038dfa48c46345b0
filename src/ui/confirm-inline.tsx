import { type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { YesNo } from './yes-no.tsx'

/**
 * A button that takes something away: it asks in its own place, Yes or No. Escape and leaving it say no.
 * `children` is what the button shows, `question` what it then asks.
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
  /** Names the button where `children` is only a picture, and says what it is about. */
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
        look="quiet"
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
