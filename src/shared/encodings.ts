const strict = { fatal: true } as const
const utf8 = new TextDecoder('utf-8', strict)
const windows874 = new TextDecoder('windows-874', strict)

/** The text of bytes in UTF-8; null if they are none. */
export function inUtf8(bytes: Uint8Array): string | null {
  return tryDecode(utf8, bytes)
}

/** The text of bytes in Windows-874, of which TIS-620 is a part; null if they are none. */
export function inWindows874(bytes: Uint8Array): string | null {
  const text = tryDecode(windows874, bytes)
  return text !== null && /[\u0080-\u009F]/.test(text) ? null : text
}

function tryDecode(decoder: TextDecoder, bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

/**
 * The text of bytes whose encoding is said, but may be said wrongly or not at all: in that encoding if the text can be
 * one, else in UTF-8 or Windows-874.
 */
export function textByContent(bytes: Uint8Array, said: string): string {
  const declared = decoderFor(said)?.decode(bytes)
  if (declared !== undefined && !isGarbled(declared)) return declared
  return inUtf8(bytes) ?? inWindows874(bytes) ?? declared ?? new TextDecoder().decode(bytes)
}

function decoderFor(encoding: string): TextDecoder | null {
  try {
    return new TextDecoder(encoding)
  } catch {
    return null
  }
}

/**
 * Whether a text was read in an encoding that is not its own: with signs for bytes that are none, or as words of Western
 * letters with marks alone, which are Thai (`ÊÇÑÊ´Õ`, `à¸ªà¸§`).
 */
export function isGarbled(text: string): boolean {
  if (text.includes('\ufffd')) return true
  if ((text.match(/à[\u00b8\u00b9]/g) ?? []).length > 1) return true
  return (text.match(/[\u00a1-\u00fb]{4,}/g) ?? []).some(
    (run) => new Set(run.match(/\p{L}/gu)).size > 2,
  )
}
