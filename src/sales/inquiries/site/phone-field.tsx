import { countryCodes } from '../../../shared/country-codes.ts'
import { TextField } from '../../../ui/fields/field.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { contactTexts } from './contact-texts.ts'

/** A phone number with its country code, initially Thailand's. */
export function PhoneField({
  typed,
  required = false,
  error,
  onChange,
}: {
  typed: Readonly<Record<string, string>>
  required?: boolean
  error: string | null
  onChange?: (number: string) => void
}) {
  const texts = useTexts(contactTexts)
  return (
    <TextField
      label={texts.phone}
      name="phone"
      type="tel"
      autoComplete="tel"
      maxLength={40}
      required={required}
      defaultValue={typed.phone}
      error={error}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      start={
        <select
          name="countryCode"
          aria-label={texts.countryCode}
          defaultValue={typed.countryCode ?? countryCodes[0].code}
          className="h-11.5 w-24 flex-none rounded-control border border-field bg-paper px-2.5 text-ink tabular-nums"
        >
          {countryCodes.map(({ code, country }) => (
            <option key={code} value={code} title={country}>
              {code}
            </option>
          ))}
        </select>
      }
    />
  )
}
