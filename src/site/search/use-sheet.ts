import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** How high a sheet of results stands on a small screen. */
export type SheetHeight = 'peek' | 'half' | 'full'

const heights: readonly SheetHeight[] = ['peek', 'half', 'full']
/** As high as that is, in the units of its style. */
export const sheetHeights: Readonly<Record<SheetHeight, string>> = {
  peek: '14rem',
  half: '52dvh',
  full: 'calc(100dvh - 5rem)',
}
/** A finger that moved so little pressed; one so fast, in pixels a millisecond, flicked. */
const PRESS_PX = 8
const FLICK = 0.5

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
  const wasDragged = useRef(false)

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

  useEffect(() => {
    const element = sheet.current
    if (!element) return
    let start: { y: number; height: number } | null = null
    let last = { y: 0, at: 0, speed: 0 }
    const begin = (y: number, at: number) => {
      if (!isSmall()) return
      start = { y, height: element.offsetHeight }
      last = { y, at, speed: 0 }
      wasDragged.current = false
    }
    const drag = (y: number, at: number) => {
      if (!start) return
      if (Math.abs(y - start.y) > PRESS_PX) wasDragged.current = true
      if (!wasDragged.current) return
      last = { y, at, speed: (y - last.y) / Math.max(at - last.at, 1) }
      element.style.transition = 'none'
      element.style.setProperty('--sheet', `${start.height - (y - start.y)}px`)
    }
    const end = () => {
      if (start && wasDragged.current) stand(landing(element.offsetHeight, last.speed, now.current))
      start = null
    }
    const down = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-grip]')) return
      begin(event.clientY, event.timeStamp)
    }
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) return
      drag(event.clientY, event.timeStamp)
    }
    // In full the list scrolls, and only its top pulls the sheet down.
    const touch = (event: TouchEvent) => {
      const [finger] = event.touches
      if (finger && isIn(list.current, event.target)) {
        begin(finger.clientY, event.timeStamp)
      }
    }
    const pull = (event: TouchEvent) => {
      const [finger] = event.touches
      if (!finger || !start || !isIn(list.current, event.target)) return
      const isDown = finger.clientY > start.y
      if (now.current === 'full' && !wasDragged.current) {
        if (!isDown || (list.current?.scrollTop ?? 0) > 0) {
          start = null
          return
        }
      }
      if (event.cancelable) event.preventDefault()
      drag(finger.clientY, event.timeStamp)
    }
    const still = (event: Event) => {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    }
    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener('pointerdown', down, { signal })
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', end, { signal })
    element.addEventListener('touchstart', touch, { signal, passive: true })
    element.addEventListener('touchmove', pull, { signal, passive: false })
    element.addEventListener('touchend', end, { signal })
    element.addEventListener('click', still, { signal, capture: true })
    return () => listeners.abort()
  }, [sheet, list, isSmall, stand])

  const up = () => stand(heights[heights.indexOf(now.current) + 1] ?? 'peek')
  return { height, stand, up }
}

/** Where a sheet comes to rest that is let go of: at the nearest height, or the next where it was flicked. */
function landing(height: number, speed: number, from: SheetHeight): SheetHeight {
  const at = heights.indexOf(from)
  if (Math.abs(speed) > FLICK) return heights[at + (speed > 0 ? -1 : 1)] ?? from
  const share = height / innerHeight
  if (share < 0.38) return 'peek'
  return share < 0.7 ? 'half' : 'full'
}

function isIn(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true
}

function isRaisedEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'sheet' in state
}
