/** Data as JSON that can stand in a script element. */
export function inlineJson(data: unknown): string {
  return inline(JSON.stringify(data))
}

/** The same of JSON that is there already: nothing in it can end the element or a line. */
export function inline(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? '')
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
