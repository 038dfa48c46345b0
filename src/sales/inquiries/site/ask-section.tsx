import type { FormState } from '../../../shared/fields/form-state.ts'
import { type AgencyContacts, ContactWays } from './contact-ways.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import type { Inquired } from './inquiry-payload.ts'
import type { Asked } from './question-fields.tsx'

/** The ways to ask about a home or a building: the agency's channels and the inquiry form. */
export function AskSection({
  title,
  about,
  path,
  url,
  reach,
  inquiry,
}: {
  title: string
  about: Inquired & Asked
  /** Of the page that receives the form without JavaScript, and its absolute URL. */
  path: string
  url: string
  reach: AgencyContacts
  inquiry: { refused: FormState | null; sent: boolean }
}) {
  return (
    <section id="inquiry" aria-labelledby="inquiry-title" className="inquiry-card">
      <h2 id="inquiry-title" className="text-xl">
        {title}
      </h2>
      <ContactWays reach={reach} name={about.details} message={`${about.details} ${url}`} />
      <InquiryForm about={about} path={path} {...inquiry} />
    </section>
  )
}
