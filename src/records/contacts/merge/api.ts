import * as z from 'zod/mini'
import { listResponse, Page } from '../../../platform/http/page.ts'
import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { staff } from '../../../team/staff/guard.ts'
import { markDistinct, unmarkDistinct } from '../duplicates/mark-distinct.ts'
import { comparison, contactPairs } from '../duplicates/pairs.ts'
import { ContactRecord } from '../rules/contact.ts'
import { Comparison, ContactPair, OtherContact, PairSearch } from '../rules/duplicates.ts'
import { ContactMerges, MergeInput, UnmergedContacts } from '../rules/merge.ts'
import { mergeContacts } from './merge-contacts.ts'
import { contactMerges } from './merges.ts'
import { unmergeContacts } from './unmerge-contacts.ts'

const tag = 'contacts'

const TwoIds = z.extend(IdParams, { otherId: IdParams.shape.id })

/** The endpoints of likely duplicates and of merging them. */
export const mergeRoutes = [
  route(
    {
      method: 'get',
      path: '/api/leads/duplicates',
      tag,
      summary: 'Pairs of contacts that may be the same person, likeliest first',
      guard: staff(),
      query: z.extend(PairSearch, Page.shape),
      responses: { 200: z.array(ContactPair) },
    },
    async ({ db }, { query }, call) => {
      const { pairs, total } = await contactPairs(db, query, query)
      return listResponse(call, pairs, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/leads/{id}/comparison/{otherId}',
      tag,
      summary: 'Two contacts side by side, the one with more history first',
      guard: staff(),
      params: TwoIds,
      responses: { 200: Comparison, 404: 'No such contact' },
    },
    async ({ db }, { params }, call) => call.json(await comparison(db, params.id, params.otherId)),
  ),
  route(
    {
      method: 'get',
      path: '/api/leads/{id}/merges',
      tag,
      summary: 'Contacts merged into a contact, and its other contact details',
      guard: staff(),
      params: IdParams,
      responses: { 200: ContactMerges, 404: 'No such contact' },
    },
    async ({ db }, { params }, call) => call.json(await contactMerges(db, params.id)),
  ),
  route(
    {
      method: 'post',
      path: '/api/leads/{id}/merge',
      tag,
      summary: 'Merge another contact into this one, which is kept',
      guard: staff('mergeContacts'),
      once: true,
      params: IdParams,
      body: MergeInput,
      responses: {
        200: ContactRecord,
        404: 'No such contact',
        409: 'Changed or merged since',
      },
    },
    async (context, { params, body }, call) =>
      call.json(await mergeContacts(context, params.id, body)),
  ),
  route(
    {
      method: 'post',
      path: '/api/leads/{id}/unmerge',
      tag,
      summary: 'Undo the latest merge of a contact',
      guard: staff('mergeContacts'),
      once: true,
      params: IdParams,
      responses: {
        200: UnmergedContacts,
        404: 'No such contact',
        409: 'Not merged, or merged again',
      },
    },
    async (context, { params }, call) => call.json(await unmergeContacts(context, params.id)),
  ),
  route(
    {
      method: 'post',
      path: '/api/leads/{id}/distinct',
      tag,
      summary: 'Mark two contacts as different people',
      guard: staff('mergeContacts'),
      params: IdParams,
      body: OtherContact,
      responses: { 204: 'Saved', 404: 'No such contact' },
    },
    async (context, { params, body }, call) => {
      await markDistinct(context, params.id, body.otherId)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/leads/{id}/distinct/{otherId}',
      tag,
      summary: 'Undo marking two contacts as different people',
      guard: staff('mergeContacts'),
      params: TwoIds,
      responses: { 204: 'Undone', 404: 'No such contact' },
    },
    async (context, { params }, call) => {
      await unmarkDistinct(context, params.id, params.otherId)
      return call.body(null, 204)
    },
  ),
]
