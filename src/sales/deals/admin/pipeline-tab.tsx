import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { OpenForm } from '../../../admin/record-form/open-form.tsx'
import { type ListState, useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { useOnline } from '../../../ui/use-online.ts'
import { type DealColumn, DealColumns } from '../rules/deal.ts'
import type { ListedDeal } from '../rules/deal-record.ts'
import type { Board } from '../rules/deal-search.ts'
import { BoardNotes } from './board/board-notes.tsx'
import { BoardSkeleton } from './board/board-skeleton.tsx'
import { BoardView } from './board/board-view.tsx'
import { PhoneBoard } from './board/phone-board.tsx'
import { noteReturn } from './board/scroll-memory.ts'
import { useBoard } from './board/use-board.ts'
import { boardQuery, useDeal } from './deal-calls.ts'
import { narrowingParameters, readPipeline } from './pipeline-address.ts'
import { PipelineFilterBar } from './pipeline-filter-bar.tsx'
import { PipelineSummary } from './pipeline-summary.tsx'
import { PipelineTitle } from './pipeline-title.tsx'
import { DealTable } from './table/deal-table.tsx'
import { useWhoseDeals } from './whose-deals.ts'

// Loaded after the board, which is what people open the tab for.
const FiguresView = lazy(() => import('./figures/figures-view.tsx'))
const DealForm = lazy(() => import('./form/deal-form.tsx'))
const PipelineSettingsDialog = lazy(() => import('./settings/pipeline-settings-dialog.tsx'))

/** The tab of the pipeline: its board, table or figures. All of its state is in the address. */
export default function PipelineTab() {
  const list = useListAddress(adminPath('pipeline'))
  const { opensWith, keep } = useWhoseDeals()
  const shown = readPipeline(list, opensWith)
  const isOnline = useOnline()
  const board = useQuery(boardQuery(shown.filters))
  const summary = board.data?.summary
  const clear = () =>
    list.show({
      ...Object.fromEntries(['search', ...narrowingParameters].map((name) => [name, null])),
      assigned: 'everyone',
    })
  return (
    <div className="dense grid grid-cols-1 gap-3">
      <PipelineTitle {...{ list, shown }} found={summary?.total ?? null} />
      {!isOnline && (
        <Alert tone="warning" title="You’re offline.">
          Showing the last loaded data. Changes can’t be saved until you’re back online.
        </Alert>
      )}
      {shown.view === 'figures' ? (
        <AfterHydration>
          <FiguresView list={list} />
        </AfterHydration>
      ) : (
        <>
          {!(board.isError && !summary) && <PipelineSummary summary={summary} />}
          <PipelineFilterBar {...{ list, shown, summary }} onAssigned={keep} />
          {shown.view === 'table' ? (
            <DealTable
              list={list}
              search={shown.search}
              columns={board.data?.columns ?? []}
              onClear={shown.isNarrowed ? clear : null}
              isMine={shown.isMine}
            />
          ) : (
            <BoardPart {...{ list, shown, board }} onClear={clear} />
          )}
        </>
      )}
      <AfterHydration>
        <OpenForm list={list} kind="deal" useRecord={useDeal}>
          {(record, onClose) => (
            <DealForm
              key={record?.id ?? 'new'}
              record={record}
              onClose={onClose}
              start={{
                stage: shown.stage,
                contactId: shown.filters.contactId ?? null,
                unitId: shown.filters.unitId ?? null,
              }}
            />
          )}
        </OpenForm>
        {list.get('settings') !== '' && (
          <PipelineSettingsDialog onClose={() => list.close({ settings: null })} />
        )}
      </AfterHydration>
    </div>
  )
}

function BoardPart({
  list,
  shown,
  board,
  onClear,
}: {
  list: ListState
  shown: ReturnType<typeof readPipeline>
  board: UseQueryResult<Board>
  onClear: () => void
}) {
  const isNarrow = useNarrow()
  const isReturn = useNavigationType() === 'POP'
  noteReturn(isReturn)
  useEffect(() => () => noteReturn(false), [])
  const state = useBoard()
  // A card stays in hand whatever others do: what is read meanwhile shows once it is dropped.
  const held = useRef(board.data)
  // The stage that a phone begins at stays, also when its last card is moved.
  const begins = useRef<{ of: string; stage: DealColumn } | null>(null)
  const address = list.address({ stage: null, add: null, edit: null })
  if (state.carry === null) held.current = board.data
  const { isError, refetch } = board
  const data = held.current
  if (!data) {
    if (isError) {
      return <ErrorState title="Couldn’t load deals." retry={() => void refetch()} />
    }
    return <BoardSkeleton />
  }
  if (begins.current?.of !== address && !board.isPlaceholderData)
    begins.current = { of: address, stage: firstWithDeals(data) }
  const isEmpty = data.columns.every(({ count }) => count === 0)
  const shared = {
    ...{ board: state, data, filters: shown.filters, address },
    addressOf: ({ id }: ListedDeal) => list.recordAddress(id),
  }
  return (
    <>
      <BoardNotes board={state} />
      {isEmpty && (
        <EmptyState
          title={
            shown.isMine
              ? 'You have no deals yet.'
              : shown.isNarrowed
                ? 'No deals match your search criteria.'
                : 'No deals yet. Add your first deal to get started.'
          }
        >
          {shown.isMine && (
            <Button size="small" onClick={() => list.open({ add: 1 })}>
              Add Deal
            </Button>
          )}
          {shown.isNarrowed && (
            <Button variant="quiet" size="small" onClick={onClear}>
              {shown.isMine ? 'Everyone’s deals' : 'Clear filters'}
            </Button>
          )}
        </EmptyState>
      )}
      {isNarrow ? (
        <PhoneBoard
          {...shared}
          stage={(list.get('stage') === '' && begins.current?.stage) || shown.stage}
          onStage={(stage) => list.show({ stage }, { isTyping: true })}
        />
      ) : (
        <BoardView {...shared} onAdd={(stage) => list.open({ add: 1, stage: first(stage) })} />
      )}
    </>
  )
}

/** What a phone shows until a stage is chosen. */
const firstWithDeals = ({ columns }: Board): DealColumn =>
  columns.find(({ count }) => count > 0)?.id ?? 'leadin'

/** The first stage needs no parameter. */
const first = (stage: DealColumn) => (stage === DealColumns.ids[0] ? null : stage)
