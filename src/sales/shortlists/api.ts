import * as z from 'zod/mini'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { ContactRecord } from '../../records/contacts/rules/contact.ts'
import { queryBoolean, queryId } from '../../shared/fields/fields.ts'
import { sentPath } from '../../shared/paths.ts'
import { staff } from '../../team/staff/guard.ts'
import { changeShortlist, revokeShortlist } from './change-shortlist.ts'
import { deliverSend } from './deliver-shortlist.ts'
import { recentPeople } from './recent-people.ts'
import { HomeSentBefore, ShortlistDetail } from './rules/reader.ts'
import {
  DeliveryInput,
  ShortlistChange,
  ShortlistCreated,
  ShortlistInput,
  ShortlistRecord,
} from './rules/shortlist.ts'
import { sendHomes } from './send-homes.ts'
import { homesSentTo, shortlistDetail } from './shortlist-detail.ts'
import { readShortlist, shortlistList } from './shortlist-records.ts'
import { signature } from './store.ts'

const tag = 'sends'

export const shortlistRoutes = [
  route(
    {
      method: 'get',
      path: '/api/sends',
      tag,
      summary:
        'Sent pages of homes, newest first; with mine only your own, with contactId those of one contact',
      guard: staff(),
      query: z.extend(Page, {
        mine: z.optional(queryBoolean()),
        contactId: z.optional(queryId()),
      }),
      responses: { 200: z.array(ShortlistRecord) },
    },
    async (context, { query }, call) => {
      const { items, total } = await shortlistList(context, call.var.services.origin, query)
      return listResponse(call, items, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/sends/signature',
      tag,
      summary: 'Message signature: your name and the agency’s phone',
      guard: staff(),
      responses: { 200: z.object({ name: z.nullable(z.string()), phone: z.string() }) },
    },
    async (context, _input, call) =>
      call.json({ name: await signature(context), phone: call.var.services.env.contactPhone }),
  ),
  route(
    {
      method: 'get',
      path: '/api/sends/people',
      tag,
      summary: 'People you recently sent homes to',
      guard: staff(),
      responses: { 200: z.array(ContactRecord) },
    },
    async (context, _input, call) => call.json(await recentPeople(context)),
  ),
  route(
    {
      method: 'get',
      path: '/api/sends/before',
      tag,
      summary: 'Homes sent to a contact before, and their feedback',
      guard: staff(),
      query: z.object({ contactId: queryId() }),
      responses: { 200: z.array(HomeSentBefore) },
    },
    async (context, { query }, call) => call.json(await homesSentTo(context, query.contactId)),
  ),
  route(
    {
      method: 'get',
      path: '/api/sends/{id}',
      tag,
      summary: 'A sent page and its activity',
      guard: staff(),
      params: IdParams,
      responses: { 200: ShortlistDetail, 404: 'No such sent page' },
    },
    async (context, { params }, call) =>
      call.json(await shortlistDetail(context, call.var.services.origin, params.id)),
  ),
  route(
    {
      method: 'post',
      path: '/api/sends/{id}/deliveries',
      tag,
      summary: 'Send the message with the page’s link, or record that it was sent elsewhere',
      guard: staff(),
      once: true,
      params: IdParams,
      body: DeliveryInput,
      responses: {
        201: ShortlistRecord,
        403: 'Someone else sent it',
        404: 'No such sent page or conversation',
        410: 'It was revoked or has expired',
      },
    },
    async (context, { params: { id }, body }, call) => {
      await deliverSend(context, id, body)
      return call.json(await readShortlist(context, call.var.services.origin, id), 201)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/sends',
      tag,
      summary: 'Create a page of up to ten homes, valid for 30 days, for anyone with its link',
      guard: staff(),
      once: true,
      body: ShortlistInput,
      responses: { 201: ShortlistCreated },
    },
    async (context, { body }, call) => {
      const { id, token } = await sendHomes(context, body)
      return call.json({ id, url: call.var.services.origin + sentPath(token) }, 201)
    },
  ),
  route(
    {
      method: 'put',
      path: '/api/sends/{id}',
      tag,
      summary: 'Change the homes of a sent page',
      guard: staff(),
      params: IdParams,
      body: ShortlistChange,
      responses: {
        200: ShortlistRecord,
        403: 'Someone else sent it',
        404: 'No such sent page',
        410: 'It was revoked or has expired',
      },
    },
    async (context, { params: { id }, body }, call) => {
      await changeShortlist(context, id, body)
      return call.json(await readShortlist(context, call.var.services.origin, id))
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/sends/{id}',
      tag,
      summary: 'Revoke a sent page',
      guard: staff(),
      params: IdParams,
      responses: {
        204: 'Revoked',
        403: 'Someone else sent it',
        404: 'No such sent page',
        410: 'It was revoked or has expired',
      },
    },
    async (context, { params }, call) => {
      await revokeShortlist(context, params.id)
      return call.body(null, 204)
    },
  ),
]
