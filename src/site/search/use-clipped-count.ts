import { type RefObject, useEffect, useState } from 'react'

/**
 * How many items of a list that scrolls sideways are not entirely visible at its end; 0 before hydration.
 * Elements after those of the items are not counted.
 */
export function useClippedCount(list: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const [count, setCount] = useState(0)
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
    for (const item of [...root.children].slice(0, items.length)) observer.observe(item)
    return () => observer.disconnect()
  }, [list, items])
  return count
}
