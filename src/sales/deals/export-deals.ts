import type { Context } from '../../context.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { CSV_MARK, csvLine } from '../../shared/fields/csv.ts'
import { MAX_ID } from '../../shared/fields/fields.ts'
import { cellText } from '../../shared/fields/from-table/export-cells.ts'
import { textStream } from '../../shared/fields/text-stream.ts'
import { record } from '../../team/activity/record.ts'
import { dealIds } from './deal-list.ts'
import { DealStages } from './rules/deal.ts'
import type { ListedDeal } from './rules/deal-record.ts'
import type { DealSearch } from './rules/deal-search.ts'
import { listedDeals } from './store.ts'

const BATCH = 500

const columns: Record<string, (deal: ListedDeal) => string | number | null> = {
  id: ({ id }) => id,
  dealName: ({ dealName }) => dealName,
  contact: ({ contactName }) => contactName,
  unit: ({ unitName }) => unitName,
  value: ({ value }) => value,
  months: ({ months }) => months,
  stage: ({ stage }) => DealStages.labels[stage],
  probability: ({ probability }) => probability,
  expectedCloseDate: ({ expectedCloseDate }) => expectedCloseDate,
  assignedTo: ({ assignedTo }) => assignedTo,
  daysInStage: ({ daysInStage }) => daysInStage,
  daysInPipeline: ({ daysInPipeline }) => daysInPipeline,
  closedOn: ({ closedOn }) => closedOn,
  reason: ({ reason }) => reason,
  createdAt: ({ createdAt }) => bangkokDate(createdAt),
}

/**
 * Streams every deal that matches a search, in its order, as a CSV file that spreadsheets open. The audit log
 * says who exported how many.
 */
export async function exportDeals(
  context: Context,
  search: DealSearch,
): Promise<ReadableStream<Uint8Array>> {
  const ids = await dealIds(context, search, { limit: MAX_ID, offset: 0 })
  await record(context, 'export', 'deal', null, { deals: [null, ids.length] })
  return textStream(lines(context, ids))
}

async function* lines(context: Context, ids: readonly number[]): AsyncGenerator<string, void> {
  yield CSV_MARK + csvLine(Object.keys(columns))
  for (let start = 0; start < ids.length; start += BATCH) {
    const deals = await listedDeals(context, ids.slice(start, start + BATCH))
    yield deals
      .map((deal) => csvLine(Object.values(columns).map((cell) => cellText(cell(deal)))))
      .join('')
  }
}
