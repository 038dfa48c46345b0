import * as z from 'zod/mini'
import { ContactRecord } from '../../records/contacts/rules/contact.ts'
import { queryBoolean, queryId } from '../../shared/fields/fields.ts'
import { sentPath } from '../../shared/paths.ts'
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
import { signature } from './store.ts'

const ofOthers = { 403: 'Somebody else sent it' }
const over = { 410: 'It was taken back, or its thirty days are over' }

const send = recordRoutes('shortlist', {
  path: '/api/sends',
  tag: 'sends',
  record: ShortlistRecord,
})

export const shortlistRoutes = [
  send.list(
    'The pages of homes that were sent, newest first; with mine only one’s own, with contactId to one person',
    z.object({ mine: z.optional(queryBoolean()), contactId: z.optional(queryId()) }),
    (context, search, page, call) =>
      shortlistList(context, call.var.services.origin, { ...search, ...page }),
  ),
  send.view(
    '/signature',
    'What a message is signed with: the own name, and the agency’s phone',
    z.object({ name: z.nullable(z.string()), phone: z.string() }),
    async (context, _query, call) => ({
      name: await signature(context),
      phone: call.var.services.env.contactPhone,
    }),
  ),
  send.view('/people', 'Whom one sent homes to lately', z.array(ContactRecord), recentPeople),
  send.view(
    '/before',
    'The homes that were sent to a contact before, and what they thought of them',
    z.array(HomeSentBefore),
    (context, { contactId }) => homesSentTo(context, contactId),
    { query: z.object({ contactId: queryId() }) },
  ),
  send.read((context, id, call) => shortlistDetail(context, call.var.services.origin, id), {
    summary: 'A page that was sent, and what its readers did',
    gives: ShortlistDetail,
  }),
  send.verb(
    '/deliveries',
    'Send the message with the page’s address, or record that it was sent elsewhere',
    DeliveryInput,
    async (context, id, body, call) => {
      await deliverSend(context, id, body)
      return readShortlist(context, call.var.services.origin, id)
    },
    {
      ...{ once: true, status: 201 },
      refused: { ...ofOthers, ...over, 404: 'No such send or conversation' },
    },
  ),
  send.create(
    ShortlistInput,
    async (context, body, call) => {
      const { id, token } = await sendHomes(context, body)
      return { id, url: call.var.services.origin + sentPath(token) }
    },
    {
      summary: 'Make a page of up to ten homes, for thirty days, for whoever has its address',
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
      summary: 'Change the homes of a page that was sent',
      refused: { ...ofOthers, ...over },
    },
  ),
  send.remove(revokeShortlist, {
    ...{ summary: 'Take a page back', silent: 'Taken back' },
    refused: { ...ofOthers, ...over },
  }),
]
