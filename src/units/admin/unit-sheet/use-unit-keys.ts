import { useEffect, useRef } from 'react'
import { isTypedIn } from '../../../ui/fields/is-typed-in.ts'
import { areShortcutsOn } from '../../../ui/shortcuts.ts'
import type { Neighbours } from './use-neighbours.ts'

/** J opens the next unit and K the previous one, by the position of the keys, outside fields and menus. */
export function useUnitKeys({ previous, next }: Neighbours): void {
  const actions = useRef<Record<string, (() => void) | null>>({})
  useEffect(() => {
    actions.current = { KeyJ: next, KeyK: previous }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = actions.current[event.code]
      if (!action || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (!areShortcutsOn() || isTypedIn(event.target) || isInMenu(event.target)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

// A menu finds its items by typed letters; pictures in full screen cover the unit.
function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"], dialog[open]') !== null
}
