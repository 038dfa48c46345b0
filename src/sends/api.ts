import * as z from 'zod/mini'
import { listResponse, Page } from '../http/page.ts'
import { IdParams } from '../http/params.ts'
import { route } from '../http/route.ts'
import { queryBoolean } from '../shared/fields/fields.ts'
import { sentPath } from '../shared/paths.ts'
import { staff } from '../staff/guard.ts'
import { changeSend, takeBackSend } from './change-send.ts'
import { SendChange, SendCreated, SendInput, SendRecord } from './rules/send.ts'
import { sendHomes } from './send-homes.ts'
import { listSends, readSend, signature } from './store.ts'

const tag = 'sends'

export const sendRoutes = [
  route(
    {
      method: 'get',
      path: '/api/sends',
      tag,
      summary: 'The pages of homes that were sent, newest first; with mine only one’s own',
      guard: staff(),
      query: z.extend(Page, { mine: z.optional(queryBoolean()) }),
      responses: { 200: z.array(SendRecord) },
    },
    async (context, { query }, call) => {
      const { items, total } = await listSends(context, call.var.services.origin, query)
      return listResponse(call, items, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/sends/signature',
      tag,
      summary: 'What a message is signed with: the own name, and the agency’s phone',
      guard: staff(),
      responses: { 200: z.object({ name: z.nullable(z.string()), phone: z.string() }) },
    },
    async (context, _input, call) =>
      call.json({ name: await signature(context), phone: call.var.services.env.contactPhone }),
  ),
  route(
    {
      method: 'post',
      path: '/api/sends',
      tag,
      summary: 'Make a page of up to ten homes, for thirty days, for whoever has its address',
      guard: staff(),
      once: true,
      body: SendInput,
      responses: { 201: SendCreated },
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
      summary: 'Change the homes of a page that was sent',
      guard: staff(),
      params: IdParams,
      body: SendChange,
      responses: {
        200: SendRecord,
        403: 'Somebody else sent it',
        404: 'No such send',
        410: 'It was taken back, or its thirty days are over',
      },
    },
    async (context, { params: { id }, body }, call) => {
      await changeSend(context, id, body)
      return call.json(await readSend(context, call.var.services.origin, id))
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/sends/{id}',
      tag,
      summary: 'Take a page back',
      guard: staff(),
      params: IdParams,
      responses: {
        204: 'Taken back',
        403: 'Somebody else sent it',
        404: 'No such send',
        410: 'It was taken back, or its thirty days are over',
      },
    },
    async (context, { params }, call) => {
      await takeBackSend(context, params.id)
      return call.body(null, 204)
    },
  ),
]
