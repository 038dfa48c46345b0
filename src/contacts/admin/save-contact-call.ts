import { call } from '../../admin/calls/call.ts'
import { useSaveRecord } from '../../admin/record-form/use-save-record.ts'
import { changedInput, newInput } from '../../shared/fields/from-table/form-values.ts'
import {
  type ContactInput,
  type ContactRecord,
  ContactTypes,
  contactFields,
} from '../rules/contact.ts'
import { newContactInput } from '../rules/new-contact.ts'
import type { ContactValues } from './contact-form-parts.tsx'

/** Creates or changes a contact from its form. */
export function useSaveContact() {
  return useSaveRecord<ContactValues, ContactRecord>({
    created: 'Contact created successfully',
    titleNew: ({ contactType }) =>
      `${ContactTypes.labels[contactType]} contact created successfully`,
    updated: 'Contact updated successfully',
    describe: ({ name }) => name,
    // Safe: the form has the fields of the input, and staff get the contact.
    post: (values) =>
      call('post /api/leads', {
        body: newContactInput(newInput(contactFields, values) as ContactInput),
      }) as Promise<ContactRecord>,
    put: (id, { version, ...changes }) =>
      call('put /api/leads/{id}', {
        params: { id: String(id) },
        body: { ...changedInput(contactFields, changes), version },
      }),
  })
}
