import * as z from 'zod/mini'
import { streamedFile } from '../../../platform/http/file-response.ts'
import { listResponse, Page } from '../../../platform/http/page.ts'
import { route } from '../../../platform/http/route.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { staff } from '../../../team/staff/guard.ts'
import { matchingContactIds } from '../change-contacts.ts'
import { contactCounts, contactList, contactViewCounts } from '../contact-list.ts'
import { exportContacts } from '../export-contacts.ts'
import { mentioned } from '../mentioned.ts'
import {
  ContactCounts,
  ContactFilters,
  ContactSearch,
  ContactViewCounts,
  ExportFormats,
  ListedContact,
  Mentioned,
  MentionedQuery,
} from '../rules/contact-search.ts'

const tag = 'contacts'

/** The endpoints that read many contacts. */
export const contactListRoutes = [
  route(
    {
      method: 'get',
      path: '/api/leads',
      tag,
      summary: 'Contacts, newest first unless sorted otherwise',
      guard: staff(),
      query: z.extend(ContactSearch, Page.shape),
      responses: { 200: z.array(ListedContact) },
    },
    async (context, { query: { limit, offset, ...search } }, call) => {
      const page = { limit, offset }
      const { contacts, total } = await contactList(context, search, page)
      return listResponse(call, contacts, total, page)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/leads/counts',
      tag,
      summary: 'How many contacts of each type match the other filters',
      guard: staff(),
      query: ContactFilters,
      responses: { 200: ContactCounts },
    },
    async (context, { query }, call) => call.json(await contactCounts(context, query)),
  ),
  route(
    {
      method: 'get',
      path: '/api/leads/mentioned',
      tag,
      summary: 'Contacts named in a text; of several texts, the first that starts with a name',
      guard: staff(),
      query: MentionedQuery,
      responses: { 200: Mentioned },
    },
    async (context, { query }, call) => call.json(await mentioned(context, query.names)),
  ),
  route(
    {
      method: 'get',
      path: '/api/leads/views',
      tag,
      summary: 'Number of contacts not contacted lately and of likely duplicates',
      guard: staff(),
      responses: { 200: ContactViewCounts },
    },
    async (context, _input, call) => call.json(await contactViewCounts(context)),
  ),
  route(
    {
      method: 'get',
      path: '/api/leads/ids',
      tag,
      summary: 'Ids of up to 1,000 contacts found by a search, in its order',
      guard: staff(),
      query: ContactSearch,
      responses: { 200: z.array(z.int()), 400: 'More were found' },
    },
    async (context, { query }, call) => call.json(await matchingContactIds(context, query)),
  ),
  route(
    {
      method: 'get',
      path: '/api/leads/export',
      tag,
      summary: 'All contacts found by a search, as a CSV file or vCards',
      guard: staff('exportPhones'),
      query: z.extend(ContactSearch, { format: z.optional(oneOf(ExportFormats)) }),
      responses: {
        200: 'A CSV file in UTF-8 with a byte order mark, or vCards 4.0',
        429: 'Too many downloads are waiting',
      },
    },
    async (context, { query: { format = 'csv', ...search } }, call) => {
      const name = `contacts-${bangkokDate(context.now)}.${format}`
      return streamedFile(call, () => exportContacts(context, search, format), name)
    },
  ),
]
