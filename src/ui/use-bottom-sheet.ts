import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { dragSheet } from './drag-sheet.ts'
import { lengthOf, type SheetHeight, type SheetSizes } from './sheet-heights.ts'

const always = () => true

/**
 * A sheet over the lower part of a small screen: `ref` and `style` go on an element as high as `--sheet`
 * says, with a `SheetGrip` in it. `sizes` and `isSheet` are those of its first rendering.
 */
export function useBottomSheet({
  height,
  onHeight,
  ...first
}: {
  height: SheetHeight
  sizes: SheetSizes
  onHeight: (height: SheetHeight) => void
  /** Whether it is one now: on a wide screen the same element may be none. */
  isSheet?: () => boolean
}): { ref: RefObject<HTMLElement | null>; style: CSSProperties } {
  const ref = useRef<HTMLElement>(null)
  const now = useRef({ height, onHeight })
  useEffect(() => {
    now.current = { height, onHeight }
  })
  const [{ sizes, isSheet = always }] = useState(first)
  useEffect(() => {
    if (!ref.current) return
    return dragSheet(ref.current, {
      ...{ sizes, isSheet },
      height: () => now.current.height,
      onHeight: (next) => now.current.onHeight(next),
    })
  }, [sizes, isSheet])
  // What does not scroll shows its beginning.
  useEffect(() => {
    if (height === 'full' || !isSheet()) return
    for (const list of ref.current?.querySelectorAll('[data-scrolls]') ?? []) list.scrollTo(0, 0)
  }, [height, isSheet])
  return { ref, style: sheetStyle('--sheet', lengthOf(height, sizes)) }
}

// React's type knows no properties of our own.
export function sheetStyle(property: `--${string}`, length: string): CSSProperties {
  return { [property]: length } as CSSProperties
}
