import * as z from 'zod/mini'
import { notModified } from '../../platform/http/cache/etag.ts'
import { fileResponse, streamedFile } from '../../platform/http/file-response.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
import { staff } from '../../team/staff/guard.ts'
import { enterEntry } from '../../team/tasks/enter-entry.ts'
import { alternatives } from './alternatives.ts'
import { board } from './board.ts'
import { dealList } from './deal-list.ts'
import { deleteDeal, restoreDeal } from './delete-deal.ts'
import { exportDeals } from './export-deals.ts'
import { moveDeal } from './move-deal.ts'
import { Alternative } from './rules/alternative.ts'
import { Stats } from './rules/deal.ts'
import { DealChange, DealInput, DealRecord, ListedDeal } from './rules/deal-record.ts'
import { Board, BoardQuery, DealSearch } from './rules/deal-search.ts'
import { Moved, MoveInput } from './rules/move.ts'
import { addDeal, changeDeal } from './save-deal.ts'
import { stats } from './stats.ts'
import { dealRecord } from './store.ts'

const tag = 'deals'

const deal = recordRoutes('deal', { path: '/api/deals', tag, record: DealRecord })

export const dealRoutes = [
  route(
    {
      method: 'get',
      path: '/api/stats',
      tag,
      summary: "The dashboard's figures",
      guard: staff(),
      responses: { 200: Stats, 304: 'Nothing changed' },
    },
    async ({ db }, _input, call) => {
      const figures = await stats(db)
      return notModified(call, Object.values(figures).join('-')) ?? call.json(figures)
    },
  ),
  deal.list('Deals, newest first unless sorted otherwise', DealSearch, dealList, {
    gives: ListedDeal,
  }),
  deal.view(
    '/board',
    "The pipeline's columns with their counts, sums and first cards",
    Board,
    board,
    { query: BoardQuery },
  ),
  route(
    {
      method: 'get',
      path: '/api/deals/export',
      tag,
      summary: 'Every deal that a search finds, as a CSV file',
      guard: staff('exportPhones'),
      query: DealSearch,
      responses: {
        200: 'A CSV file in UTF-8 with a byte order mark',
        429: 'Too many downloads wait',
      },
    },
    async (context, { query }, call) =>
      streamedFile(
        call,
        () => exportDeals(context, query),
        `deals-${bangkokDate(context.now)}.csv`,
      ),
  ),
  deal.create(DealInput, addDeal, { summary: 'Enter a deal' }),
  deal.read((context, id) => dealRecord(context, id)),
  route(
    {
      method: 'get',
      path: '/api/deals/{id}/vcard',
      tag,
      summary: "A deal's contact as a vCard that says what the deal is about",
      guard: staff(),
      params: IdParams,
      responses: { 200: 'A vCard 4.0 (RFC 6350)', 404: 'No such deal, or its contact is deleted' },
    },
    async (context, { params }, call) => {
      const deal = await dealRecord(context, params.id)
      const { dealVcard } = await import('./deal-vcard.ts')
      const card = await dealVcard(context, deal, call.var.services.origin)
      return fileResponse(call, card, `${deal.contact.name.slice(0, 60)} ${deal.id}.vcf`)
    },
  ),
  deal.change(DealChange, changeDeal),
  deal.remove(deleteDeal, { refused: { 403: 'A deal of somebody else' } }),
  deal.restore(restoreDeal),
  route(
    {
      method: 'post',
      path: '/api/deals/{id}/move',
      tag,
      summary: "Move a deal's card to a stage and a place in its column",
      guard: staff(),
      once: true,
      params: IdParams,
      body: MoveInput,
      responses: {
        200: Moved,
        404: 'No such deal',
        409: 'The deal, or the home of an undone move, was changed meanwhile',
      },
    },
    async (context, { params, body }, call) => call.json(await moveDeal(context, params.id, body)),
  ),
  deal.viewOf(
    '/alternatives',
    'Homes like the one that a deal is about, and how each differs',
    z.array(Alternative),
    alternatives,
  ),
  ...deal.timeline(async (context, id) => {
    const { contactId } = await dealRecord(context, id)
    return { dealId: id, contactId }
  }, enterEntry),
]
