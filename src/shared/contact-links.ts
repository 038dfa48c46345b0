import { firstDialled } from './phones.ts'

/** A mailto link to one address, with a subject and a text if given; special characters are escaped. */
export function mailLink(email: string, subject = '', body = ''): string {
  const address = email.split('@').map(encodeURIComponent).join('@')
  // Lines of e-mails end with CRLF (RFC 6068).
  const parts = Object.entries({ subject, body: body.replace(/\r?\n/g, '\r\n') })
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `mailto:${address}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

/** A link to a LINE ID; an official account's begins with `@`. */
export function lineLink(id: string): string {
  return `https://line.me/R/ti/p/${id.startsWith('@') ? '' : '~'}${encodeURIComponent(id)}`
}

/**
 * A link to a number on WhatsApp, which requires the country code and digits only, with a text to
 * begin with if given. A number that begins with 0 is taken to be Thai; of several the first is taken.
 */
export function whatsappLink(phone: string, text = ''): string {
  const address = `https://wa.me/${firstDialled(phone).replace('+', '').replace(/^0/, '66')}`
  return address + (text && `?text=${encodeURIComponent(text)}`)
}

/** A tel link to a phone number in any notation; of several to the first. */
export function phoneLink(phone: string): string {
  return `tel:${firstDialled(phone)}`
}
