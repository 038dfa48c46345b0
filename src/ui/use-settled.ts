import { useEffect, useState } from 'react'

/** A value once it has not changed for so many milliseconds; the last settled one until then. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const later = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(later)
  }, [value, milliseconds])
  return settled
}
