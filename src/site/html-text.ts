/** JSON that can stand in a script element: nothing in it can end the element or a line. */
export function inlineJson(data: unknown): string {
  return JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? '')
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
