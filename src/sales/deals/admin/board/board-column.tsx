import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { formatNumber } from '../../../../shared/money.ts'
import { Skeleton } from '../../../../ui/feedback/states.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useTexts } from '../../../../ui/language.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { Count } from '../../../../ui/tables/count.tsx'
import { statusOfColumn } from '../../rules/deal.ts'
import type { ListedDeal } from '../../rules/deal-record.ts'
import type { BoardColumn, DealFilters } from '../../rules/deal-search.ts'
import { millions } from '../format-deal.ts'
import { BoardCard } from './board-card.tsx'
import { boardTexts } from './board-texts.ts'
import { withCard, withoutCard } from './column-cards.ts'
import { DealCardFace } from './deal-card.tsx'
import { rememberedScroll, rememberScroll } from './scroll-memory.ts'
import type { BoardState } from './use-board.ts'
import { useColumnCards } from './use-column-cards.ts'
import { useVisiblePlaces } from './use-visible-places.ts'

/** In rem: the height of a card and the gap below it. */
const STEPS = { wide: 6.625, phone: 9.6875 }

type ColumnProps = {
  column: BoardColumn
  filters: DealFilters
  board: BoardState
  addressOf: (deal: ListedDeal) => string
  /** Adds a deal in this stage; absent where deals end. */
  onAdd?: () => void
  /** On a phone: opens the stages to move a deal to. */
  onMove?: (deal: ListedDeal) => void
  onFilterKey: string
}

/** A column: its exact count and sum, and its cards, of which only those near the window are rendered. */
export function BoardColumnView(props: ColumnProps) {
  const { column, filters, board, onAdd, onMove, onFilterKey } = props
  const { id, title } = column
  const texts = useTexts(boardTexts)
  const headId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isPhone = onMove !== undefined
  const step = isPhone ? STEPS.phone : STEPS.wide
  const range = useVisiblePlaces(list, step)
  const { carry, moves } = board
  const stored = useColumnCards(column, filters, range, carry !== null)
  let cards = stored
  let sum = column.sum
  for (const { deal, to } of moves) {
    const without = withoutCard(cards, deal.id)
    if (without !== cards) sum -= deal.value
    cards = without
    if (to.column !== id) continue
    cards = withCard(cards, to.place, deal)
    sum += deal.value
  }
  useEffect(() => {
    board.cards.current.set(id, cards)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the list was left
  useLayoutEffect(() => {
    const top = rememberedScroll(onFilterKey, id)
    if (top && scroller.current) scroller.current.scrollTop = top
  }, [])

  const carried = carry ? cards.placeOf(carry.deal.id) : -1
  const slot = carry?.to?.column === id ? carry.to.place : null
  const shownAt = (place: number) => {
    const closed = carried >= 0 && place > carried ? place - 1 : place
    return slot !== null && closed >= slot ? closed + 1 : closed
  }
  const total = cards.count - (carried >= 0 ? 1 : 0) + (slot === null ? 0 : 1)
  const last = Math.min(range.last, cards.count - 1)
  const places = Array.from(
    { length: Math.max(0, last - range.first + 1) },
    (_, i) => range.first + i,
  )
  if (carried >= 0 && carried < range.first) places.unshift(carried)
  if (carried > last) places.push(carried)
  const status = statusOfColumn(id)
  const more = Math.max(0, cards.count - range.lastSeen - 1)

  return (
    <section
      aria-labelledby={headId}
      data-column={id}
      className={classNames(
        'flex flex-none flex-col rounded-[12px] border bg-wash',
        isPhone ? 'w-full pt-2' : 'h-full min-h-100 w-72',
        slot !== null && carry
          ? 'border-transparent bg-accent-wash! outline-2 -outline-offset-2 outline-accent outline-dashed'
          : 'border-line',
      )}
    >
      <header
        className={classNames(
          'flex min-h-11.5 flex-none items-center gap-2 pr-2 pl-4',
          isPhone && 'sr-only',
        )}
      >
        <h2
          id={headId}
          className={classNames(
            'truncate text-sm font-strong',
            status === 'won' && 'text-success',
            status === 'lost' && 'text-danger',
          )}
        >
          {title}
        </h2>
        <Count value={cards.count} />
        <span className="ml-auto text-ink-2 tabular-nums">{millions(sum)}</span>
        {onAdd && (
          <IconButton label={`Add deal in ${title}`} onClick={onAdd}>
            <span className="icon-plus before:size-4" />
          </IconButton>
        )}
      </header>
      <div
        ref={scroller}
        onScroll={({ currentTarget }) => rememberScroll(onFilterKey, id, currentTarget.scrollTop)}
        className={classNames(!isPhone && 'min-h-0 flex-1 overflow-y-auto overscroll-y-contain')}
      >
        <ul
          ref={list}
          data-cards
          data-step={step}
          aria-label={`Deals in ${title}`}
          className="relative mx-2"
          style={{ height: `${total * step}rem` }}
        >
          {places.map((place) => {
            const deal = cards.at(place)
            return deal ? (
              <BoardCard
                key={deal.id}
                {...{ deal, board, onMove, place, step }}
                at={place === carried ? place : shownAt(place)}
                isCarried={place === carried}
                column={id}
                address={props.addressOf(deal)}
              />
            ) : (
              <li
                key={`loading-${place}`}
                className="absolute inset-x-0"
                style={{ transform: `translateY(${shownAt(place) * step}rem)` }}
              >
                <Skeleton className="h-24.5 w-full" />
              </li>
            )
          })}
          {slot !== null && carry && <Slot place={slot} step={step} carry={carry} />}
        </ul>
      </div>
      {!isPhone && more > 0 && (
        <p className="flex-none py-1.5 text-center text-ink-3 tabular-nums">
          {texts.more(formatNumber(more))}
        </p>
      )}
    </section>
  )
}

/** Where the card in hand will be; carried by the keyboard, it is shown there. */
function Slot({
  place,
  step,
  carry,
}: {
  place: number
  step: number
  carry: NonNullable<BoardState['carry']>
}) {
  const slot = useRef<HTMLLIElement>(null)
  const isByKey = carry.by === 'keyboard'
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it moves
  useLayoutEffect(() => {
    if (isByKey) slot.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isByKey, place])
  return (
    <li
      ref={slot}
      aria-hidden="true"
      className="absolute inset-x-0 h-24.5"
      style={{ transform: `translateY(${place * step}rem)` }}
    >
      {isByKey ? (
        <LiftedCard deal={carry.deal} />
      ) : (
        <span className="block h-full rounded-control border-2 border-dashed border-accent" />
      )}
    </li>
  )
}

/** The card in hand. */
export function LiftedCard({ deal }: { deal: ListedDeal }) {
  return (
    <span className="block h-24.5 rotate-2 overflow-hidden rounded-control bg-card px-3 py-2.5 text-sm leading-[1.45] shadow-float outline-2 outline-accent motion-reduce:rotate-0">
      <DealCardFace deal={deal} />
    </span>
  )
}
