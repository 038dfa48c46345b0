import { type RefObject, useEffect, useState } from 'react'

/**
 * How many items of a line that scrolls sideways are not entirely visible at its end, those of lists within it too, but
 * for what is marked `data-clear`; 0 before hydration.
 */
export function useClippedCount(list: RefObject<HTMLElement | null>, items: unknown) {
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are other elements
  useEffect(() => {
    const root = list.current
    if (!root) return
    const clipped = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, boundingClientRect, rootBounds } of entries) {
          const isAfter = boundingClientRect.right > (rootBounds?.right ?? 0)
          if (isAfter && intersectionRatio < 0.9) clipped.add(target)
          else clipped.delete(target)
        }
        setCount(clipped.size)
      },
      { root, threshold: [0, 0.9] },
    )
    for (const item of root.querySelectorAll(':scope > :not(ul, [data-clear]), :scope > ul > li')) {
      observer.observe(item)
    }
    return () => observer.disconnect()
  }, [list, items])
  return count
}
