import { type DealColumn, DealColumns } from '../../rules/deal.ts'
import type { DropTarget } from './use-board.ts'

const SLIDE_MS = 200

function cardElement(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-deal="${id}"]`)
}

/** Focuses a card, where it is now. */
export function focusCard(id: number): void {
  cardElement(id)?.focus()
}

export function boxOfCard(id: number): DOMRect | null {
  return cardElement(id)?.getBoundingClientRect() ?? null
}

/** Slides a card from where it was to where it is. */
export function slideBack(id: number, from: DOMRect | null): void {
  const card = cardElement(id)
  if (!card || !from || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const to = card.getBoundingClientRect()
  const translate = `${from.left - to.left}px ${from.top - to.top}px`
  card.animate(
    [
      { translate, zIndex: 5 },
      { translate: '0 0', zIndex: 5 },
    ],
    {
      duration: SLIDE_MS,
      easing: 'ease-out',
    },
  )
}

/** The spot of the board at a point of the window; null outside its columns. */
export function spotAt(x: number, y: number): DropTarget | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')
  const id = column?.dataset.column ?? ''
  const list = column?.querySelector<HTMLElement>('[data-cards]')
  if (!list || !isColumn(id)) return null
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const step = Number(list.dataset.step) * rem
  const place = Math.floor((y - list.getBoundingClientRect().top) / step)
  return { column: id, place: Math.max(0, place) }
}

const isColumn = (id: string): id is DealColumn => DealColumns.has(id)

/** Moves the focus from a card to the next one in the direction of an arrow key. */
export function focusNext(from: HTMLElement, key: string): boolean {
  const column = from.closest<HTMLElement>('[data-column]')
  const place = Number(from.dataset.place)
  const along = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (along) return focusAt(column, place + along)
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (!sideways || !isColumn(column?.dataset.column ?? '')) return false
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')]
  const at = column ? columns.indexOf(column) : -1
  const rest = sideways > 0 ? columns.slice(at + 1) : columns.slice(0, at).reverse()
  return rest.some((one) => focusAt(one, place))
}

/** Focuses the card at a place of a column, or its last one above that. */
function focusAt(column: HTMLElement | null, place: number): boolean {
  if (!column || place < 0) return false
  const cards = [...column.querySelectorAll<HTMLElement>('[data-deal]')]
  const found =
    cards.find((card) => Number(card.dataset.place) === place) ??
    cards.filter((card) => Number(card.dataset.place) < place).at(-1)
  if (!found || found === document.activeElement) return false
  found.focus()
  return true
}
