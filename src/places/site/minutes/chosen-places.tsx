import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { LineChoice } from '../line-choices.ts'
import { type ChosenMinutes, PLACE_TEXT_FIELD } from './place-fields.ts'
import { PlainMinutes } from './plain-minutes.tsx'

type Fields = typeof import('./minutes-fields.tsx').default
let loaded: Fields | null = null

/**
 * One or two places and a limit in a form. The plain fields stand until the others are there, and for as
 * long as something is typed in them: the server looks that up.
 */
export function ChosenPlaces({
  lines,
  value,
  onChange,
  isForm = false,
  isWanted = true,
  send,
  ...box
}: {
  lines: readonly LineChoice[]
  value: ChosenMinutes
  onChange: (value: ChosenMinutes) => void
  /** Whether a form is sent with them. */
  isForm?: boolean
  /** Whether more than the plain fields is worth fetching. */
  isWanted?: boolean
  /** What sends the plain fields, where nothing else does. */
  send?: ReactNode
  id?: string
  className: string
}) {
  const fields = useRef<HTMLDivElement>(null)
  const [isTyped, setTyped] = useState(false)
  const Fields = useFields(isWanted)
  const look = () => {
    const typed = fields.current?.querySelector<HTMLInputElement>(`[name=${PLACE_TEXT_FIELD}]`)
    setTyped(Boolean(typed?.value))
  }
  // Somebody may have typed before this code ran.
  useLayoutEffect(look, [])
  if (Fields && !isTyped) {
    return (
      <div {...box}>
        <Fields {...{ lines, value, onChange, isForm }} />
      </div>
    )
  }
  return (
    <div ref={fields} onInput={look} {...box}>
      <PlainMinutes lines={lines} value={value} />
      {send && <div className={isTyped ? 'contents' : 'hidden noscript:contents'}>{send}</div>}
    </div>
  )
}

/** The fields with a list to choose from, once their code is there. Where it does not come, the plain ones stay. */
function useFields(isWanted: boolean): Fields | null {
  const [found, setFound] = useState<{ Fields: Fields } | null>(null)
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isWanted || loaded) return
    let isGone = false
    import('./minutes-fields.tsx').then(
      ({ default: Fields }) => {
        loaded = Fields
        if (!isGone) setFound({ Fields })
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return found?.Fields ?? (isHydrated && isWanted ? loaded : null)
}
