import * as z from 'zod/mini'
import { enterActivity } from '../activity/enter-activity.ts'
import { ActivityInput, ActivityRecord, TimelineQuery } from '../activity/rules/activity.ts'
import { timeline } from '../activity/timeline.ts'
import { listResponse, Page } from '../http/page.ts'
import { IdParams } from '../http/params.ts'
import { route } from '../http/route.ts'
import { mayRestore, staff } from '../staff/guard.ts'
import { deleteContact } from './delete-contact.ts'
import { restoreContact } from './restore-contact.ts'
import { ContactChange, ContactRecord, ContactSearch } from './rules/contact.ts'
import { saveContact } from './save-contact.ts'
import { contactList, contactRecord } from './store.ts'

const tag = 'contacts'

/**
 * The endpoints of contacts; the one that creates them is with the public forms, whose path it
 * shares.
 */
export const contactRoutes = [
  route(
    {
      method: 'get',
      path: '/api/leads',
      tag,
      summary: 'Contacts, newest first',
      guard: staff(),
      query: z.extend(ContactSearch, Page.shape),
      responses: { 200: z.array(ContactRecord) },
    },
    async ({ db }, { query }, call) => {
      const { contacts, total } = await contactList(db, query, query)
      return listResponse(call, contacts, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/leads/{id}',
      tag,
      summary: 'A contact',
      guard: staff(),
      params: IdParams,
      responses: { 200: ContactRecord, 404: 'No such contact' },
    },
    async ({ db }, { params }, call) => call.json(await contactRecord(db, params.id)),
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
      responses: { 200: ContactRecord, 404: 'No such contact', 409: 'Changed meanwhile' },
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
      summary: 'Bring back a contact deleted in the last 30 days',
      guard: mayRestore('contact'),
      params: IdParams,
      responses: { 200: ContactRecord, 404: 'None to bring back' },
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
      summary: "Enter something on a contact's timeline",
      guard: staff(),
      once: true,
      params: IdParams,
      body: ActivityInput,
      responses: { 201: ActivityRecord, 404: 'No such contact' },
    },
    async (context, { params, body }, call) => {
      const { id } = await contactRecord(context.db, params.id)
      return call.json(await enterActivity(context, { contactId: id }, body), 201)
    },
  ),
]
