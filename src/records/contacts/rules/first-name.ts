const TITLES = /^(?:(?:mr|mrs|ms|miss|dr|khun|k)\b\.?|คุณ|นาย|นางสาว|นาง|น\.ส\.|ดร\.)\s*/i

/**
 * What somebody is called in a message: the first word of their name without a title (`Mr Henrik Dahl` is
 * `Henrik`); null where the name is a number or an address.
 */
export function firstName(name: string): string | null {
  const [first = ''] = name.trim().replace(TITLES, '').split(/\s+/)
  return /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*$/u.test(first) ? first : null
}

/** A first name as Thai addresses it: `คุณณิชา`, `คุณ Henrik`. */
export function thaiAddress(name: string): string {
  return /^[ก-๙]/.test(name) ? `คุณ${name}` : `คุณ ${name}`
}
