import { call } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { columnOfStage, type DealColumn, DealColumns, statusOfColumn } from '../../rules/deal.ts'
import type { DealRecord } from '../../rules/deal-record.ts'
import type { Moved } from '../../rules/move.ts'

/** Moves a deal to a column at once, with Undo; it is shown there before the server has answered. */
export function useMoveToStage({ id, dealName }: DealRecord) {
  const language = useLanguage()
  const move = (body: Moved['undo']) =>
    call('post /api/deals/{id}/move', { params: { id: String(id) }, body })
  return useSave({
    send: (column: DealColumn) => move({ stage: column }),
    done: ({ undo }, column) => ({
      title: `Moved to ${labelOf(DealColumns, column, language)}`,
      text: dealName,
      // Safe: the answer's undo is a move.
      undo: () => move(undo as Moved['undo']),
    }),
    failed: 'The deal could not be moved',
    nameOf: () => dealName,
    optimistic: { key: ['deals', 'one', id], change: inColumn },
  })
}

function inColumn(before: unknown, stage: DealColumn): DealRecord {
  const column = columnOfStage[stage]
  // Safe: the key is of one deal.
  return { ...(before as DealRecord), stage, column, status: statusOfColumn(column) }
}
