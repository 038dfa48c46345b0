import * as z from 'zod/mini'
import { ContactRecord } from '../../records/contacts/rules/contact.ts'
import { queryBoolean, queryId } from '../../shared/fields/fields.ts'
import { sentPath } from '../../shared/paths.ts'
import { Signer } from '../../team/agency/rules/signer.ts'
import { readSigner } from '../../team/agency/signer.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
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

const ofOthers = { 403: 'Someone else sent it' }
const over = { 410: 'It was revoked or has expired' }

const send = recordRoutes('shortlist', {
  path: '/api/sends',
  tag: 'sends',
  record: ShortlistRecord,
})

export const shortlistRoutes = [
  send.list(
    'Sent pages of homes, newest first; with mine only your own, with contactId those of one contact',
    z.object({ mine: z.optional(queryBoolean()), contactId: z.optional(queryId()) }),
    (context, search, page, call) =>
      shortlistList(context, call.var.services.origin, { ...search, ...page }),
  ),
  send.view(
    '/signature',
    'Who signs messages: you, or a colleague',
    Signer,
    (context, { userId = context.actor?.id ?? 0 }, call) => {
      const { env, origin } = call.var.services
      return readSigner(context, userId, { first: env, origin })
    },
    { query: z.object({ userId: z.optional(queryId()) }) },
  ),
  send.view('/people', 'People you recently sent homes to', z.array(ContactRecord), recentPeople),
  send.view(
    '/before',
    'Homes sent to a contact before, and their feedback',
    z.array(HomeSentBefore),
    (context, { contactId }) => homesSentTo(context, contactId),
    { query: z.object({ contactId: queryId() }) },
  ),
  send.read((context, id, call) => shortlistDetail(context, call.var.services.origin, id), {
    summary: 'A sent page and its activity',
    gives: ShortlistDetail,
  }),
  send.verb(
    '/deliveries',
    'Send the message with the page’s link, or record that it was sent elsewhere',
    DeliveryInput,
    async (context, id, body, call) => {
      await deliverSend(context, id, body)
      return readShortlist(context, call.var.services.origin, id)
    },
    {
      ...{ once: true, status: 201 },
      refused: { ...ofOthers, ...over, 404: 'No such sent page or conversation' },
    },
  ),
  send.create(
    ShortlistInput,
    async (context, body, call) => {
      const { token, ...sent } = await sendHomes(context, body)
      return { ...sent, url: call.var.services.origin + sentPath(token) }
    },
    {
      summary: 'Create a page of up to ten homes, valid for 30 days, for anyone with its link',
      gives: ShortlistCreated,
    },
  ),
  send.change(
    ShortlistChange,
    async (context, id, body, call) => {
      await changeShortlist(context, id, body)
      return readShortlist(context, call.var.services.origin, id)
    },
    {
      summary: 'Change the homes of a sent page',
      refused: { ...ofOthers, ...over },
    },
  ),
  send.remove(revokeShortlist, {
    ...{ summary: 'Revoke a sent page', silent: 'Revoked' },
    refused: { ...ofOthers, ...over },
  }),
]
