/** The link that writes to an e-mail address; what else stands in it stays part of the address. */
export function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** The link that calls a phone number, however it is written. */
export function phoneLink(phone: string): string {
  const plus = phone.trimStart().startsWith('+') ? '+' : ''
  return `tel:${plus}${phone.replace(/\D/g, '')}`
}
