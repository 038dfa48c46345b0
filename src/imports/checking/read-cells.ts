const strict = { fatal: true } as const
const utf8 = new TextDecoder('utf-8', strict)
const windows874 = new TextDecoder('windows-874', strict)

/** The numbers of non-ASCII cells read in each encoding. */
export type Encodings = { utf8: number; windows874: number }

/**
 * Decodes a cell given as Latin-1 (one character for each byte): as UTF-8 if valid, else as Windows-874, since
 * files joined from others contain both. Null for bytes that are neither.
 */
export function readCell(bytes: string, counts: Encodings): string | null {
  if (!/[^ -~\t\r\n]/.test(bytes)) return bytes
  const raw = Buffer.from(bytes.replaceAll('\0', ''), 'latin1')
  const text = tryDecode(utf8, raw)
  if (text !== null) {
    counts.utf8 += 1
    return text
  }
  const thai = tryDecode(windows874, raw)
  // Undefined in Windows-874: the cell mixes UTF-8 and Windows-874.
  if (thai === null || /[\u0080-\u009F]/.test(thai)) return null
  counts.windows874 += 1
  return thai
}

/** The encoding of a file, as text. */
export function encodingText(counts: Encodings): string {
  if (counts.windows874 === 0) return 'UTF-8'
  return counts.utf8 === 0 ? 'Windows-874' : 'UTF-8 and Windows-874'
}

function tryDecode(decoder: TextDecoder, raw: Buffer): string | null {
  try {
    return decoder.decode(raw)
  } catch {
    return null
  }
}
