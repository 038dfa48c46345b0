import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { dragSheet } from './drag-sheet.ts'
import { lengthOf, type SheetHeight, type SheetSizes } from './sheet-heights.ts'

const always = () => true

/**
 * A draggable sheet over the lower part of a small screen. `ref` and `style` go on an element with the
 * height `--sheet` and a `SheetGrip` in it. `sizes` and `isSheet` are read on the first render only.
 */
export function useBottomSheet({
  height,
  onHeight,
  ...initial
}: {
  height: SheetHeight
  sizes: SheetSizes
  onHeight: (height: SheetHeight) => void
  /** Whether the element is a sheet now; on a wide screen it may not be. */
  isSheet?: () => boolean
}): { ref: RefObject<HTMLElement | null>; style: CSSProperties } {
  const ref = useRef<HTMLElement>(null)
  const latest = useRef({ height, onHeight })
  useEffect(() => {
    latest.current = { height, onHeight }
  })
  const [{ sizes, isSheet = always }] = useState(initial)
  useEffect(() => {
    if (!ref.current) return
    return dragSheet(ref.current, {
      ...{ sizes, isSheet },
      height: () => latest.current.height,
      onHeight: (next) => latest.current.onHeight(next),
    })
  }, [sizes, isSheet])
  // At lower heights the list does not scroll, so it shows its top.
  useEffect(() => {
    if (height === 'full' || !isSheet()) return
    for (const list of ref.current?.querySelectorAll('[data-scrolls]') ?? []) list.scrollTo(0, 0)
  }, [height, isSheet])
  return { ref, style: sheetStyle('--sheet', lengthOf(height, sizes)) }
}

// React's type has no custom properties.
export function sheetStyle(property: `--${string}`, length: string): CSSProperties {
  return { [property]: length } as CSSProperties
}
