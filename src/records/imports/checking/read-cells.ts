import { inUtf8, inWindows874 } from '../../../shared/encodings.ts'
import type { FileEncoding } from './file-encoding.ts'

/** The encoding of a file, and whether cells were read that are impossible in it. */
export type Encodings = { file: FileEncoding; hasOther: boolean }

/**
 * Decodes a cell given as Latin-1 (one character for each byte) in the encoding of its file. A cell that is
 * impossible in it is read in the other one, since files are joined from others. Null for bytes that are neither.
 */
export function readCell(bytes: string, encodings: Encodings): string | null {
  if (!/[^ -~\t\r\n]/.test(bytes)) return bytes
  const raw = Buffer.from(bytes.replaceAll('\0', ''), 'latin1')
  const [first, second] =
    encodings.file === 'Windows-874' ? [inWindows874, inUtf8] : [inUtf8, inWindows874]
  const text = first(raw)
  if (text !== null) return text
  const other = second(raw)
  if (other !== null) encodings.hasOther = true
  return other
}

/** The encoding of a file, as text. */
export function encodingText({ file, hasOther }: Encodings): string {
  return hasOther ? 'UTF-8 and Windows-874' : file
}
