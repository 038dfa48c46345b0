import { readId } from '../../../admin/calls/read-id.ts'
import type { ListAddress } from '../../../admin/record-list/list-address.ts'
import { type ValueSet, valueSet } from '../../../shared/fields/value-set.ts'
import { type DealColumn, DealColumns } from '../rules/deal.ts'
import { DealClosings, type DealFilters, DealSorts } from '../rules/deal-search.ts'
import type { WhoseDeals } from './whose-deals.ts'

/** The values that the board can be narrowed to. */
export const ValueBands = valueSet('ValueBands', {
  under_1: 'Under 1M THB',
  from_1: '1M to 5M THB',
  from_5: '5M to 10M THB',
  from_10: '10M to 20M THB',
  over_20: '20M THB and more',
})

const million = 1_000_000
const bounds: Record<
  (typeof ValueBands.ids)[number],
  Pick<DealFilters, 'valueMin' | 'valueMax'>
> = {
  under_1: { valueMax: million - 1 },
  from_1: { valueMin: million, valueMax: 5 * million - 1 },
  from_5: { valueMin: 5 * million, valueMax: 10 * million - 1 },
  from_10: { valueMin: 10 * million, valueMax: 20 * million - 1 },
  over_20: { valueMin: 20 * million },
}

export const PipelineViews = valueSet('PipelineViews', {
  board: 'Board',
  table: 'Table',
  figures: 'Figures',
})

/** The parameters of the address that narrow the deals, the search aside. */
export const narrowingParameters = ['assigned', 'value', 'close', 'stale', 'unit', 'contact']

/**
 * What the address shows: the view, the filters, the order of the table, the stage open on a phone. One that does not
 * say whose deals shows those it opens with; all of them where it is about one home or contact.
 */
export function readPipeline({ get }: Pick<ListAddress, 'get'>, opensWith: WhoseDeals) {
  const search = get('search').trim()
  const isOfOne = get('unit') !== '' || get('contact') !== ''
  const assigned = get('assigned') || (isOfOne ? 'everyone' : opensWith)
  const assignedTo = assigned === 'me' || assigned === 'none' ? assigned : readId(assigned)
  const value = readOf(ValueBands, get('value'))
  const closing = readOf(DealClosings, get('close'))
  const unitId = readId(get('unit'))
  const contactId = readId(get('contact'))
  const filters: DealFilters = {
    ...(search && { search }),
    ...(assignedTo && { assignedTo }),
    ...(value && bounds[value]),
    ...(closing && { closing }),
    ...(get('stale') !== '' && { stale: true }),
    ...(unitId && { unitId }),
    ...(contactId && { contactId }),
  }
  const stage: DealColumn = readOf(DealColumns, get('stage')) ?? 'leadin'
  return {
    view: readOf(PipelineViews, get('view')) ?? 'board',
    filters,
    search: { ...filters, sort: readOf(DealSorts, get('sort')) ?? ('newest' as const) },
    stage,
    isNarrowed: Object.keys(filters).length > 0,
    /** Whether it shows one's own deals and nothing else narrows them. */
    isMine: assignedTo === 'me' && Object.keys(filters).length === 1,
  }
}

function readOf<Id extends string>(set: ValueSet<Id>, text: string): Id | undefined {
  return set.has(text) ? text : undefined
}
