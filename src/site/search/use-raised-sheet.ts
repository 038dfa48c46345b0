import { useCallback, useEffect, useRef, useState } from 'react'
import type { SheetHeight } from '../../ui/sheet-heights.ts'

/** How high the sheet of results stands: Back lowers one that was raised before it leaves, Escape too. */
export function useRaisedSheet() {
  const [height, setHeight] = useState<SheetHeight>('peek')
  const now = useRef(height)

  const stand = useCallback((next: SheetHeight) => {
    const before = now.current
    now.current = next
    setHeight(next)
    if (before === 'peek' && next !== 'peek') history.pushState({ sheet: true }, '')
    else if (before !== 'peek' && next === 'peek' && isRaisedEntry()) history.back()
  }, [])

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

  return { height, stand }
}

function isRaisedEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'sheet' in state
}
