import * as z from 'zod/mini'
import { Particles } from '../../staff/rules/profile.ts'

const text = z.nullable(z.string())

/** Who writes to clients or meets them, as clients read of them. */
export const Signer = z.object({
  id: z.int(),
  /** What they are called, else their name; null for those without one, as a username is not for outsiders. */
  name: text,
  nameTh: text,
  position: text,
  email: text,
  /** Their own, else the agency's unless it is invented. */
  phone: text,
  line: text,
  photo: text,
  particle: z.nullable(z.enum(Particles.ids)),
  /** What they end e-mails with, filled in. */
  signature: z.string(),
  signatureTh: z.string(),
})
export type Signer = z.output<typeof Signer>

/** What clients call somebody: as they are called, else by their full name; null without either. */
export function nameForClients(person: {
  called: string | null
  firstName: string | null
  lastName: string | null
}): string | null {
  return person.called ?? fullName(person)
}

/** First and last name; null without either. */
export function fullName({
  firstName,
  lastName,
}: {
  firstName: string | null
  lastName: string | null
}): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null
}

/** The name of a signer in the language of the reader. */
export const signerName = (
  { name, nameTh }: Pick<Signer, 'name' | 'nameTh'>,
  language: 'en' | 'th',
) => (language === 'th' ? (nameTh ?? name) : name)

/** The last line of a message: `Ploy Arunrat, 081 000 0207, LINE ploy.sathani`. */
export function signOff(
  signer: Pick<Signer, 'name' | 'nameTh' | 'phone' | 'line'>,
  language: 'en' | 'th',
): string {
  const { phone, line } = signer
  const parts = [signerName(signer, language), phone, line && `LINE ${line}`].filter(Boolean)
  return parts.join(language === 'th' ? ' ' : ', ')
}

/** What may stand in braces in a signature. */
export const SIGNATURE_PLACES = [
  'name',
  'position',
  'agency',
  'phone',
  'line',
  'email',
  'website',
  'licence',
  'particle',
] as const
export type SignaturePlace = (typeof SIGNATURE_PLACES)[number]

/** Our own signatures, until somebody writes another. */
export const STANDARD_SIGNATURES = {
  en: 'Best regards,\n{name}\n{position}, {agency}\n{phone} · LINE {line}\n{email}',
  th: 'ขอบคุณ{particle}\n{name}\n{position}, {agency}\n{phone} · LINE {line}',
} as const

/** A signature with its places filled in. A part of a line whose place is empty is left out, as is a line without parts. */
export function filledSignature(
  signature: string,
  facts: Readonly<Record<SignaturePlace, string | null>>,
): string {
  const isPlace = (name: string): name is SignaturePlace => name in facts
  const places = /\{(\w+)\}/g
  // A particle is an ending, not a part of its own: a line stays without it.
  const isEmpty = (part: string) =>
    [...part.matchAll(places)].some(
      ([, name = '']) => isPlace(name) && name !== 'particle' && !facts[name],
    )
  return signature
    .split('\n')
    .flatMap((line) => {
      const kept = line.split(/(?<=, )|(?<= · )/).filter((part) => !isEmpty(part))
      if (kept.length === 0) return []
      const text = kept
        .join('')
        .replace(places, (place, name) => (isPlace(name) ? (facts[name] ?? '') : place))
      return [text.replace(/(?:, | · )$/, kept.length < line.split(/, | · /).length ? '' : '$&')]
    })
    .join('\n')
    .trim()
}
