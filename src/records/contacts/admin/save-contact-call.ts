import { useNavigate } from 'react-router'
import { call } from '../../../admin/calls/call.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { changedInput, newInput } from '../../../shared/fields/from-table/form-values.ts'
import { adminPath } from '../../../shared/paths.ts'
import {
  type ContactInput,
  type ContactRecord,
  ContactTypes,
  contactFields,
} from '../rules/contact.ts'
import { newContactInput } from '../rules/new-contact.ts'
import type { ContactValues } from './contact-form-parts.tsx'

/** Stores a new contact. */
export type PostContact = (contact: ReturnType<typeof newContactInput>) => Promise<ContactRecord>

/**
 * Creates or changes a contact from its form. The toast of a new lead, after which the pipeline is shown, leads
 * to the contact unless whoever made it shows it, and takes it back for those who may delete contacts. `post` stores a
 * new one that comes with more than its fields.
 */
export function useSaveContact(post: PostContact | undefined, isShown: boolean) {
  const navigate = useNavigate()
  const { permissions } = useStaff()
  return useSaveRecord<ContactValues, ContactRecord>({
    created: 'Contact created successfully',
    titleNew: ({ contactType }) =>
      `${ContactTypes.labels[contactType]} contact created successfully`,
    updated: 'Contact updated successfully',
    describe: ({ name }) => name,
    actionsNew: ({ id, contactType }) =>
      contactType === 'lead'
        ? {
            ...(permissions.deleteContacts && {
              undo: () => call('delete /api/leads/{id}', { params: { id: String(id) } }),
            }),
            ...(!isShown && {
              also: {
                label: 'Open contact',
                hint: 'Open the contact in the list of contacts',
                run: () => void navigate(adminPath(`contacts/${id}`)),
              },
            }),
          }
        : {},
    post: (values) => {
      // Safe: the form has the fields of the input.
      const contact = newContactInput(newInput(contactFields, values) as ContactInput)
      // Safe: staff get the contact.
      return (
        post?.(contact) ?? (call('post /api/leads', { body: contact }) as Promise<ContactRecord>)
      )
    },
    put: (id, { version, ...changes }) =>
      call('put /api/leads/{id}', {
        params: { id: String(id) },
        body: { ...changedInput(contactFields, changes), version },
      }),
  })
}
