const strict = { fatal: true } as const
const utf8 = new TextDecoder('utf-8', strict)
const windows874 = new TextDecoder('windows-874', strict)

/** How many cells beyond ASCII were read in which encoding. */
export type Encodings = { utf8: number; windows874: number }

/**
 * A cell's bytes, one a letter, as text: UTF-8 where they are that, else Windows-874. Files that were put
 * together from others have both. Null for bytes that are neither.
 */
export function readCell(bytes: string, seen: Encodings): string | null {
  if (!/[^ -~\t\r\n]/.test(bytes)) return bytes
  const raw = Buffer.from(bytes.replaceAll('\0', ''), 'latin1')
  const text = decoded(utf8, raw)
  if (text !== null) {
    seen.utf8 += 1
    return text
  }
  const thai = decoded(windows874, raw)
  // Windows-874 has nothing there: it is UTF-8 and Windows-874 in one cell.
  if (thai === null || /[\u0080-\u009F]/.test(thai)) return null
  seen.windows874 += 1
  return thai
}

/** How a file was read, in words. */
export function encodingWords(seen: Encodings): string {
  if (seen.windows874 === 0) return 'UTF-8'
  return seen.utf8 === 0 ? 'Windows-874' : 'UTF-8 and Windows-874'
}

function decoded(decoder: TextDecoder, raw: Buffer): string | null {
  try {
    return decoder.decode(raw)
  } catch {
    return null
  }
}
