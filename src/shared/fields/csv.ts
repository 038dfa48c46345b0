/** The byte order mark with which Excel reads Thai correctly. */
export const CSV_MARK = '\uFEFF'

/**
 * A line of CSV by RFC 4180. What a spreadsheet would take for a formula is prefixed with ', so
 * that no untrusted text is evaluated.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
