import { lengthOf, pixelsOf, type SheetHeight, type SheetSizes, settled } from './sheet-heights.ts'

/** A pointer that moved no further than this clicked. */
const PRESS_PX = 8

type SheetOptions = {
  sizes: SheetSizes
  height: () => SheetHeight
  /** Whether the element is a sheet now; on a wide screen it may be a column beside a map. */
  isSheet: () => boolean
  onHeight: (height: SheetHeight) => void
}

/**
 * Makes a sheet draggable by its grip (`data-grip`), and by touch anywhere in it. A list in it
 * (`data-scrolls`) scrolls only at full height; pulling at its top drags the sheet down. Returns a
 * function that stops it.
 */
export function dragSheet(sheet: HTMLElement, options: SheetOptions): () => void {
  const gripDrag = new Drag(sheet, options)
  const touchDrag = new Drag(sheet, options)
  const listeners = new AbortController()
  const on = { signal: listeners.signal, passive: true }
  const down = (event: PointerEvent) => {
    gripDrag.wasDragged = touchDrag.wasDragged = false
    if (isOnGrip(event)) gripDrag.begin(event)
  }
  const move = (event: PointerEvent) => {
    if (event.buttons > 0) gripDrag.follow(event, event)
    else gripDrag.end()
  }
  sheet.addEventListener('pointerdown', down, on)
  addEventListener('pointermove', move, on)
  addEventListener('pointerup', () => gripDrag.end(), on)
  addEventListener('pointercancel', () => gripDrag.end(), on)
  const startTouch = (event: TouchEvent) => {
    const [touchPoint] = event.touches
    if (touchPoint && !isOnGrip(event)) touchDrag.begin(touchPoint)
  }
  const moveTouch = (event: TouchEvent) => {
    const [touchPoint] = event.touches
    if (!touchPoint || touchDrag.leavesTo(touchPoint)) return
    if (event.cancelable) event.preventDefault()
    touchDrag.follow(touchPoint, event)
  }
  sheet.addEventListener('touchstart', startTouch, on)
  sheet.addEventListener('touchmove', moveTouch, { ...on, passive: false })
  sheet.addEventListener('touchend', () => touchDrag.end(), on)
  sheet.addEventListener('touchcancel', () => touchDrag.end(), on)
  // Suppresses the click after a drag, but not clicks by keyboard.
  const suppressClick = (event: MouseEvent) => {
    if (event.detail === 0 || !(gripDrag.wasDragged || touchDrag.wasDragged)) return
    gripDrag.wasDragged = touchDrag.wasDragged = false
    event.preventDefault()
    event.stopPropagation()
  }
  sheet.addEventListener('click', suppressClick, { ...on, passive: false, capture: true })
  return () => listeners.abort()
}

type PointerPosition = { clientX: number; clientY: number; target: EventTarget | null }

/** A drag of a sheet by one pointer, with its speed. */
class Drag {
  readonly #sheet: HTMLElement
  readonly #how: SheetOptions
  #from: (PointerPosition & { height: number }) | null = null
  #last = { y: 0, at: 0, speed: 0 }
  wasDragged = false

  constructor(sheet: HTMLElement, options: SheetOptions) {
    this.#sheet = sheet
    this.#how = options
  }

  begin({ clientX, clientY, target }: PointerPosition): void {
    if (!this.#how.isSheet()) return
    this.#from = { clientX, clientY, target, height: this.#sheet.offsetHeight }
    this.#last = { y: clientY, at: 0, speed: 0 }
  }

  follow({ clientY: y }: { clientY: number }, { timeStamp: at }: Event): void {
    if (!this.#from) return
    const moved = this.#from.clientY - y
    if (Math.abs(moved) > PRESS_PX) this.wasDragged = true
    if (!this.wasDragged) return
    this.#last = { y, at, speed: (this.#last.y - y) / Math.max(at - this.#last.at, 1) }
    this.#sheet.style.transition = 'none'
    this.#sheet.style.setProperty('--sheet', `${this.#from.height + moved}px`)
  }

  end(): void {
    const { sizes, onHeight } = this.#how
    if (this.#from && this.wasDragged) {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = settled(this.#sheet.offsetHeight, this.#last.speed, (height) =>
        pixelsOf(height, sizes, innerHeight, rem),
      )
      this.#sheet.style.removeProperty('transition')
      this.#sheet.style.setProperty('--sheet', lengthOf(next, sizes))
      onHeight(next)
    }
    this.#from = null
  }

  /** Whether the pointer does not drag the sheet: no drag began, it moves sideways, or it scrolls the list. */
  leavesTo({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
    if (!this.#from) return true
    if (this.wasDragged) return false
    const [x, y] = [clientX - this.#from.clientX, clientY - this.#from.clientY]
    const { target } = this.#from
    const list = target instanceof Element && target.closest('[data-scrolls]')
    const isScroll = this.#how.height() === 'full' && list && (y <= 0 || list.scrollTop > 0)
    if (!isScroll && Math.abs(x) <= Math.abs(y)) return false
    this.#from = null
    return true
  }
}

function isOnGrip({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-grip]') !== null
}
