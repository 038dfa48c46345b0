const made = new WeakMap<object, string>()

/** Promises that a value never changes: its JSON is made once instead of for every page that carries it. */
export function unchanging<T extends object>(value: T): T {
  const ascii = inlineJson(value).replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  // Through bytes, because a string that once held Thai letters keeps two bytes a letter, and so would
  // every page that it becomes a part of.
  made.set(value, Buffer.from(ascii, 'latin1').toString('latin1'))
  return value
}

/** JSON that can stand in a script element: nothing in it can end the element or a line. */
export function inlineJson(data: unknown): string {
  const known = typeof data === 'object' && data !== null ? made.get(data) : undefined
  if (known === undefined && Array.isArray(data)) return `[${data.map(inlineJson).join(',')}]`
  return known ?? JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? '')
}

/** The same of a record, field by field: what is unchanging among them is not made again. */
export function inlineRecord(record: object): string {
  const given = Object.entries(record).filter(([, value]) => value !== undefined)
  return `{${given.map(([name, value]) => `${inlineJson(name)}:${inlineJson(value)}`).join(',')}}`
}

/** Text for an element or a quoted attribute, in HTML and in XML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
