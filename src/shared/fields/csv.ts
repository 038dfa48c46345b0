/** The byte order mark with which Excel reads Thai correctly. */
export const CSV_MARK = '\uFEFF'

/**
 * A line of CSV by RFC 4180. What a spreadsheet would take for a formula is prefixed with ', so
 * that no untrusted text is evaluated.
 */
export function csvLine(cells: readonly string[]): string {
  return exactCsvLine(cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)))
}

/** A line of CSV that is read back as it is, and never opened in a spreadsheet. */
export function exactCsvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
