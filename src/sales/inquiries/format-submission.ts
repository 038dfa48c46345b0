import { ContactMethods, preferredMethod } from '../../records/contacts/rules/contact.ts'
import { shownPhone } from '../../records/contacts/rules/shown-phone.ts'
import type { Submission } from './rules/inquiry.ts'

/** The title of a submission on a timeline. */
export function submissionTitle(submission: Submission): string {
  if (submission.kind === 'contact') return 'Contact request from the website'
  return `Inquiry about ${submission.propertyDetails || subject(submission.propertyId)}`
}

/** The text of a submission in the inbox. */
export function submissionText(submission: Submission): string {
  const reachText = [
    `Name: ${submission.name}`,
    submission.phone && `Phone: ${shownPhone(submission.phone)}`,
    `Email: ${submission.email}`,
  ]
  if (submission.kind === 'contact') {
    const preferred = preferredMethod(submission)
    const prefers = preferred && `Prefers: ${ContactMethods.labels[preferred]}`
    return paragraphs(submission.requirements || submissionTitle(submission), [
      ...reachText,
      prefers,
    ])
  }
  const opening = [
    submissionTitle(submission),
    submission.message,
    submission.preferredTime && `Preferred time: ${submission.preferredTime}`,
  ]
  return paragraphs(opening.filter(Boolean).join('\n\n'), [
    ...reachText,
    submission.lineId && `LINE: ${submission.lineId}`,
    submission.isWhatsapp && 'WhatsApp: same number',
  ])
}

function subject(propertyId: number | null | undefined): string {
  return propertyId ? `property ${propertyId}` : 'a property'
}

function paragraphs(
  opening: string,
  lines: readonly (string | false | null | undefined)[],
): string {
  return `${opening}\n\n${lines.filter(Boolean).join('\n')}`
}
