import { useEffect } from 'react'
import { Photo } from '../../../city/media/site/photo.tsx'
import type { FormState } from '../../../shared/fields/form-state.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { trackKeyboardHeight } from '../../../ui/overlays/track-keyboard-height.ts'
import { type AgencyContacts, ContactWays } from './contact-ways.tsx'
import { closeForm, closeOnEscape, keepInSheet, watchSheet } from './go-to-form.ts'
import { InquiryForm } from './inquiry-form.tsx'
import type { Inquired } from './inquiry-payload.ts'
import { inquiryTexts } from './inquiry-texts.ts'
import type { Asked } from './question-fields.tsx'

/**
 * The ways to ask about a home or a building: the agency's channels and the inquiry form. On phones it is a sheet while
 * the address names it (`#inquiry`), and stays on the page below with what was written.
 */
export function AskSection({
  title,
  about,
  image,
  path,
  url,
  reach,
  inquiry,
}: {
  title: string
  about: Inquired & Asked
  /** The picture in the head of the sheet. */
  image: string | null
  /** Of the page that receives the form without JavaScript, and its absolute URL. */
  path: string
  url: string
  reach: AgencyContacts
  inquiry: { refused: FormState | null; sent: boolean }
}) {
  const texts = useTexts(inquiryTexts)
  useEffect(watchSheet, [])
  return (
    <section
      ref={trackKeyboardHeight}
      id="inquiry"
      aria-labelledby="inquiry-title"
      onKeyDown={closeOnEscape}
      onBlur={keepInSheet}
      className="inquiry-card"
    >
      <header>
        <span className="h-10.5 w-14 flex-none overflow-hidden rounded-control">
          <Photo image={image} alt="" size="thumb" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id="inquiry-title" className="text-xl max-lg:text-lg">
            {title}
          </h2>
          <p className="truncate text-sm text-ink-2 lg:hidden">{about.details}</p>
        </div>
        <ButtonLink
          variant="plain"
          href="#closed"
          aria-label={texts.close}
          onClick={closeForm}
          className="icon-x size-11 flex-none px-0!"
        />
      </header>
      <ContactWays reach={reach} name={about.details} message={`${about.details} ${url}`} />
      <InquiryForm about={about} path={path} {...inquiry} />
    </section>
  )
}
