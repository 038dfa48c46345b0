import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { type ChosenMinutes, PLACE_TEXT_FIELD } from './place-fields.ts'
import { PlainMinutes } from './plain-minutes.tsx'

type Fields = typeof import('./minutes-fields.tsx').default
let loaded: Fields | null = null

/**
 * One or two places and a limit in a form. The plain fields stay until the others have loaded, and while
 * something is typed in them: the server resolves that text.
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
  /** Whether the fields are submitted with a form. */
  isForm?: boolean
  /** Whether to load the full fields. */
  isWanted?: boolean
  /** A submit button for the plain fields, where the form has none. */
  send?: ReactNode
  id?: string
  className: string
}) {
  const fields = useRef<HTMLDivElement>(null)
  const [isTyped, setTyped] = useState(false)
  const Fields = useFields(isWanted)
  const checkTyped = () => {
    const input = fields.current?.querySelector<HTMLInputElement>(`[name=${PLACE_TEXT_FIELD}]`)
    setTyped(Boolean(input?.value))
  }
  // Somebody may have typed before this code ran.
  useLayoutEffect(checkTyped, [])
  // A link to the fields is followed to type in them.
  useEffect(() => {
    if (!Fields || !box.id || location.hash !== `#${box.id}`) return
    if (document.activeElement !== document.body) return
    fields.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
  }, [Fields, box.id])
  if (Fields && !isTyped) {
    return (
      <div ref={fields} {...box}>
        <Fields {...{ lines, value, onChange, isForm }} />
      </div>
    )
  }
  return (
    <div ref={fields} onInput={checkTyped} {...box}>
      <PlainMinutes lines={lines} value={value} />
      {send && <div className={isTyped ? 'contents' : 'hidden noscript:contents'}>{send}</div>}
    </div>
  )
}

/** The full fields once their code has loaded; null until then or when it cannot be loaded. */
function useFields(isWanted: boolean): Fields | null {
  const [loadedFields, setFound] = useState<{ Fields: Fields } | null>(null)
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
  return loadedFields?.Fields ?? (isHydrated && isWanted ? loaded : null)
}
