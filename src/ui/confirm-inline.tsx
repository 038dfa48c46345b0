import { type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'

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

  function answerNo(): void {
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
    <fieldset
      data-takes-escape
      className="inline-flex flex-wrap items-center gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        answerNo()
      }}
      onBlur={(event) => {
        const { currentTarget, relatedTarget } = event
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setAsking(false)
      }}
    >
      <legend className="float-left text-sm text-ink">{question}</legend>
      <Button
        look="danger"
        size="small"
        onClick={() => {
          setAsking(false)
          onYes()
        }}
      >
        Yes
      </Button>
      <Button look="quiet" size="small" autoFocus onClick={answerNo}>
        No
      </Button>
    </fieldset>
  )
}
