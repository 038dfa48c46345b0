import * as z from 'zod/mini'
import { fileResponse } from '../../platform/http/file-response.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { queryBoolean } from '../../shared/fields/fields.ts'
import { changeOfMany } from '../../team/activity/rules/many.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
import { staff } from '../../team/staff/guard.ts'
import { enterEntry } from '../../team/tasks/enter-entry.ts'
import { changeContacts, deleteContacts, restoreContacts } from './change-contacts.ts'
import { deleteContact } from './delete-contact.ts'
import { changeContact } from './enter-contact.ts'
import { restoreContact } from './restore-contact.ts'
import { ContactChange, ContactRecord } from './rules/contact.ts'
import { ContactSearch } from './rules/contact-search.ts'
import { contactOrKept, contactRecord } from './store.ts'

const tag = 'contacts'

const contact = recordRoutes('contact', { path: '/api/leads', tag, record: ContactRecord })

const ManyChanges = changeOfMany(
  z.omit(z.extend(ContactChange, {}), { version: true }),
  ContactSearch,
)

/**
 * The endpoints of contacts; the one that creates them is with the public forms, whose path it
 * shares.
 */
export const contactRoutes = [
  ...contact.many(ManyChanges, {
    change: changeContacts,
    remove: deleteContacts,
    restore: restoreContacts,
  }),
  contact.read(({ db }, id, _, { follow }) => (follow ? contactOrKept : contactRecord)(db, id), {
    summary: 'A contact; with follow, the one it was merged into',
    query: z.object({ follow: z.optional(queryBoolean()) }),
  }),
  route(
    {
      method: 'get',
      path: '/api/leads/{id}/vcard',
      tag,
      summary: 'A contact as a vCard',
      guard: staff(),
      params: IdParams,
      responses: { 200: 'A vCard 4.0 (RFC 6350)', 404: 'No such contact' },
    },
    async ({ db }, { params }, call) => {
      const contact = await contactRecord(db, params.id)
      const { writeVcard } = await import('./vcard/write-vcard.ts')
      return fileResponse(call, writeVcard(contact), `${contact.name.slice(0, 60)}.vcf`)
    },
  ),
  contact.change(ContactChange, changeContact),
  contact.remove(deleteContact),
  contact.restore(restoreContact),
  ...contact.timeline(async ({ db }, id) => {
    await contactRecord(db, id)
    return { contactId: id }
  }, enterEntry),
]
