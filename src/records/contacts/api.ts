import * as z from 'zod/mini'
import { fileResponse } from '../../platform/http/file-response.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { queryBoolean, recordId } from '../../shared/fields/fields.ts'
import { recordRefusals } from '../../shared/refusals/records.ts'
import { ActivityInput, ActivityRecord, TimelineQuery } from '../../team/activity/rules/activity.ts'
import {
  batchOf,
  ManyChanged,
  ManyChangedBack,
  SelectedRecords,
} from '../../team/activity/rules/many.ts'
import { timeline } from '../../team/activity/timeline.ts'
import { mayRestore, staff } from '../../team/staff/guard.ts'
import { enterEntry } from '../../team/tasks/enter-entry.ts'
import { changeContacts, deleteContacts, restoreContacts } from './change-contacts.ts'
import { deleteContact } from './delete-contact.ts'
import { restoreContact } from './restore-contact.ts'
import { ContactChange, ContactRecord } from './rules/contact.ts'
import { ContactSearch } from './rules/contact-search.ts'
import { saveContact } from './save-contact.ts'
import { contactOrKept, contactRecord } from './store.ts'

const tag = 'contacts'

/** The change made to every selected contact; `before` requests the previous values, to undo it. */
const sharedChange = {
  change: z.omit(z.extend(ContactChange, {}), { version: true }),
  before: z.optional(z.boolean()),
}
const ManyChanges = z.union(
  [
    z.object({ ids: batchOf(recordId()), ...sharedChange }),
    z.object({ filter: ContactSearch, ...sharedChange }),
    z.object({ changes: batchOf(z.extend(ContactChange, { id: recordId() })) }),
  ],
  { error: recordRefusals.ids_or_filter_needed },
)

/**
 * The endpoints of contacts; the one that creates them is with the public forms, whose path it
 * shares.
 */
export const contactRoutes = [
  route(
    {
      method: 'post',
      path: '/api/leads/bulk',
      tag,
      summary:
        'Update many contacts: the same change for those named or found by a search, or one change each',
      guard: staff(),
      body: ManyChanges,
      responses: { 200: ManyChangedBack },
    },
    async (context, { body }, call) => call.json(await changeContacts(context, body)),
  ),
  route(
    {
      method: 'post',
      path: '/api/leads/bulk-delete',
      tag,
      summary: 'Delete many contacts',
      guard: staff('deleteContacts'),
      body: SelectedRecords,
      responses: { 200: ManyChanged },
    },
    async (context, { body }, call) => call.json(await deleteContacts(context, body.ids)),
  ),
  route(
    {
      method: 'post',
      path: '/api/leads/bulk-restore',
      tag,
      summary: 'Restore many contacts deleted in the last 30 days',
      guard: mayRestore('contact'),
      body: SelectedRecords,
      responses: { 200: ManyChanged },
    },
    async (context, { body }, call) => call.json(await restoreContacts(context, body.ids)),
  ),
  route(
    {
      method: 'get',
      path: '/api/leads/{id}',
      tag,
      summary: 'A contact; with follow, the one it was merged into',
      guard: staff(),
      params: IdParams,
      query: z.object({ follow: z.optional(queryBoolean()) }),
      responses: { 200: ContactRecord, 404: 'No such contact' },
    },
    async ({ db }, { params, query }, call) => {
      const read = query.follow ? contactOrKept : contactRecord
      return call.json(await read(db, params.id))
    },
  ),
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
  route(
    {
      method: 'put',
      path: '/api/leads/{id}',
      tag,
      summary: 'Change a contact',
      guard: staff(),
      params: IdParams,
      body: ContactChange,
      responses: { 200: ContactRecord, 404: 'No such contact', 409: 'Changed since' },
    },
    async (context, { params, body }, call) =>
      call.json(await saveContact(context, params.id, body)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/leads/{id}',
      tag,
      summary: 'Delete a contact',
      guard: staff('deleteContacts'),
      params: IdParams,
      responses: { 204: 'Deleted', 404: 'No such contact' },
    },
    async (context, { params }, call) => {
      await deleteContact(context, params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/leads/{id}/restore',
      tag,
      summary: 'Restore a contact deleted in the last 30 days',
      guard: mayRestore('contact'),
      params: IdParams,
      responses: { 200: ContactRecord, 404: 'Nothing to restore' },
    },
    async (context, { params }, call) => call.json(await restoreContact(context, params.id)),
  ),
  route(
    {
      method: 'get',
      path: '/api/leads/{id}/activities',
      tag,
      summary: "A contact's timeline, newest first",
      guard: staff(),
      params: IdParams,
      query: z.extend(TimelineQuery, Page.shape),
      responses: { 200: z.array(ActivityRecord), 404: 'No such contact' },
    },
    async ({ db }, { params, query }, call) => {
      const { id } = await contactRecord(db, params.id)
      const { entries, total } = await timeline(db, { contactId: id }, query, query)
      return listResponse(call, entries, total, query)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/leads/{id}/activities',
      tag,
      summary: 'Add an entry to a contact’s timeline',
      guard: staff(),
      once: true,
      params: IdParams,
      body: ActivityInput,
      responses: { 201: ActivityRecord, 404: 'No such contact' },
    },
    async (context, { params, body }, call) => {
      const { id } = await contactRecord(context.db, params.id)
      return call.json(await enterEntry(context, { contactId: id }, body), 201)
    },
  ),
]
