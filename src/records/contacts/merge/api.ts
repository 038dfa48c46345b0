import * as z from 'zod/mini'
import { listResponse, Page } from '../../../platform/http/page.ts'
import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { recordRoutes } from '../../../team/record/record-routes.ts'
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

const contact = recordRoutes('contact', { path: '/api/leads', tag, record: ContactRecord })
const guard = staff('mergeContacts')

/** The endpoints of likely duplicates and of merging them. */
export const mergeRoutes = [
  route(
    {
      method: 'get',
      path: '/api/leads/duplicates',
      tag,
      summary: 'Pairs of contacts that may be one person, the likely ones first',
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
  contact.viewOf(
    '/merges',
    'What was merged into a contact, and what it is also known by',
    ContactMerges,
    ({ db }, id) => contactMerges(db, id),
  ),
  contact.verb(
    '/merge',
    'Merge another contact into this one, which is kept',
    MergeInput,
    mergeContacts,
    { guard, once: true, refused: { 409: 'Changed or merged meanwhile' } },
  ),
  contact.verb('/unmerge', 'Take the latest merge of a contact apart', undefined, unmergeContacts, {
    ...{ guard, once: true, gives: UnmergedContacts },
    refused: { 409: 'Not merged, or merged again' },
  }),
  contact.verb(
    '/distinct',
    'Keep for good that two contacts are not the same person',
    OtherContact,
    (context, id, { otherId }) => markDistinct(context, id, otherId),
    { guard, silent: 'Kept' },
  ),
  route(
    {
      method: 'delete',
      path: '/api/leads/{id}/distinct/{otherId}',
      tag,
      summary: 'Take back that two contacts are not the same person',
      guard: staff('mergeContacts'),
      params: TwoIds,
      responses: { 204: 'Taken back', 404: 'No such contact' },
    },
    async (context, { params }, call) => {
      await unmarkDistinct(context, params.id, params.otherId)
      return call.body(null, 204)
    },
  ),
]
