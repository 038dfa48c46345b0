import { useState } from 'react'
import { errorAt, type FormState } from '../../shared/form-state.ts'
import { homePath } from '../../shared/paths.ts'
import { CheckboxField, TextAreaField, TextField } from '../../ui/field.tsx'
import { contactRules } from '../form-rules.ts'
import { contactPayload } from './inquiry-payload.ts'
import { PhoneField } from './phone-field.tsx'
import { SentForm } from './sent-form.tsx'

const texts = {
  missing: {
    title: 'Missing Information',
    text: 'Please fill in your name and email address.',
  },
  failed: { title: 'Error', text: 'Failed to submit your inquiry. Please try again.' },
  sent: { title: '', text: "Thank you! We've received your inquiry and will contact you soon." },
}

/** Asks the agency to get in touch. Without JavaScript it posts to the landing page. */
export function ContactForm({ refused, sent }: { refused: FormState | null; sent: boolean }) {
  return (
    <SentForm
      {...{ refused, sent, texts }}
      rules={contactRules}
      action={`${homePath()}#contact`}
      api="/api/leads"
      payload={contactPayload}
      button={{ label: 'Send Message', className: 'justify-self-start' }}
      fields={(typed, errors) => <ContactFields typed={typed} errors={errors} />}
    />
  )
}

function ContactFields({
  typed,
  errors,
}: {
  typed: FormState['values']
  errors: FormState['errors']
}) {
  const [phone, setPhone] = useState(typed.phone ?? '')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={typed.name}
        error={errorAt(errors, 'name')}
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
      <div className="sm:col-span-2">
        <PhoneField typed={typed} error={errorAt(errors, 'phone')} onChange={setPhone} />
      </div>
      <HandleField label="WhatsApp" name="whatsapp" phone={phone} typed={typed} />
      <HandleField label="LINE" name="line" phone={phone} typed={typed} />
      <TextAreaField
        label="What are you looking for?"
        name="requirements"
        maxLength={5000}
        defaultValue={typed.requirements}
        error={errorAt(errors, 'requirements')}
        className="sm:col-span-2"
      />
    </div>
  )
}

/** A number or handle that may be the phone's: ticking copies it and closes the field, unticking empties it. */
function HandleField({
  label,
  name,
  phone,
  typed,
}: {
  label: string
  name: 'whatsapp' | 'line'
  phone: string
  typed: FormState['values']
}) {
  const [same, setSame] = useState(typed[`${name}Same`] === 'on')
  const [own, setOwn] = useState(typed[name] ?? '')
  return (
    <div className="grid content-start gap-2">
      <TextField
        label={label}
        name={name}
        maxLength={100}
        value={same ? phone : own}
        disabled={same}
        onChange={(event) => setOwn(event.currentTarget.value)}
      />
      <CheckboxField
        label="Same as phone"
        name={`${name}Same`}
        checked={same}
        onChange={(event) => {
          setSame(event.currentTarget.checked)
          setOwn('')
        }}
      />
    </div>
  )
}
