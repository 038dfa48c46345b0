import { ContactMethods } from '../contacts/rules.ts'
import type { Submission } from './rules.ts'

/** The line under which a submission stands on a timeline. */
export function submissionTitle(sent: Submission): string {
  if (sent.kind === 'contact') return 'Contact request from the website'
  return `Inquiry about ${sent.propertyDetails || subject(sent.propertyId)}`
}

/** A submission as a colleague reads it in the inbox. */
export function submissionText(sent: Submission): string {
  const reach = [
    `Name: ${sent.name}`,
    sent.phone && `Phone: ${sent.phone}`,
    `E-mail: ${sent.email}`,
  ]
  if (sent.kind === 'contact') {
    const prefers = sent.contactMethod && `Prefers: ${ContactMethods.labels[sent.contactMethod]}`
    return paragraphs(sent.requirements || submissionTitle(sent), [...reach, prefers])
  }
  return paragraphs(submissionTitle(sent), [
    ...reach,
    sent.lineId && `LINE: ${sent.lineId}`,
    sent.isWhatsapp && 'WhatsApp: on this phone',
  ])
}

function subject(propertyId: number | null | undefined): string {
  return propertyId ? `property ${propertyId}` : 'a property'
}

function paragraphs(first: string, lines: readonly (string | false | null | undefined)[]): string {
  return `${first}\n\n${lines.filter(Boolean).join('\n')}`
}
