import { useDraggable } from '@dnd-kit/react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { OPENED } from '../../../../admin/record-list/use-list-address.ts'
import { phoneLink } from '../../../../shared/contact-links.ts'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { DealColumn } from '../../rules/deal.ts'
import type { ListedDeal } from '../../rules/deal-record.ts'
import { focusNext } from './card-elements.ts'
import { cardClass, DealCardFace } from './deal-card.tsx'
import type { BoardState, DropTarget } from './use-board.ts'

/** What a dragged card carries with it. */
export type CardData = { deal: ListedDeal; spot: DropTarget }

/** A card in its column: a link to its deal that can be dragged, or carried by the keyboard. */
export function BoardCard({
  deal,
  board,
  column,
  place,
  at,
  step,
  isCarried,
  address,
  onMove,
}: {
  deal: ListedDeal
  board: BoardState
  column: DealColumn
  /** Its place among the cards. */
  place: number
  /** The place at which it is shown. */
  at: number
  step: number
  isCarried: boolean
  address: string
  onMove: ((deal: ListedDeal) => void) | undefined
}) {
  const spot = { column, place }
  const isPhone = onMove !== undefined
  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isCarried && board.carry?.by === 'keyboard') {
      if (key === ' ' || key === 'Enter') board.drop()
      else if (key === 'Escape') board.cancelDrag()
      else if (key.startsWith('Arrow')) board.carryByKey(key)
      else return
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (key === ' ') {
      event.preventDefault()
      board.startDrag(deal, spot, 'keyboard')
    } else if (focusNext(event.currentTarget, key)) event.preventDefault()
  }

  const link = {
    to: address,
    state: OPENED,
    draggable: false,
    'data-deal': deal.id,
    'data-place': place,
    className: 'block rounded-control select-none [-webkit-touch-callout:none]',
  }
  return (
    <li
      className={classNames(
        'absolute inset-x-0 transition-transform duration-150 motion-reduce:transition-none',
        isCarried && 'pointer-events-none opacity-0',
      )}
      style={{ transform: `translateY(${at * step}rem)` }}
    >
      <div className={classNames(cardClass(deal), isPhone && 'h-36.75')}>
        {isPhone ? (
          <Link {...link} className={classNames(link.className, 'h-24.75 px-3.5 py-3')}>
            <DealCardFace deal={deal} isLarge />
          </Link>
        ) : (
          <DraggableLink
            {...link}
            card={{ deal, spot }}
            aria-describedby="board-keys"
            onKeyDown={handleKey}
            onBlur={() => isCarried && board.carry?.by === 'keyboard' && board.cancelDrag()}
            className={classNames(link.className, 'h-24 cursor-grab px-3 py-2.5')}
          />
        )}
        {isPhone && <PhoneActions deal={deal} onMove={() => onMove(deal)} />}
      </div>
    </li>
  )
}

/** The link of a card that can be dragged. On a phone, where none can, the library would call it a disabled button. */
function DraggableLink({ card, ...link }: ComponentProps<typeof Link> & { card: CardData }) {
  const { ref } = useDraggable<CardData>({ id: card.deal.id, data: card })
  return (
    <Link ref={ref} {...link}>
      <DealCardFace deal={card.deal} />
    </Link>
  )
}

/** Call and Move, at the thumb. */
function PhoneActions({ deal, onMove }: { deal: ListedDeal; onMove: () => void }) {
  const { contactName, contactPhone } = deal
  return (
    <div className="flex divide-x divide-line border-t border-line">
      {contactPhone ? (
        <a href={phoneLink(contactPhone)} aria-label={`Call ${contactName}`} className={actionLook}>
          <span className="icon-phone before:size-4" />
          Call
        </a>
      ) : (
        <span className={classNames(actionLook, 'text-ink-3')}>No phone number</span>
      )}
      <button
        type="button"
        aria-label={`Move ${contactName}`}
        onClick={onMove}
        className={actionLook}
      >
        <span className="icon-move-horizontal before:size-4" />
        Move
      </button>
    </div>
  )
}

const actionLook = 'flex min-h-12 flex-1 items-center justify-center gap-2 font-medium'
