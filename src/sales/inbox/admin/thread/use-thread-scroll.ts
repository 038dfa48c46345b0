import { useEffect, useRef, useState } from 'react'

const NEAR = 48
const AHEAD = '600px 0px 0px 0px'

/**
 * A list that is laid out from its end (`flex-col-reverse`): it opens at its end without scripts, and what
 * is added at its top moves nothing. `isAtEnd` says whether its end is in view; older entries are loaded
 * before its top is. `loaded` is their number.
 */
export function useThreadScroll(loadOlder: (() => void) | null, loaded: number) {
  const box = useRef<HTMLElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const load = useRef(loadOlder)
  useEffect(() => {
    load.current = loadOlder
  }, [loadOlder])
  const hasOlder = loadOlder !== null

  // Anew for each page, whose entries may leave its top in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const sentinel = top.current
    if (!sentinel || !hasOlder) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && load.current?.(),
      { root: box.current, rootMargin: AHEAD },
    )
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [hasOlder, loaded])

  return {
    box,
    top,
    isAtEnd,
    onScroll: () => {
      // Counted from the end, which is 0.
      if (box.current) setIsAtEnd(Math.abs(box.current.scrollTop) < NEAR)
    },
    toEnd: () => box.current?.scrollTo({ top: 0 }),
  }
}
