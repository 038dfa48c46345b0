import { useRef } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { formFields } from '../../../admin/record-form/form-fields.tsx'
import type { FormProps } from '../../../admin/record-form/open-record.tsx'
import { RecordSheet } from '../../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../../admin/record-form/use-record-form.ts'
import { useMe } from '../../../admin/screen/staff-context.ts'
import { arePhones } from '../../../shared/are-phones.ts'
import { DEFAULT_COUNTRY_CODE } from '../../../shared/country-codes.ts'
import { formSchema } from '../../../shared/fields/from-table/form-schema.ts'
import { formLabels, formValues } from '../../../shared/fields/from-table/form-values.ts'
import { adminPath } from '../../../shared/paths.ts'
import { typedRefusals } from '../../../shared/refusals/typed.ts'
import { ColleaguePicker } from '../../../team/staff/admin/colleague-picker.tsx'
import { FormSection } from '../../../ui/fields/form-section.tsx'
import {
  ContactMethods,
  type ContactRecord,
  ContactTypes,
  contactFields,
  LeadSources,
  LeadStatuses,
} from '../rules/contact.ts'
import { type ContactValues, CountryCode, SameAsPhone } from './contact-form-parts.tsx'
import { KnownPeople, useAskKnown } from './known-people.tsx'
import { type PostContact, useSaveContact } from './save-contact-call.ts'

const labels = formLabels(contactFields)
// A missing name and words as a phone are reported in the words of the endpoint.
const schema = z.extend(formSchema(contactFields), {
  name: contactFields.name.input,
  phone: z.string().check(
    z.refine((typed) => typed.trim() === '' || arePhones(typed), typedRefusals.phone_number),
    z.maxLength(60),
  ),
})

/**
 * The form that creates or changes a contact. A new one begins with `start`, and opens when it is saved (a lead
 * leads to the pipeline), unless `onCreated` takes it. `draft` names the drafts of a new one that belongs to something else.
 */
export default function ContactForm({
  record,
  onClose,
  start,
  onCreated,
  draft = 'contacts',
  post,
}: FormProps<ContactRecord> & {
  start?: Partial<ContactValues>
  onCreated?: (contact: ContactRecord) => void
  draft?: string | null
  /** Stores a new one that comes with more than what is typed. */
  post?: PostContact
}) {
  const calls = useSaveContact(post, onCreated !== undefined)
  const navigate = useNavigate()
  const assignedTo = useMe()
  const asksFirst = useAskKnown()
  const created = useRef<ContactRecord | null>(null)
  const form = useRecordForm({
    kind: 'contact',
    schema,
    required: ['name'],
    asksFirst,
    record,
    values: (stored) => ({ ...valuesOf(stored), ...(stored ? {} : { assignedTo, ...start }) }),
    create: async (values) => {
      const contact = await calls.create(values)
      if (onCreated) onCreated(contact)
      else created.current = contact
    },
    update: calls.update,
    failed: record ? 'Failed to update contact' : 'Failed to create contact',
    draft: draft === null ? null : { form: draft },
    onLeave() {
      if (created.current === null) return onClose()
      const { id, contactType } = created.current
      const to = contactType === 'lead' ? 'pipeline' : `contacts/${id}`
      void navigate(adminPath(to), { replace: true })
    },
  })
  const { control } = form.form
  const field = formFields(form, labels)
  return (
    <RecordSheet
      title={record ? `Edit ${record.name}` : 'Add Contact'}
      saveLabel={record ? undefined : 'Add Contact'}
      form={form}
      labels={labels}
    >
      <FormSection title="Person">
        {field.choice('contactType', ContactTypes)}
        {field.text('name', { maxLength: 200, autoComplete: 'off' })}
        <div className="grid gap-4.5 sm:grid-cols-[10rem_1fr]">
          <CountryCode form={form} label={labels.countryCode} />
          {field.text('phone', { maxLength: 60, inputMode: 'tel', autoComplete: 'off' })}
        </div>
        <SameAsPhone control={control} set={form.set} name="whatsapp">
          {(isSame) =>
            field.text('whatsapp', { maxLength: 100, disabled: isSame, autoComplete: 'off' })
          }
        </SameAsPhone>
        <SameAsPhone control={control} set={form.set} name="line">
          {(isSame) =>
            field.text('line', { maxLength: 100, disabled: isSame, autoComplete: 'off' })
          }
        </SameAsPhone>
        {field.text('email', { maxLength: 254, inputMode: 'email', autoComplete: 'off' })}
        {!record && <KnownPeople control={control} />}
        <div className="grid gap-4.5 sm:grid-cols-2">
          {field.text('facebook', { maxLength: 200, autoComplete: 'off' })}
          {field.text('wechat', { maxLength: 100, autoComplete: 'off' })}
        </div>
      </FormSection>
      <FormSection title="More">
        <div className="grid gap-4.5 sm:grid-cols-2">
          {field.choice('status', LeadStatuses)}
          {field.record('assignedTo', ColleaguePicker)}
          {field.choice(
            'contactMethod',
            ContactMethods,
            record ? 'Not set' : 'Phone, otherwise email',
          )}
          {field.choice('source', LeadSources)}
          {field.text('company', { maxLength: 200 })}
          {field.text('jobTitle', { maxLength: 200 })}
        </div>
        {field.text('location', { maxLength: 200 })}
        {field.written('requirements', 3)}
        {field.written('notes', 4, record && { subject: 'contact', id: record.id, field: 'notes' })}
      </FormSection>
    </RecordSheet>
  )
}

function valuesOf(record: ContactRecord | null) {
  const values = formValues(contactFields, record)
  return record ? values : { ...values, countryCode: DEFAULT_COUNTRY_CODE }
}
