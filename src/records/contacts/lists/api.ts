import * as z from 'zod/mini'
import { streamedFile } from '../../../platform/http/file-response.ts'
import { route } from '../../../platform/http/route.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { recordRoutes } from '../../../team/record/record-routes.ts'
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

const contact = recordRoutes('contact', { path: '/api/leads', tag, record: ListedContact })

/** The endpoints that read many contacts. */
export const contactListRoutes = [
  contact.list('Contacts, newest first unless sorted otherwise', ContactSearch, contactList),
  contact.view(
    '/counts',
    'How many contacts of each type match the other filters',
    ContactCounts,
    contactCounts,
    { query: ContactFilters },
  ),
  contact.view(
    '/mentioned',
    'The contacts that a text names: of texts that may begin with a name, the first that does',
    Mentioned,
    (context, { names }) => mentioned(context, names),
    { query: MentionedQuery },
  ),
  contact.view(
    '/views',
    'How many contacts are quiet, and how many pairs may be one person',
    ContactViewCounts,
    contactViewCounts,
  ),
  contact.view(
    '/ids',
    'The ids of at most a thousand contacts that a search finds, in its order',
    z.array(z.int()),
    matchingContactIds,
    { query: ContactSearch, refused: { 400: 'It finds more' } },
  ),
  route(
    {
      method: 'get',
      path: '/api/leads/export',
      tag,
      summary: 'Every contact that a search finds, as a CSV file or as vCards',
      guard: staff('exportPhones'),
      query: z.extend(ContactSearch, { format: z.optional(oneOf(ExportFormats)) }),
      responses: {
        200: 'A CSV file in UTF-8 with a byte order mark, or vCards 4.0',
        429: 'Too many downloads wait',
      },
    },
    async (context, { query: { format = 'csv', ...search } }, call) => {
      const name = `contacts-${bangkokDate(context.now)}.${format}`
      return streamedFile(call, () => exportContacts(context, search, format), name)
    },
  ),
]
