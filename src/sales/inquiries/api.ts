import * as z from 'zod/mini'
import type { Call } from '../../platform/http/edge.ts'
import { jsonSchema } from '../../platform/http/openapi.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { route } from '../../platform/http/route.ts'
import { read } from '../../platform/http/validate.ts'
import { enterContact } from '../../records/contacts/enter-contact.ts'
import { ContactInput } from '../../records/contacts/rules/contact.ts'
import { NewContactRecord } from '../../records/contacts/rules/duplicates.ts'
import { described } from '../../shared/fields/value-set-schemas.ts'
import { anyone, staff } from '../../team/staff/guard.ts'
import { receiveInquiry } from './receive-inquiry.ts'
import { receiveUnitInquiry } from './receive-unit-inquiry.ts'
import {
  ContactForm,
  InquiryForm,
  InquiryRecord,
  InquirySearch,
  publicForms,
  Received,
} from './rules/inquiry.ts'
import { inquiryList } from './store.ts'

const tag = 'inquiries'

/** POST /api/leads takes the form from visitors and the whole record from staff. */
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
      once: true,
      limit: publicForms,
      body: LeadBody,
      responses: { 201: z.union([Received, NewContactRecord]), 429: 'Too many from one address' },
    },
    async (context, { body }, call) =>
      call.json(
        context.actor
          ? await enterContact(context, body.asContact())
          : await received(call, receiveInquiry(context, { kind: 'contact', ...body.asForm() })),
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
      once: true,
      limit: publicForms,
      body: InquiryForm,
      responses: {
        201: Received,
        404: 'No unit ever had this id',
        429: 'Too many from one address',
      },
    },
    async (context, { body }, call) =>
      call.json(await received(call, receiveUnitInquiry(context, body)), 201),
  ),
  route(
    {
      method: 'get',
      path: '/api/inquiries',
      tag,
      summary: 'What visitors sent, newest first',
      guard: staff(),
      query: z.extend(InquirySearch, Page.shape),
      responses: { 200: z.array(InquiryRecord) },
    },
    async ({ db }, { query }, call) => {
      const { inquiries, total } = await inquiryList(db, query, query)
      return listResponse(call, inquiries, total, query)
    },
  ),
]

/** Announces a stored inquiry to the browsers of the staff. */
async function received(call: Call, saving: Promise<number>): Promise<{ id: number }> {
  const id = await saving
  call.var.services.events.announce('inquiry')
  return { id }
}
