/** A text that PostgreSQL stores. */
export function cleaned(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** A name or subject: one line, without marks that turn the direction of writing. */
export function oneLine(text: string): string {
  return cleaned(text)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
