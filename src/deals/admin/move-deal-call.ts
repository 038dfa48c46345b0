import { call } from '../../admin/calls/call.ts'
import { useSave } from '../../admin/calls/use-save.ts'
import type { TaskInput } from '../../tasks/rules/task.ts'
import { columnOfStage, DealColumns, DealStages, statusOfColumn } from '../rules/deal.ts'
import type { DealRecord, ListedDeal } from '../rules/deal-record.ts'
import type { MoveInput } from '../rules/move.ts'

export const MOVE_FAILED = 'Failed to move deal'

/** A move of a deal, and the tasks to add with it. */
export type DealMove = {
  deal: Pick<ListedDeal, 'id' | 'dealName' | 'stage' | 'column'>
  move: MoveInput
  tasks?: readonly TaskInput[]
  /** Called once it is saved, before the screen has read it again. */
  onSaved?: () => void
}

/**
 * Moves a deal and adds the tasks that were asked for with it; Undo takes all of it back. A page of the deal
 * `shownId` shows the move before the server has answered.
 */
export function useMoveDeal(shownId?: number) {
  return useSave({
    async send({ deal, move, tasks = [], onSaved }: DealMove) {
      const answer = await moveTo(deal.id, move)
      const made = await Promise.allSettled(tasks.map((body) => call('post /api/tasks', { body })))
      onSaved?.()
      // Safe: the answer's undo is a move.
      return { undo: answer.undo as MoveInput, made }
    },
    done: ({ undo, made }, { deal, move }) => {
      const missing = made.filter(({ status }) => status === 'rejected').length
      const added = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
      return {
        title: titleOf(deal, move),
        text: [deal.dealName, tasksWords(added.length, missing)].filter(Boolean).join('. '),
        async undo() {
          await moveTo(deal.id, undo)
          const params = added.map((id) => ({ id: String(id) }))
          await Promise.all(params.map((one) => call('delete /api/tasks/{id}', { params: one })))
        },
      }
    },
    failed: MOVE_FAILED,
    nameOf: ({ deal }) => deal.dealName,
    ...(shownId !== undefined && { optimistic: { key: ['deals', 'one', shownId], change: moved } }),
  })
}

function moved(before: unknown, { move: { stage } }: DealMove): DealRecord {
  const column = columnOfStage[stage]
  // Safe: the key is of one deal.
  return { ...(before as DealRecord), stage, column, status: statusOfColumn(column) }
}

function tasksWords(added: number, missing: number): string {
  if (missing > 0)
    return missing === 1 ? 'Its task could not be added.' : 'Its tasks could not be added.'
  if (added === 0) return ''
  return added === 1 ? '1 task was added.' : `${added} tasks were added.`
}

function titleOf(deal: DealMove['deal'], { stage }: MoveInput): string {
  const column = columnOfStage[stage]
  if (stage === deal.stage || (stage === column && column === deal.column)) {
    return `Moved within ${DealColumns.labels[column]}`
  }
  if (column === 'won' || column === 'lost') return `Deal ${column}`
  return `Moved to ${DealStages.labels[stage]}`
}

function moveTo(id: number, body: MoveInput) {
  return call('post /api/deals/{id}/move', { params: { id: String(id) }, body })
}
