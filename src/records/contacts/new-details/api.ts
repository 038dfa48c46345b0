import * as z from 'zod/mini'
import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { recordRoutes } from '../../../team/record/record-routes.ts'
import { staff } from '../../../team/staff/guard.ts'
import { ContactRecord } from '../rules/contact.ts'
import { DetailDecisionInput, NewDetail } from '../rules/new-detail.ts'
import { decideDetail, newDetails } from './decide-detail.ts'

const tag = 'contacts'

const contact = recordRoutes('contact', { path: '/api/leads', tag, record: ContactRecord })

/** The endpoints of the details that contacts sent and staff have not entered. */
export const newDetailRoutes = [
  contact.viewOf(
    '/new-details',
    'What a contact sent and staff have not entered, undecided',
    z.array(NewDetail),
    ({ db }, id) => newDetails(db, id),
  ),
  route(
    {
      method: 'put',
      path: '/api/leads/{id}/new-details/{detailId}',
      tag,
      summary: 'Accept a detail into the contact, ignore it, or take that back',
      guard: staff(),
      params: z.extend(IdParams, { detailId: IdParams.shape.id }),
      body: DetailDecisionInput,
      responses: { 200: ContactRecord, 404: 'No such contact or detail' },
    },
    async (context, { params, body }, call) =>
      call.json(await decideDetail(context, params.id, params.detailId, body.decision)),
  ),
]
