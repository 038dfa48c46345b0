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
    'Contacts named in a text; of several texts, the first that starts with a name',
    Mentioned,
    (context, { names }) => mentioned(context, names),
    { query: MentionedQuery },
  ),
  contact.view(
    '/views',
    'Number of contacts not contacted lately and of likely duplicates',
    ContactViewCounts,
    contactViewCounts,
  ),
  contact.view(
    '/ids',
    'Ids of up to 1,000 contacts found by a search, in its order',
    z.array(z.int()),
    matchingContactIds,
    { query: ContactSearch, refused: { 400: 'More were found' } },
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
