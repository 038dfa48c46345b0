import { type ReactNode, useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { RecordForm } from '../../../admin/record-form/use-record-form.ts'
import { countryCodes } from '../../../shared/country-codes.ts'
import type { FormValues } from '../../../shared/fields/from-table/form-values.ts'
import { CheckboxField, SelectField } from '../../../ui/fields/field.tsx'
import type { contactFields } from '../rules/contact.ts'

export type ContactValues = FormValues<typeof contactFields>

/** The country of a phone number without a country code; one that is not offered stays. */
export function CountryCode({ form, label }: { form: RecordForm<ContactValues>; label: string }) {
  const { control, register } = form.form
  const current = useWatch({ control, name: 'countryCode' })
  const isOffered = countryCodes.some(({ code }) => code === current)
  return (
    <SelectField label={label} error={form.errorAt('countryCode')} {...register('countryCode')}>
      {!isOffered && <option value={current}>{current || 'Not said'}</option>}
      {countryCodes.map(({ code, country }) => (
        <option key={code} value={code}>{`${code} ${country}`}</option>
      ))}
    </SelectField>
  )
}

/** A field that can be the same as the phone: then it follows the phone and cannot be typed in. */
export function SameAsPhone({
  control,
  set,
  name,
  children,
}: {
  control: Control<ContactValues>
  set: (name: string, value: string) => void
  name: 'whatsapp' | 'line'
  children: (isSame: boolean) => ReactNode
}) {
  const [phone, value] = useWatch({ control, name: ['phone', name] })
  const [isSame, setIsSame] = useState(phone !== '' && phone === value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the phone only
  useEffect(() => {
    if (isSame && value !== phone) set(name, phone)
  }, [isSame, phone])
  return (
    <div className="grid gap-1.5">
      {children(isSame)}
      <CheckboxField
        label="Same as phone"
        checked={isSame}
        onChange={({ currentTarget }) => {
          setIsSame(currentTarget.checked)
          if (!currentTarget.checked) set(name, '')
        }}
      />
    </div>
  )
}
