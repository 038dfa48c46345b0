import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** What takes its card out of the list. */
const HEART = '[aria-pressed]'

/**
 * Keeps the focus in a list whose cards leave it when their heart is pressed: the heart of the card that follows is
 * focused, without one what `instead` finds. Spread the handlers on the list.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  shown: readonly number[],
  instead: () => HTMLElement | null,
) {
  const focused = useRef<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the cards change
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return
    const hearts = heartsOf(list.current)
    const next = hearts[Math.min(focused.current, hearts.length - 1)] ?? instead()
    focused.current = null
    next?.focus()
  }, [shown.join()])

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = target.matches(HEART) ? heartsOf(list.current).indexOf(target) : null
    },
    onBlur() {
      focused.current = null
    },
  }
}

function heartsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(HEART) ?? [])]
}
