import * as z from 'zod/mini'
import { notModified } from '../../platform/http/cache/etag.ts'
import { fileResponse, streamedFile } from '../../platform/http/file-response.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { ActivityInput, ActivityRecord, TimelineQuery } from '../../team/activity/rules/activity.ts'
import { timeline } from '../../team/activity/timeline.ts'
import { mayRestore, staff } from '../../team/staff/guard.ts'
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
  route(
    {
      method: 'get',
      path: '/api/deals',
      tag,
      summary: 'Deals, newest first unless sorted otherwise',
      guard: staff(),
      query: z.extend(DealSearch, Page.shape),
      responses: { 200: z.array(ListedDeal) },
    },
    async (context, { query: { limit, offset, ...search } }, call) => {
      const page = { limit, offset }
      const { deals, total } = await dealList(context, search, page)
      return listResponse(call, deals, total, page)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/deals/board',
      tag,
      summary: "The pipeline's columns with their counts, sums and first cards",
      guard: staff(),
      query: BoardQuery,
      responses: { 200: Board },
    },
    async (context, { query }, call) => call.json(await board(context, query)),
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
        429: 'Too many downloads are waiting',
      },
    },
    async (context, { query }, call) =>
      streamedFile(
        call,
        () => exportDeals(context, query),
        `deals-${bangkokDate(context.now)}.csv`,
      ),
  ),
  route(
    {
      method: 'post',
      path: '/api/deals',
      tag,
      summary: 'Create a deal',
      guard: staff(),
      once: true,
      body: DealInput,
      responses: { 201: DealRecord },
    },
    async (context, { body }, call) => call.json(await addDeal(context, body), 201),
  ),
  route(
    {
      method: 'get',
      path: '/api/deals/{id}',
      tag,
      summary: 'A deal',
      guard: staff(),
      params: IdParams,
      responses: { 200: DealRecord, 404: 'No such deal' },
    },
    async (context, { params }, call) => call.json(await dealRecord(context, params.id)),
  ),
  route(
    {
      method: 'get',
      path: '/api/deals/{id}/vcard',
      tag,
      summary: 'A deal’s contact as a vCard with the deal’s details',
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
  route(
    {
      method: 'put',
      path: '/api/deals/{id}',
      tag,
      summary: 'Change a deal',
      guard: staff(),
      params: IdParams,
      body: DealChange,
      responses: { 200: DealRecord, 404: 'No such deal', 409: 'Changed since' },
    },
    async (context, { params, body }, call) =>
      call.json(await changeDeal(context, params.id, body)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/deals/{id}',
      tag,
      summary: 'Delete a deal',
      guard: staff(),
      params: IdParams,
      responses: { 204: 'Deleted', 403: 'Someone else’s deal', 404: 'No such deal' },
    },
    async (context, { params }, call) => {
      await deleteDeal(context, params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/deals/{id}/restore',
      tag,
      summary: 'Restore a deal deleted in the last 30 days',
      guard: mayRestore('deal'),
      params: IdParams,
      responses: { 200: DealRecord, 404: 'Nothing to restore' },
    },
    async (context, { params }, call) => call.json(await restoreDeal(context, params.id)),
  ),
  route(
    {
      method: 'post',
      path: '/api/deals/{id}/move',
      tag,
      summary: 'Move a deal’s card to a stage and a position in its column',
      guard: staff(),
      once: true,
      params: IdParams,
      body: MoveInput,
      responses: {
        200: Moved,
        404: 'No such deal',
        409: 'The deal, or the home of an undone move, has changed since',
      },
    },
    async (context, { params, body }, call) => call.json(await moveDeal(context, params.id, body)),
  ),
  route(
    {
      method: 'get',
      path: '/api/deals/{id}/alternatives',
      tag,
      summary: 'Homes like the one that a deal is about, and how each differs',
      guard: staff(),
      params: IdParams,
      responses: { 200: z.array(Alternative), 404: 'No such deal' },
    },
    async (context, { params }, call) => call.json(await alternatives(context, params.id)),
  ),
  route(
    {
      method: 'get',
      path: '/api/deals/{id}/activities',
      tag,
      summary: "A deal's timeline, newest first",
      guard: staff(),
      params: IdParams,
      query: z.extend(TimelineQuery, Page.shape),
      responses: { 200: z.array(ActivityRecord), 404: 'No such deal' },
    },
    async (context, { params, query }, call) => {
      const { id, contactId } = await dealRecord(context, params.id)
      const { entries, total } = await timeline(context.db, { dealId: id, contactId }, query, query)
      return listResponse(call, entries, total, query)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/deals/{id}/activities',
      tag,
      summary: 'Add an entry to a deal’s timeline and its contact’s',
      guard: staff(),
      once: true,
      params: IdParams,
      body: ActivityInput,
      responses: { 201: ActivityRecord, 404: 'No such deal' },
    },
    async (context, { params, body }, call) => {
      const { id, contactId } = await dealRecord(context, params.id)
      return call.json(await enterEntry(context, { dealId: id, contactId }, body), 201)
    },
  ),
]
