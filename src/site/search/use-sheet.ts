import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type SheetHeight, sheetOrder } from './sheet-heights.ts'

/**
 * A sheet at the bottom of a small screen, in three heights: its header is dragged, flicked or pressed,
 * and the list in it as well where it does not scroll. Back lowers it before it leaves, Escape too.
 */
export function useSheet(
  sheet: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isSmall: () => boolean,
) {
  const [height, setHeight] = useState<SheetHeight>('peek')
  const now = useRef(height)

  const stand = useCallback(
    (next: SheetHeight) => {
      sheet.current?.style.removeProperty('--sheet')
      sheet.current?.style.removeProperty('transition')
      const before = now.current
      now.current = next
      setHeight(next)
      if (next === 'full') list.current?.scrollTo({ top: 0 })
      if (before === 'peek' && next !== 'peek') history.pushState({ sheet: true }, '')
      else if (before !== 'peek' && next === 'peek' && isRaisedEntry()) history.back()
    },
    [sheet, list],
  )

  useEffect(() => {
    const lower = () => {
      if (now.current !== 'peek' && !isRaisedEntry()) stand('peek')
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && now.current !== 'peek') stand('peek')
    }
    addEventListener('popstate', lower)
    addEventListener('keydown', onEscape)
    return () => {
      removeEventListener('popstate', lower)
      removeEventListener('keydown', onEscape)
    }
  }, [stand])

  // Its code comes with the map's.
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void import('./drag-sheet.ts').then(
      ({ dragSheet }) => {
        if (isGone || !sheet.current || !list.current) return
        stop = dragSheet(sheet.current, list.current, {
          ...{ stand, isSmall },
          height: () => now.current,
        })
      },
      // Its header can be pressed.
      () => {},
    )
    return () => {
      isGone = true
      stop()
    }
  }, [sheet, list, isSmall, stand])

  const up = () => stand(sheetOrder[sheetOrder.indexOf(now.current) + 1] ?? 'peek')
  return { height, stand, up }
}

function isRaisedEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'sheet' in state
}
