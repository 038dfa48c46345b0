import { type ComponentType, useRef, useState } from 'react'

type Loaded<Props> = { default: ComponentType<Props> }
type State<Props> = {
  Part: ComponentType<Props> | null
  /** Whether it could not be loaded, and is not being asked for again. */
  hasFailed: boolean
}

/**
 * A part that is loaded when it is first asked for. Unlike `lazy`, which keeps a failure for good, it is loaded again
 * the next time, or when the network is back.
 */
export function useLazyPart<Props>(
  load: () => Promise<Loaded<Props>>,
  onFailed?: () => void,
): State<Props> & { ask: () => void } {
  const [state, setState] = useState<State<Props>>({ Part: null, hasFailed: false })
  const isAsked = useRef(false)

  function ask(): void {
    if (isAsked.current) return
    isAsked.current = true
    setState((before) => ({ ...before, hasFailed: false }))
    load().then(
      ({ default: Part }) => setState({ Part, hasFailed: false }),
      () => {
        isAsked.current = false
        setState({ Part: null, hasFailed: true })
        addEventListener('online', ask, { once: true })
        onFailed?.()
      },
    )
  }

  return { ...state, ask }
}
