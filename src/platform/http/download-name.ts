/**
 * The Content-Disposition of a download under this name, in any script (RFC 6266): old programs get
 * its letters and digits.
 */
export function downloadUnder(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
