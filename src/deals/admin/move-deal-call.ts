import { call } from '../../admin/calls/call.ts'
import { useSave } from '../../admin/calls/use-save.ts'
import type { TaskInput } from '../../tasks/rules/task.ts'
import { columnOfStage, DealColumns, DealStages } from '../rules/deal.ts'
import type { ListedDeal } from '../rules/deal-record.ts'
import type { MoveInput } from '../rules/move.ts'

/** A move of a deal, and the tasks to make with it. */
export type DealMove = {
  deal: Pick<ListedDeal, 'id' | 'dealName' | 'stage' | 'column'>
  move: MoveInput
  tasks?: readonly TaskInput[]
}

/** Moves a deal and makes the tasks that were asked for with it; Undo takes all of it back. */
export function useMoveDeal() {
  return useSave({
    async send({ deal, move, tasks = [] }: DealMove) {
      const moved = await moveTo(deal.id, move)
      const made = await Promise.allSettled(tasks.map((body) => call('post /api/tasks', { body })))
      return { moved, made }
    },
    done: ({ moved, made }, { deal, move }) => {
      const missing = made.filter(({ status }) => status === 'rejected').length
      const added = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
      return {
        title: titleOf(deal, move),
        text: [deal.dealName, tasksWords(added.length, missing)].filter(Boolean).join('. '),
        async undo() {
          await moveTo(deal.id, moved.undo as MoveInput)
          const params = added.map((id) => ({ id: String(id) }))
          await Promise.all(params.map((one) => call('delete /api/tasks/{id}', { params: one })))
        },
      }
    },
    keyOf: ({ moved }) => ['deals', 'one', moved.deal.id],
    failed: 'Failed to move deal',
    nameOf: ({ deal }) => deal.dealName,
  })
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
