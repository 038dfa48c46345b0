import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../../ui/language.tsx'
import { type DealColumn, DealColumns } from '../../rules/deal.ts'
import type { ListedDeal } from '../../rules/deal-record.ts'
import type { MoveInput } from '../../rules/move.ts'
import { useMoveDeal } from '../move-deal-call.ts'
import { asksFirst } from '../outcome/ask-move.tsx'
import type { OutcomeAnswer } from '../outcome/ask-outcome.tsx'
import { boardTexts } from './board-texts.ts'
import { boxOfCard, focusCard, slideBack } from './card-elements.ts'
import { type ColumnCards, neighboursAt, withoutCard } from './column-cards.ts'

/** A place in a column, from 0, among its other cards. */
export type DropTarget = { column: DealColumn; place: number }
/** The card in hand; `to` is null outside the columns. */
export type Drag = {
  deal: ListedDeal
  from: DropTarget
  to: DropTarget | null
  by: 'pointer' | 'keyboard'
}
/** A move that the screen shows already. */
export type ShownMove = { key: number; deal: ListedDeal; to: DropTarget }
/** The question of a move, open until its answer is saved. */
type Question = {
  deal: ListedDeal
  to: DropTarget
  key: number
  isSaving: boolean
  error: Error | null
}

/**
 * The card in hand, the moves under way, and the question that a move asks. One write a drop, one after
 * the other; a refused move slides back.
 */
export function useBoard() {
  const texts = useTexts(boardTexts)
  const save = useMoveDeal()
  const [carry, setCarry] = useState<Drag | null>(null)
  const [moves, setMoves] = useState<readonly ShownMove[]>([])
  const [question, setQuestion] = useState<Question | null>(null)
  const [announcement, announce] = useState('')
  const cards = useRef(new Map<DealColumn, ColumnCards>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const lastKey = useRef(0)

  const others = (column: DealColumn, id: number): ColumnCards | null => {
    const of = cards.current.get(column)
    return of ? withoutCard(of, id) : null
  }
  const countAt = (column: DealColumn, id: number) => others(column, id)?.count ?? 0

  function say(
    what: 'lifted' | 'carried',
    { deal }: Pick<Drag, 'deal'>,
    { column, place }: DropTarget,
  ) {
    const of = countAt(column, deal.id) + 1
    announce(texts[what](deal.contactName, place + 1, of, DealColumns.labels[column]))
  }

  function startDrag(deal: ListedDeal, from: DropTarget, by: Drag['by']): void {
    setCarry({ deal, from, to: from, by })
    say('lifted', { deal }, from)
  }

  function carryTo(wanted: DropTarget | null): void {
    if (!carry) return
    const to = wanted && {
      ...wanted,
      place: Math.min(wanted.place, countAt(wanted.column, carry.deal.id)),
    }
    if (to?.column === carry.to?.column && to?.place === carry.to?.place) return
    setCarry({ ...carry, to })
    if (to && carry.by === 'keyboard') say('carried', carry, to)
  }

  /** The spot that an arrow key leads to from the present one. */
  function carryByKey(key: string): void {
    if (!carry?.to) return
    const { column, place } = carry.to
    const at = DealColumns.ids.indexOf(column)
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key]
    const along = { ArrowUp: -1, ArrowDown: 1 }[key]
    const next = sideways && DealColumns.ids[at + sideways]
    if (next) carryTo({ column: next, place })
    if (along) carryTo({ column, place: Math.max(0, place + along) })
  }

  function cancelDrag(): void {
    if (!carry) return
    setCarry(null)
    announce(texts.cancelled(carry.deal.contactName))
  }

  function drop(wanted: DropTarget | null = carry?.to ?? null): void {
    if (!carry) return
    const { deal, from } = carry
    if (!wanted || (wanted.column === from.column && wanted.place === from.place)) {
      cancelDrag()
      if (carry.by === 'keyboard') focusCard(deal.id)
      return
    }
    flushSync(() => setCarry(null))
    moveTo(deal, wanted)
    if (carry.by === 'keyboard') focusCard(deal.id)
  }

  /** Moves a deal to a spot, by default the top of a column; asks first if it ends there or was won. */
  function moveTo(deal: ListedDeal, to: DropTarget): void {
    const key = ++lastKey.current
    flushSync(() => setMoves((before) => [...before, { key, deal, to }]))
    const stage = DealColumns.labels[to.column]
    if (asksFirst(deal, to.column)) {
      setQuestion({ deal, to, key, isSaving: false, error: null })
      announce(texts.asked(deal.contactName, stage))
      return
    }
    announce(texts.dropped(deal.contactName, to.place + 1, stage))
    send(key, deal, to)
  }

  function send(key: number, deal: ListedDeal, to: DropTarget, answer?: OutcomeAnswer): void {
    const around = others(to.column, deal.id)
    const neighbours = around ? neighboursAt(around, to.place) : {}
    const move: MoveInput = { stage: to.column, ...neighbours, ...answer }
    queue.current = queue.current
      .then(() => save.mutateAsync({ deal, move, onSaved: () => answer && setQuestion(null) }))
      .then(() => forget(key))
      .catch((error: Error) => {
        if (answer) return setQuestion((asked) => asked && { ...asked, isSaving: false, error })
        const box = boxOfCard(deal.id)
        flushSync(() => forget(key))
        slideBack(deal.id, box)
        announce(texts.cancelled(deal.contactName))
      })
  }

  const forget = (key: number) => setMoves((before) => before.filter((move) => move.key !== key))

  return {
    carry,
    moves,
    cards: cards as RefObject<Map<DealColumn, ColumnCards>>,
    announcement,
    save,
    question: question && {
      ...question,
      answer(answer: OutcomeAnswer): void {
        setQuestion({ ...question, isSaving: true, error: null })
        send(question.key, question.deal, question.to, answer)
      },
      close(): void {
        setQuestion(null)
        forget(question.key)
        announce(texts.cancelled(question.deal.contactName))
      },
    },
    ...{ startDrag, carryTo, carryByKey, drop, cancelDrag, moveTo },
  }
}

export type BoardState = ReturnType<typeof useBoard>
