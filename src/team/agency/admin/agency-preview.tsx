import { useState } from 'react'
import { smallPicture } from '../../../city/media/site/small-picture.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { accentProperties } from '../rules/accent.ts'
import { officeLines } from '../rules/office-lines.ts'
import type { AgencyValues } from './agency-form.tsx'

/** The agency as clients see it, while it is typed. */
export function AgencyPreview({ values }: { values: AgencyValues }) {
  const [language, setLanguage] = useState<'en' | 'th'>('en')
  const { name, nameTh, logo, accent, phone, secondPhone, line, email } = values
  const reach = [phone, secondPhone, line && `LINE ${line}`].filter(Boolean).join(' · ')
  return (
    <section
      aria-label="As clients see it"
      className="grid gap-3 rounded-card border border-line bg-wash p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-strong">As clients see it</h2>
        <Segmented
          label="Language of the preview"
          name="agency-language"
          value={language}
          onChange={(chosen) => setLanguage(chosen === 'th' ? 'th' : 'en')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'th', label: 'ไทย' },
          ]}
        />
      </div>
      <div lang={language} className="grid gap-1.5 rounded-card border border-line bg-card p-4">
        <p className="flex items-center gap-2.5 font-strong">
          {logo && (
            <img src={smallPicture(logo)} alt="" className="h-8 w-auto max-w-20 object-contain" />
          )}
          {(language === 'th' && nameTh) || name}
        </p>
        <p className="tabular-nums">{reach}</p>
        <p className="wrap-anywhere font-medium text-accent" style={accentProperties(accent)}>
          {email}
        </p>
        {officeLines(values, language).map((each) => (
          <p key={each} className="text-ink-2">
            {each}
          </p>
        ))}
      </div>
      <p className="text-ink-2">
        On the website, sent pages and PDFs. The colour of links is that of sent pages, PDFs and
        emails.
      </p>
    </section>
  )
}
