/** The link that writes to an e-mail address; what else stands in it stays part of the address. */
export function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** The link that writes to a LINE ID; an official account's begins with `@`. */
export function lineLink(id: string): string {
  return `https://line.me/R/ti/p/${id.startsWith('@') ? '' : '~'}${encodeURIComponent(id)}`
}

/**
 * The link that writes to a number on WhatsApp, which takes it with its country code, digits alone. A
 * number that begins with 0 is a Thai one.
 */
export function whatsappLink(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  return `https://wa.me/${digits.replace(/^0/, '66')}`
}

/** The link that calls a phone number, however it is written. */
export function phoneLink(phone: string): string {
  const plus = phone.trimStart().startsWith('+') ? '+' : ''
  return `tel:${plus}${phone.replace(/\D/g, '')}`
}
