import { call } from '../../../admin/calls/call.ts'
import { undoOf } from '../../../admin/calls/undo.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { columnOfStage, DealColumns, DealStages, statusOfColumn } from '../rules/deal.ts'
import type { DealRecord, ListedDeal } from '../rules/deal-record.ts'
import type { MoveInput } from '../rules/move.ts'

export const MOVE_FAILED = 'Failed to move deal'

/** A move of a deal, with the tasks that it makes. */
export type DealMove = {
  deal: Pick<ListedDeal, 'id' | 'dealName' | 'stage' | 'column'>
  move: MoveInput
  /** Called once it is saved, before the screen has read it again. */
  onSaved?: () => void
}

/**
 * Moves a deal and makes the tasks that were asked for with it; Undo takes all of it back. A page of the deal
 * `shownId` shows the move before the server has answered.
 */
export function useMoveDeal(shownId?: number) {
  return useSave({
    async send({ deal: { id }, move, onSaved }: DealMove) {
      const params = { id: String(id) }
      const answer = await call('post /api/deals/{id}/move', { params, body: move })
      onSaved?.()
      return answer
    },
    done: ({ undoId }, { deal, move }) => ({
      title: titleOf(deal, move),
      text: [deal.dealName, tasksWords(move.tasks?.length ?? 0)].filter(Boolean).join('. '),
      ...undoOf(undoId),
    }),
    failed: MOVE_FAILED,
    // It is shown before it is saved: the next press counts too.
    inTurn: 'deal moves',
    nameOf: ({ deal }) => deal.dealName,
    ...(shownId !== undefined && { optimistic: { key: ['deals', 'one', shownId], change: moved } }),
  })
}

function moved(before: unknown, { move: { stage } }: DealMove): DealRecord {
  const column = columnOfStage[stage]
  // Safe: the key is of one deal.
  return { ...(before as DealRecord), stage, column, status: statusOfColumn(column) }
}

function tasksWords(added: number): string {
  if (added === 0) return ''
  return added === 1 ? '1 task added.' : `${added} tasks added.`
}

function titleOf(deal: DealMove['deal'], { stage }: MoveInput): string {
  const column = columnOfStage[stage]
  if (stage === deal.stage || (stage === column && column === deal.column)) {
    return `Moved within ${DealColumns.labels[column]}`
  }
  if (column === 'won' || column === 'lost') return `Deal ${column}`
  return `Moved to ${DealStages.labels[stage]}`
}
