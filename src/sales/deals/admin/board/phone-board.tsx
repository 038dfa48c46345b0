import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../../shared/money.ts'
import { runAfterClosing } from '../../../../ui/overlays/use-back-closes.ts'
import { type DealColumn, DealColumns } from '../../rules/deal.ts'
import type { ListedDeal } from '../../rules/deal-record.ts'
import type { Board, DealFilters } from '../../rules/deal-search.ts'
import { millions } from '../format-deal.ts'
import { BoardColumnView } from './board-column.tsx'
import { MoveSheet } from './move-sheet.tsx'
import type { BoardState } from './use-board.ts'

/** In pixels: a shorter sideways movement is no swipe. */
const SWIPE = 60

/** The board on a phone: one column at a time, the next one peeping in. */
export function PhoneBoard({
  board,
  data,
  filters,
  address,
  stage,
  onStage,
  addressOf,
}: {
  board: BoardState
  data: Board
  filters: DealFilters
  address: string
  stage: DealColumn
  onStage: (stage: DealColumn) => void
  addressOf: (deal: ListedDeal) => string
}) {
  const [moved, setMoved] = useState<ListedDeal | null>(null)
  const touch = useRef<{ x: number; y: number } | null>(null)
  const at = DealColumns.ids.indexOf(stage)
  const column = data.columns[at]
  const next = data.columns[at + 1]
  const shared = { filters, board, addressOf, onMove: setMoved, onFilterKey: address }
  if (!column) return null

  function swipe(x: number, y: number): void {
    if (!touch.current) return
    const [aside, along] = [x - touch.current.x, y - touch.current.y]
    touch.current = null
    if (Math.abs(aside) < SWIPE || Math.abs(aside) < 1.5 * Math.abs(along)) return
    const to = DealColumns.ids[aside < 0 ? at + 1 : at - 1]
    if (to) onStage(to)
  }

  return (
    <>
      <Stages columns={data.columns} stage={stage} onStage={onStage} />
      <div
        className="-mr-4 overflow-x-clip"
        onTouchStart={({ touches }) => {
          const first = touches[0]
          touch.current = first ? { x: first.clientX, y: first.clientY } : null
        }}
        onTouchEnd={({ changedTouches }) => {
          const first = changedTouches[0]
          if (first) swipe(first.clientX, first.clientY)
        }}
      >
        <div className="relative w-[calc(100%-2.5rem)]">
          {column.count === 0 && moved === null && (
            <p className="absolute inset-x-0 top-10 text-center text-ink-3">No deals here</p>
          )}
          <div className="grid min-h-100">
            <BoardColumnView key={column.id} column={column} {...shared} />
          </div>
          {next && (
            <div
              aria-hidden="true"
              inert
              className="absolute inset-y-0 left-[calc(100%+0.75rem)] grid w-full overflow-hidden"
            >
              <BoardColumnView key={next.id} column={next} {...shared} />
            </div>
          )}
        </div>
      </div>
      {moved && (
        <MoveSheet
          deal={moved}
          counts={data.columns}
          onMove={(to) => {
            setMoved(null)
            runAfterClosing(() => board.moveTo(moved, { column: to, place: 0 }))
          }}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  )
}

/** The stages to press, with their counts and sums; the open one in view. */
function Stages({
  columns,
  stage,
  onStage,
}: {
  columns: Board['columns']
  stage: DealColumn
  onStage: (stage: DealColumn) => void
}) {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another stage is open
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (open && row.current) row.current.scrollLeft = open.offsetLeft - 58
  }, [stage])
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons side by side, no fields
    <div
      ref={row}
      role="group"
      aria-label="Stages"
      className="relative -mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none]"
    >
      {columns.map(({ id, title, count, sum }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === stage}
          onClick={() => onStage(id)}
          className="group grid min-h-13 flex-none content-center rounded-card border border-line bg-card px-3.5 py-1 text-left leading-[1.35] whitespace-nowrap aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <b className="font-medium">{title}</b>
          <span className="text-ink-2 tabular-nums group-aria-pressed:text-paper">
            {formatNumber(count)} · {millions(sum)}
          </span>
        </button>
      ))}
    </div>
  )
}
