/** Excel reads Thai in a file that begins with this. */
export const CSV_MARK = '\uFEFF'

/**
 * A line of CSV by RFC 4180. What a spreadsheet would take for a formula gets a ' before it, so that no
 * text that a stranger typed is worked out.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
