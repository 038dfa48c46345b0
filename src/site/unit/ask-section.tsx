import { InquiryForm } from '../../sales/inquiries/site/inquiry-form.tsx'
import type { Inquired } from '../../sales/inquiries/site/inquiry-payload.ts'
import type { Asked } from '../../sales/inquiries/site/question-fields.tsx'
import type { FormState } from '../../shared/fields/form-state.ts'
import type { AgencyContacts } from './ask-bar.tsx'
import { ContactWays } from './contact-ways.tsx'

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
