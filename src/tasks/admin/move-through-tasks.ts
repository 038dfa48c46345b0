import type { KeyboardEvent } from 'react'

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
