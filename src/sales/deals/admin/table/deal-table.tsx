import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecordKind } from '../../../../admin/record-list/record-kind.ts'
import { RecordTable } from '../../../../admin/record-list/record-table.tsx'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { runAfterClosing } from '../../../../ui/overlays/use-back-closes.ts'
import type { DealColumn } from '../../rules/deal.ts'
import type { ListedDeal } from '../../rules/deal-record.ts'
import { mayChangeDeal, mayDeleteDeal } from '../../rules/deal-rights.ts'
import type { Board, DealSearch } from '../../rules/deal-search.ts'
import { DealCardFace } from '../board/deal-card.tsx'
import { MoveSheet } from '../board/move-sheet.tsx'
import { dealsQuery, useDeleteDeal } from '../deal-calls.ts'
import { useMoveDeal } from '../move-deal-call.ts'
import { AskMove, asksFirst } from '../outcome/ask-move.tsx'
import { dealColumns } from './deal-columns.tsx'

const kind: RecordKind = {
  title: 'Deals',
  one: 'deal',
  many: 'deals',
  search: { label: 'Search deals', placeholder: 'Contact, unit or deal' },
  unmatched: { title: 'No deals match your search criteria.', clear: 'Clear filters' },
  empty: { title: 'No deals yet. Add your first deal to get started.' },
}

const mine: RecordKind = {
  ...kind,
  unmatched: { title: 'You have no deals yet.', clear: 'Everyone’s deals' },
}

/** The deals as a table, sorted and paged by the server. A row opens its deal. */
export function DealTable({
  list,
  search,
  columns,
  onClear,
  isMine,
}: {
  list: ListState
  search: DealSearch
  columns: Board['columns']
  /** Whether it shows one's own and nothing else narrows them. */
  isMine: boolean
  /** Removes every filter; null when none is in use. */
  onClear: (() => void) | null
}) {
  const language = useLanguage()
  const staff = useStaff()
  const found = useQuery(dealsQuery(search, list.window))
  const remove = useDeleteDeal()
  const move = useMoveDeal()
  const [moved, setMoved] = useState<ListedDeal | null>(null)
  const [asked, setAsked] = useState<{ deal: ListedDeal; to: DealColumn } | null>(null)

  function moveTo(deal: ListedDeal, to: DealColumn): void {
    if (!asksFirst(deal, to)) move.mutate({ deal, move: { stage: to } })
    else {
      move.reset()
      setAsked({ deal, to })
    }
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <RefusalAlert save={remove} />
      <RecordTable
        {...{ list, found }}
        kind={isMine ? mine : kind}
        {...(onClear && { narrowed: { clear: onClear } })}
        columns={dealColumns(language)}
        rowName={({ dealName }) => dealName}
        actions={(deal) => [
          ...(mayChangeDeal(staff, deal)
            ? [{ label: 'Move', icon: 'icon-move-horizontal', onSelect: () => setMoved(deal) }]
            : []),
          ...(mayDeleteDeal(staff, deal)
            ? [
                {
                  label: 'Delete',
                  icon: 'icon-trash',
                  tone: 'danger' as const,
                  question: `Delete ${deal.dealName}?`,
                  onSelect: () => remove.mutate(deal),
                },
              ]
            : []),
        ]}
        saves={[move]}
        card={(deal, _isFirst, { isSelecting, menu }) => (
          <span className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-2">
            <span className="min-w-0">
              <DealCardFace deal={deal} isLarge />
            </span>
            {!isSelecting && menu}
          </span>
        )}
        cardHasMenu
        cardHeight="7rem"
        pagesLabel="Pages of deals"
      />
      {moved && (
        <MoveSheet
          deal={moved}
          counts={columns}
          onMove={(to) => {
            setMoved(null)
            runAfterClosing(() => moveTo(moved, to))
          }}
          onClose={() => setMoved(null)}
        />
      )}
      {asked && (
        <AskMove
          deal={asked.deal}
          to={asked.to}
          isSaving={move.isPending}
          error={move.error}
          onAnswer={(answer) => {
            const ended = { deal: asked.deal, move: { stage: asked.to, ...answer } }
            move.mutate({ ...ended, onSaved: () => setAsked(null) })
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
