import { useState } from 'react'

/** What is chosen, shown at once where the caller keeps it, in an address or by asking a server. */
export function useChosen<Value>(value: Value): [Value, (chosen: Value) => void] {
  const [own, setOwn] = useState({ given: value, chosen: value })
  if (own.given !== value) setOwn({ given: value, chosen: value })
  return [own.chosen, (chosen) => setOwn({ given: value, chosen })]
}
