import { errorAt, type FormState } from '../../../shared/fields/form-state.ts'
import { CheckboxField, TextField } from '../../../ui/fields/field.tsx'
import { inquiryRules } from '../rules/form-rules.ts'
import type { Inquired } from './inquiry-payload.ts'
import { PhoneField } from './phone-field.tsx'
import { type Asked, QuestionFields } from './question-fields.tsx'
import { SentForm, SentNotice } from './sent-form.tsx'

const texts = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  failed: { title: 'Error', text: 'Failed to send inquiry. Please try again.' },
  gone: 'This home is no longer on our website.',
  again: { title: 'You asked this already.', text: 'We’ll get back to you soon.' },
  sent: {
    title: 'Inquiry Sent Successfully',
    text: "We'll contact you soon about this property!",
  },
}

/** Asks about a unit or a building. Without JavaScript it posts to the page at `path`. */
export function InquiryForm({
  about,
  path,
  refused,
  sent,
}: {
  about: Inquired & Asked
  path: string
  refused: FormState | null
  /** Whether it was just sent, without JavaScript. */
  sent: boolean
}) {
  return (
    <SentForm
      {...{ refused, sent, texts }}
      rules={inquiryRules}
      action={`${path}#inquiry`}
      api="/api/property-inquiry"
      payload={(sending, values) => sending.inquiryPayload(values, about)}
      button={{ label: 'Send Inquiry' }}
      fields={(typed, errors) => <InquiryFields typed={typed} errors={errors} about={about} />}
    />
  )
}

function InquiryFields({
  typed,
  errors,
  about,
}: {
  typed: FormState['values']
  errors: FormState['errors']
  about: Inquired & Asked
}) {
  return (
    <>
      <input type="hidden" name="propertyDetails" value={about.details} />
      <QuestionFields asked={about} typed={typed} errors={errors} />
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={typed.name}
        error={errorAt(errors, 'name')}
      />
      <PhoneField typed={typed} required error={errorAt(errors, 'phone')} />
      <CheckboxField
        label="This number is on WhatsApp"
        name="isWhatsapp"
        defaultChecked={typed.isWhatsapp === 'on'}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={typed.email}
        error={errorAt(errors, 'email')}
      />
      <TextField
        label="LINE ID"
        name="lineId"
        maxLength={100}
        defaultValue={typed.lineId}
        error={errorAt(errors, 'lineId')}
      />
    </>
  )
}

/**
 * Confirms that the inquiry was sent when the form is no longer shown, because the home has been
 * hidden.
 */
export function InquirySent() {
  return <SentNotice message={texts.sent} />
}
