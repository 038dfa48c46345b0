import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/fields/form-section.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { SIGNATURE_PLACES, type SignaturePlace, STANDARD_SIGNATURES } from '../rules/signer.ts'
import type { ProfileValues } from './profile-form.tsx'

type Name = 'signature' | 'signatureTh'

/** The signature in either language; its places are added by buttons. */
export function SignatureFields({
  values,
  fieldOf,
  onChange,
}: {
  values: ProfileValues
  fieldOf: (name: Name) => ReactNode
  onChange: (name: Name, text: string) => void
}) {
  const [language, setLanguage] = useState<'en' | 'th'>('en')
  const name = language === 'th' ? 'signatureTh' : 'signature'
  const standard = STANDARD_SIGNATURES[language]
  const field = useRef<HTMLDivElement>(null)

  function insert(place: SignaturePlace): void {
    const area = field.current?.querySelector('textarea')
    const text = values[name]
    const at = area?.selectionStart ?? text.length
    onChange(name, `${text.slice(0, at)}{${place}}${text.slice(area?.selectionEnd ?? at)}`)
    area?.focus()
  }

  return (
    <FormSection
      level="h2"
      title="Signature"
      hint="Added below emails with homes; {…} is filled in from above"
    >
      <Segmented
        label="Language of the signature"
        name="signature-language"
        value={language}
        onChange={(chosen) => setLanguage(chosen === 'th' ? 'th' : 'en')}
        options={[
          { value: 'en', label: 'English' },
          { value: 'th', label: 'ไทย' },
        ]}
      />
      <div ref={field}>{fieldOf(name)}</div>
      <div className="flex flex-wrap items-center gap-1.5">
        <span className="text-ink-2">Add:</span>
        {SIGNATURE_PLACES.map((place) => (
          <Button
            key={place}
            size="small"
            variant="quiet"
            aria-label={`Add ${place}`}
            onClick={() => insert(place)}
          >
            {`{${place}}`}
          </Button>
        ))}
        {values[name] !== standard && (
          <Button size="small" variant="quiet" onClick={() => onChange(name, standard)}>
            Put back
          </Button>
        )}
      </div>
    </FormSection>
  )
}
