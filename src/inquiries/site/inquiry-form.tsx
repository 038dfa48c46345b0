import { callApi } from '../../shared/api-client.ts'
import { errorAt, type FormState } from '../../shared/form-state.ts'
import { unitPath } from '../../shared/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField, TextField } from '../../ui/field.tsx'
import { type AskedUnit, inquiryPayload, inquiryRequired } from './inquiry-payload.ts'
import { PhoneField } from './phone-field.tsx'
import { useSentForm } from './use-sent-form.ts'

const texts = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  failed: { title: 'Error', text: 'Failed to send inquiry. Please try again.' },
  sent: {
    title: 'Inquiry Sent Successfully',
    text: "We'll contact you soon about this property!",
  },
}

/** Asks about a unit. Without JavaScript it posts to the unit's own page. */
export function InquiryForm({
  unit,
  refused,
  sent,
}: {
  unit: AskedUnit
  refused: FormState | null
  /** Whether it was just sent, without JavaScript. */
  sent: boolean
}) {
  const form = useSentForm({
    refused,
    required: inquiryRequired,
    texts,
    send: (values) =>
      callApi('/api/property-inquiry', { method: 'POST', body: inquiryPayload(values, unit) }),
  })
  const { typed, errors } = form
  return (
    <form
      key={form.round}
      method="post"
      action={`${unitPath(unit.id)}#inquiry`}
      noValidate
      onSubmit={form.submit}
      className="grid gap-4"
    >
      <input type="hidden" name="propertyDetails" value={unit.details} />
      {sent && form.round === 0 && <InquirySent />}
      {form.alert && <Alert title={form.alert.title}>{form.alert.text}</Alert>}
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
      <CheckboxField
        label="This number is on WhatsApp"
        name="isWhatsapp"
        defaultChecked={typed.isWhatsapp === 'on'}
      />
      <Button type="submit" disabled={form.busy}>
        {form.busy ? 'Sending...' : 'Send Inquiry'}
      </Button>
    </form>
  )
}

/** Says that the inquiry was sent, where there is no JavaScript for a toast. */
export function InquirySent() {
  return (
    <Alert tone="success" title={texts.sent.title}>
      {texts.sent.text}
    </Alert>
  )
}
