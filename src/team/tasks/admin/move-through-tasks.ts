import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Arrows, Home and End move between the ticks of the tasks; Space ticks by itself. */
export function moveThroughTasks(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
  const ticks = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  const at = ticks.indexOf(target)
  const moves: Record<string, number> = {
    ...{ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: ticks.length - 1 },
  }
  const next = moves[key]
  if (next === undefined) return
  event.preventDefault()
  ticks[Math.max(0, Math.min(ticks.length - 1, next))]?.focus()
}

/** The ref of the line of a task: when it leaves its group with the focus, the tick beside it gets that. */
export function useKeptFocus(): RefObject<HTMLLIElement | null> {
  const ref = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const line = ref.current
    return () => {
      if (!line?.contains(document.activeElement)) return
      const lines = [...document.querySelectorAll<HTMLInputElement>('main li input.tick')]
      const at = lines.findIndex((tick) => line.contains(tick))
      const beside = lines[at + 1] ?? lines[at - 1]
      beside?.focus()
    }
  }, [])
  return ref
}
