import * as z from 'zod/mini'
import { enterContact } from '../contacts/enter-contact.ts'
import { ContactInput, NewContactRecord } from '../contacts/rules.ts'
import { jsonSchema } from '../http/openapi.ts'
import { listAnswer, Page } from '../http/page.ts'
import { route } from '../http/route.ts'
import { read } from '../http/validate.ts'
import { described } from '../shared/value-set.ts'
import { anyone, staff } from '../staff/guard.ts'
import { receiveInquiry } from './receive-inquiry.ts'
import {
  ContactForm,
  InquiryForm,
  InquiryRecord,
  InquirySearch,
  publicForms,
  Received,
} from './rules.ts'
import { inquiryList } from './store.ts'

const tag = 'inquiries'

/** What POST /api/leads takes depends on who sends it: it is read by the form or by the whole record. */
const LeadBody = described(
  z.pipe(
    z.unknown(),
    z.transform((sent: unknown) => ({
      asForm: () => read(ContactForm, sent),
      asContact: () => read(ContactInput, sent),
    })),
  ),
  { anyOf: [jsonSchema(ContactInput, 'input'), jsonSchema(ContactForm, 'input')] },
)

export const inquiryRoutes = [
  route(
    {
      method: 'post',
      path: '/api/leads',
      tag,
      summary: 'Send a contact request; for staff: enter a contact',
      guard: anyone,
      limit: publicForms,
      body: LeadBody,
      answers: { 201: z.union([Received, NewContactRecord]), 429: 'Too many from one address' },
    },
    async (context, { body }, call) =>
      call.json(
        context.actor
          ? await enterContact(context, body.asContact())
          : { id: await receiveInquiry(context, { kind: 'contact', ...body.asForm() }) },
        201,
      ),
  ),
  route(
    {
      method: 'post',
      path: '/api/property-inquiry',
      tag,
      summary: 'Ask about a unit',
      guard: anyone,
      limit: publicForms,
      body: InquiryForm,
      answers: { 201: Received, 404: 'No unit ever had this id', 429: 'Too many from one address' },
    },
    async (context, { body }, call) =>
      call.json({ id: await receiveInquiry(context, { kind: 'unit', ...body }) }, 201),
  ),
  route(
    {
      method: 'get',
      path: '/api/inquiries',
      tag,
      summary: 'What visitors sent, newest first',
      guard: staff(),
      query: z.extend(InquirySearch, Page.shape),
      answers: { 200: z.array(InquiryRecord) },
    },
    async ({ db }, { query }, call) => {
      const { inquiries, total } = await inquiryList(db, query, query)
      return listAnswer(call, inquiries, total, query)
    },
  ),
]
