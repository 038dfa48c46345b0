import { useState } from 'react'

/** Optimistic choice: shows a new choice at once while the caller stores it, in the URL or on the server. */
export function useOptimisticChoice<Value>(value: Value): [Value, (chosen: Value) => void] {
  const [state, setState] = useState({ given: value, chosen: value })
  if (state.given !== value) setState({ given: value, chosen: value })
  return [state.chosen, (chosen) => setState({ given: value, chosen })]
}
