import { useState } from 'react'
import { errorAt, type FormState } from '../../../shared/fields/form-state.ts'
import { homePath } from '../../../shared/paths.ts'
import { CheckboxField, TextAreaField, TextField } from '../../../ui/fields/field.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { contactRules } from '../rules/form-rules.ts'
import { contactTexts } from './contact-texts.ts'
import { PhoneField } from './phone-field.tsx'
import { SentForm } from './sent-form.tsx'

/** Asks the agency to get in touch. Without JavaScript it posts to the landing page. */
export function ContactForm({
  refused,
  sent,
  begins,
}: {
  refused: FormState | null
  sent: boolean
  /** A text that the form begins with. */
  begins?: string | undefined
}) {
  const texts = useTexts(contactTexts)
  return (
    <SentForm
      {...{ refused, sent, texts }}
      {...(begins && { begins: { requirements: begins }, kept: '-owner' })}
      rules={contactRules}
      action={`${homePath()}#contact`}
      api="/api/leads"
      payload={(sending, values) => sending.contactPayload(values)}
      button={{ label: texts.send, className: 'justify-self-start' }}
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
  const texts = useTexts(contactTexts)
  const [phone, setPhone] = useState(typed.phone ?? '')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={typed.name}
        error={errorAt(errors, 'name')}
      />
      <TextField
        label={texts.email}
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
        label={texts.requirements}
        name="requirements"
        defaultValue={typed.requirements}
        error={errorAt(errors, 'requirements')}
        className="sm:col-span-2"
      />
    </div>
  )
}

/**
 * A number or handle that may equal the phone: ticking the box copies the phone and disables the
 * field, unticking clears it.
 */
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
  const texts = useTexts(contactTexts)
  const [isSame, setSame] = useState(typed[`${name}Same`] === 'on')
  const [ownValue, setOwn] = useState(typed[name] ?? '')
  return (
    <div className="grid content-start gap-2">
      <TextField
        label={label}
        name={name}
        maxLength={100}
        value={isSame ? phone : ownValue}
        disabled={isSame}
        onChange={(event) => setOwn(event.currentTarget.value)}
      />
      <CheckboxField
        label={texts.sameAsPhone}
        name={`${name}Same`}
        checked={isSame}
        onChange={(event) => {
          setSame(event.currentTarget.checked)
          setOwn('')
        }}
      />
    </div>
  )
}
