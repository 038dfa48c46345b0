import * as z from 'zod/mini'
import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { staff } from '../../../team/staff/guard.ts'
import { ContactRecord } from '../rules/contact.ts'
import { DetailDecisionInput, NewDetail } from '../rules/new-detail.ts'
import { decideDetail, newDetails } from './decide-detail.ts'

const tag = 'contacts'

/** The endpoints of the details that contacts sent and staff have not entered. */
export const newDetailRoutes = [
  route(
    {
      method: 'get',
      path: '/api/leads/{id}/new-details',
      tag,
      summary: 'New details sent by a contact that are not yet accepted or ignored',
      guard: staff(),
      params: IdParams,
      responses: { 200: z.array(NewDetail), 404: 'No such contact' },
    },
    async ({ db }, { params }, call) => call.json(await newDetails(db, params.id)),
  ),
  route(
    {
      method: 'put',
      path: '/api/leads/{id}/new-details/{detailId}',
      tag,
      summary: 'Accept a new detail, ignore it, or undo that',
      guard: staff(),
      params: z.extend(IdParams, { detailId: IdParams.shape.id }),
      body: DetailDecisionInput,
      responses: { 200: ContactRecord, 404: 'No such contact or detail' },
    },
    async (context, { params, body }, call) =>
      call.json(await decideDetail(context, params.id, params.detailId, body.decision)),
  ),
]
