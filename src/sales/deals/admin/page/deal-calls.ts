import { useSave } from '../../../../admin/calls/use-save.ts'
import type { DealChange, DealRecord } from '../../rules/deal-record.ts'
import { deals } from '../deal-calls.ts'

/** Changes some fields of a deal at once, with Undo; `text` says what was done. */
export function useChangeDeal() {
  return useSave({
    send: ({ deal, fields }: { deal: DealRecord; fields: Fields; text: string }) =>
      deals.change(deal.id, { ...fields, version: deal.version }),
    done: (after, { deal, fields, text }) => ({
      title: 'Deal updated',
      text,
      undo: () => deals.change(deal.id, { ...before(deal, fields), version: after.version }),
    }),
    paints: ({ deal, fields }) => ({ subject: 'deals', ids: [deal.id], fields }),
    keyOf: deals.keyOf,
    failed: 'Failed to update the deal',
    nameOf: ({ deal }) => deal.dealName,
  })
}

type Fields = Pick<DealChange, 'unitId' | 'unitIds'>

function before(deal: DealRecord, fields: Fields): Fields {
  return {
    ...(fields.unitId !== undefined && { unitId: deal.unitId }),
    ...(fields.unitIds !== undefined && { unitIds: deal.unitIds }),
  }
}
