import { mailLink, whatsappLink } from '../../../shared/contact-links.ts'
import { type Signer, signOff } from '../../../team/agency/rules/signer.ts'
import { endingsOf } from '../../../team/staff/rules/particle.ts'
import { hello } from '../rules/client-words.ts'
import type { ShortlistLanguage } from '../rules/shortlist.ts'
import { type Addressee, messageTexts } from './message-texts.ts'

/** The message that is proposed for so many homes; a letter ends with the signature of whoever writes. */
export function standardMessage(
  language: ShortlistLanguage,
  homes: number,
  { signer, isLetter = false }: { signer: Signer; isLetter?: boolean },
  { name, wish, terms = null }: Addressee = { name: null, wish: null },
): string {
  const { offer, question, proposal, decide, mark } = messageTexts[language]
  const endings = endingsOf(signer.particle)
  const letterEnd = language === 'th' ? signer.signatureTh : signer.signature
  return [
    `${hello(language, name, endings)} ${terms ? proposal(terms, endings) : offer(homes, wish, endings)}`,
    terms ? decide(endings) : question(homes, endings),
    mark,
    isLetter ? letterEnd : signOff(signer, language),
  ].join('\n\n')
}

/** The message as it is sent: with the address of the page at its mark, at the end without one. */
export function messageWith(text: string, url: string): string {
  const marks = Object.values(messageTexts).map(({ mark }) => mark)
  const mark = marks.find((candidate) => text.includes(candidate))
  return mark ? text.replaceAll(mark, () => url) : `${text.trimEnd()}\n\n${url}`.trimStart()
}

/** The address that opens LINE with a text, on a phone. */
export function lineTextLink(text: string): string {
  return `https://line.me/R/msg/text/?${encodeURIComponent(text)}`
}

/** The address that opens WhatsApp with a text, for a number or to choose a person there. */
export const whatsappTextLink = (text: string, phone = '') => whatsappLink(phone, text)

/** The address that opens a new mail with a subject and a text, to somebody if they are known. */
export function mailTextLink(subject: string, text: string, to = ''): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `${mailLink(to)}?subject=${encodeURIComponent(subject)}&body=${body}`
}
