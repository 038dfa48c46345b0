import { useCallback, useEffect, useRef, useState } from 'react'
import type { SheetHeight } from '../../ui/overlays/sheet-heights.ts'

/** The height of the results sheet. Back and Escape first lower a raised sheet. */
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
