import { lengthOf, pixelsOf, type SheetHeight, type SheetSizes, settled } from './sheet-heights.ts'

/** A pointer that moved so little pressed. */
const PRESS_PX = 8

type How = {
  sizes: SheetSizes
  height: () => SheetHeight
  /** Whether it is a sheet now: on a wide screen the same may stand beside a map. */
  isSheet: () => boolean
  onHeight: (height: SheetHeight) => void
}

/**
 * Lets a sheet be dragged and flicked by its grip (`data-grip`), and by a finger anywhere in it; only in
 * full a list in it (`data-scrolls`) scrolls, and its top pulls the sheet down. Answers how to stop.
 */
export function dragSheet(sheet: HTMLElement, how: How): () => void {
  const grip = new Drag(sheet, how)
  const finger = new Drag(sheet, how)
  const listeners = new AbortController()
  const on = { signal: listeners.signal, passive: true }
  const down = (event: PointerEvent) => {
    grip.wasDragged = finger.wasDragged = false
    if (isOnGrip(event)) grip.begin(event)
  }
  const move = (event: PointerEvent) => {
    if (event.buttons > 0) grip.follow(event, event)
    else grip.end()
  }
  sheet.addEventListener('pointerdown', down, on)
  addEventListener('pointermove', move, on)
  addEventListener('pointerup', () => grip.end(), on)
  addEventListener('pointercancel', () => grip.end(), on)
  const touch = (event: TouchEvent) => {
    const [first] = event.touches
    if (first && !isOnGrip(event)) finger.begin(first)
  }
  const pull = (event: TouchEvent) => {
    const [first] = event.touches
    if (!first || finger.leavesTo(first)) return
    if (event.cancelable) event.preventDefault()
    finger.follow(first, event)
  }
  sheet.addEventListener('touchstart', touch, on)
  sheet.addEventListener('touchmove', pull, { ...on, passive: false })
  sheet.addEventListener('touchend', () => finger.end(), on)
  sheet.addEventListener('touchcancel', () => finger.end(), on)
  // Whoever drags presses nothing; a key's press is one.
  const still = (event: MouseEvent) => {
    if (event.detail === 0 || !(grip.wasDragged || finger.wasDragged)) return
    grip.wasDragged = finger.wasDragged = false
    event.preventDefault()
    event.stopPropagation()
  }
  sheet.addEventListener('click', still, { ...on, passive: false, capture: true })
  return () => listeners.abort()
}

type Spot = { clientX: number; clientY: number; target: EventTarget | null }

/** One pointer that takes hold of a sheet, and how fast it is. */
class Drag {
  readonly #sheet: HTMLElement
  readonly #how: How
  #from: (Spot & { height: number }) | null = null
  #last = { y: 0, at: 0, speed: 0 }
  wasDragged = false

  constructor(sheet: HTMLElement, how: How) {
    this.#sheet = sheet
    this.#how = how
  }

  begin({ clientX, clientY, target }: Spot): void {
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
      const next = settled(this.#sheet.offsetHeight, this.#last.speed, (one) =>
        pixelsOf(one, sizes, innerHeight, rem),
      )
      this.#sheet.style.removeProperty('transition')
      this.#sheet.style.setProperty('--sheet', lengthOf(next, sizes))
      onHeight(next)
    }
    this.#from = null
  }

  /** Whether it is none, or moves something else: sideways, or the list in full. */
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
