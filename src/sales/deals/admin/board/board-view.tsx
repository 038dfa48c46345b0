import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider, DragOverlay, PointerSensor } from '@dnd-kit/react'
import { useLayoutEffect, useRef } from 'react'
import { statusOfColumn } from '../../rules/deal.ts'
import type { ListedDeal } from '../../rules/deal-record.ts'
import type { Board, DealFilters } from '../../rules/deal-search.ts'
import type { CardData } from './board-card.tsx'
import { BoardColumnView, LiftedCard } from './board-column.tsx'
import { spotAt } from './card-elements.ts'
import { rememberedScroll, rememberScroll } from './scroll-memory.ts'
import type { BoardState } from './use-board.ts'

/** The columns side by side, between which cards are dragged, or carried by the keyboard. */
export function BoardView({
  board,
  data,
  filters,
  address,
  addressOf,
  onAdd,
}: {
  board: BoardState
  data: Board
  filters: DealFilters
  /** The board's own address. */
  address: string
  addressOf: (deal: ListedDeal) => string
  onAdd: (column: Board['columns'][number]['id']) => void
}) {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it was left
  useLayoutEffect(() => {
    const left = rememberedScroll(address, 'row')
    if (left && row.current) row.current.scrollLeft = left
  }, [])
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      // The plugin's instructions describe its own keys; ours are on the card.
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragStart={({ operation: { source } }) => {
        const data = dataOf(source?.data)
        if (data) board.startDrag(data.deal, data.spot, 'pointer')
      }}
      onDragMove={({ to, operation }) => {
        const { x, y } = to ?? operation.position.current
        board.carryTo(spotAt(x, y))
      }}
      onDragEnd={({ operation, canceled }) => {
        const { x, y } = operation.position.current
        if (canceled) board.cancelDrag()
        else board.drop(spotAt(x, y))
      }}
    >
      <div
        ref={row}
        onScroll={({ currentTarget }) => rememberScroll(address, 'row', currentTarget.scrollLeft)}
        className="-mr-7 -mb-6 flex h-[max(25.75rem,calc(100dvh-19.5rem))] gap-3 overflow-x-auto pr-7 pb-3"
      >
        {data.columns.map((column) => (
          <BoardColumnView
            key={`${column.id} ${JSON.stringify(filters)}`}
            {...{ column, filters, board, addressOf }}
            onFilterKey={address}
            {...(statusOfColumn(column.id) === 'open' && { onAdd: () => onAdd(column.id) })}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {(source) => {
          const data = dataOf(source.data)
          return data ? <LiftedCard deal={data.deal} /> : null
        }}
      </DragOverlay>
    </DragDropProvider>
  )
}

// Safe: the board's cards are all that is dragged in it.
function dataOf(data: unknown): CardData | null {
  return (data ?? null) as CardData | null
}
