import { useEffect, useRef } from 'react'
import { isTypedIn } from '../../../../ui/fields/is-typed-in.ts'
import { areShortcutsOn } from '../../../../ui/shortcuts.ts'
import type { Neighbours } from './use-neighbours.ts'

const STEPS: Readonly<Record<string, 1 | -1>> = { KeyJ: 1, KeyK: -1 }

/** J opens the next unit and K the previous one, by the position of the keys, outside fields and menus. */
export function useUnitKeys({ go }: Neighbours): void {
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.code]
      if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (!areShortcutsOn() || isTypedIn(event.target) || isInMenu(event.target)) return
      event.preventDefault()
      latest.current(step)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

// A menu finds its items by typed letters; pictures in full screen cover the unit.
function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"], dialog[open]') !== null
}
