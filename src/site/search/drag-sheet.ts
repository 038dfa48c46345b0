import { ABOVE_REM, HALF, PEEK_REM, type SheetHeight } from './sheet-heights.ts'

/** A finger that moved so little pressed; one so fast, in pixels a millisecond, flicked. */
const PRESS_PX = 8
const FLICK = 0.5

type How = {
  height: () => SheetHeight
  stand: (height: SheetHeight) => void
  isSmall: () => boolean
}

/**
 * Lets a sheet be dragged and flicked by its grip, and by the list in it where that does not scroll.
 * Answers how to stop.
 */
export function dragSheet(element: HTMLElement, list: HTMLElement, how: How): () => void {
  let wasDragged = false
  let start: { y: number; height: number } | null = null
  let last = { y: 0, at: 0, speed: 0 }
  const begin = (y: number, at: number) => {
    if (!how.isSmall()) return
    start = { y, height: element.offsetHeight }
    last = { y, at, speed: 0 }
    wasDragged = false
  }
  const drag = (y: number, at: number) => {
    if (!start) return
    if (Math.abs(y - start.y) > PRESS_PX) wasDragged = true
    if (!wasDragged) return
    last = { y, at, speed: (y - last.y) / Math.max(at - last.at, 1) }
    element.style.transition = 'none'
    element.style.setProperty('--sheet', `${start.height - (y - start.y)}px`)
  }
  const end = () => {
    if (start && wasDragged) how.stand(landing(element.offsetHeight, last.speed))
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
    if (finger && isIn(list, event.target)) {
      begin(finger.clientY, event.timeStamp)
    }
  }
  const pull = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!finger || !start || !isIn(list, event.target)) return
    const isDown = finger.clientY > start.y
    if (how.height() === 'full' && !wasDragged) {
      if (!isDown || list.scrollTop > 0) {
        start = null
        return
      }
    }
    if (event.cancelable) event.preventDefault()
    drag(finger.clientY, event.timeStamp)
  }
  const still = (event: Event) => {
    if (!wasDragged) return
    wasDragged = false
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
}

/** Where a sheet comes to rest that is let go of: the nearest height, or where it was flicked the next. */
function landing(height: number, speed: number): SheetHeight {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const stops = [
    { stop: 'peek', at: PEEK_REM * rem },
    { stop: 'half', at: HALF * innerHeight },
    { stop: 'full', at: innerHeight - ABOVE_REM * rem },
  ] as const
  if (speed < -FLICK) return stops.find(({ at }) => at > height)?.stop ?? 'full'
  if (speed > FLICK) return stops.findLast(({ at }) => at < height)?.stop ?? 'peek'
  const far = (at: number) => Math.abs(at - height)
  return stops.toSorted((one, other) => far(one.at) - far(other.at))[0]?.stop ?? 'peek'
}

function isIn(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true
}
