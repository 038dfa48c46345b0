import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** What a card is operated by, and what leaves the list with it. */
const PARTS = ['[data-compare]', '[aria-pressed]'] as const

/**
 * Keeps the focus in a list whose cards leave it when their tick or heart is pressed: the same part of the card that
 * follows is focused, without one what `instead` finds. Spread the handlers on the list.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  shown: readonly number[],
  instead: (part: (typeof PARTS)[number]) => HTMLElement | null,
) {
  const focused = useRef<{ part: (typeof PARTS)[number]; index: number } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the cards change
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return
    const { part, index } = focused.current
    focused.current = null
    const parts = partsOf(list.current, part)
    const next = parts[Math.min(index, parts.length - 1)] ?? instead(part)
    next?.focus()
  }, [shown.join()])

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const part = PARTS.find((selector) => target.matches(selector))
      focused.current = part ? { part, index: partsOf(list.current, part).indexOf(target) } : null
    },
    onBlur() {
      focused.current = null
    },
  }
}

function partsOf(list: HTMLElement | null, part: string): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(part) ?? [])]
}
