import { createReadStream } from 'node:fs'

const ENCODINGS = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'Windows-874'] as const
/** How the bytes of a file stand for text. TIS-620 is Windows-874 without its quotation marks. */
export type FileEncoding = (typeof ENCODINGS)[number]

const PART_BYTES = 256 * 1024
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf])
/** The high bytes of ASCII, Thai and typographic punctuation in UTF-16. */
const HIGH_BYTES = new Set([0x00, 0x0e, 0x20])

/**
 * The encoding of a file, decided over all of it: by its byte order mark, by the high bytes of UTF-16, else by
 * which of UTF-8 and Windows-874 most of its letters beyond ASCII are in. One cell cannot tell: the two
 * letters of `รถ` in Windows-874 are `ö` in UTF-8.
 */
export async function encodingOfFile(path: string, head: Buffer): Promise<FileEncoding> {
  const certain = markedEncoding(head) ?? unmarkedUtf16(head)
  if (certain) return certain
  const counter = new Utf8Counter()
  const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: PART_BYTES })
  for await (const bytes of stream) counter.write(bytes)
  return counter.others > counter.inUtf8 ? 'Windows-874' : 'UTF-8'
}

/** An encoding as it is stored with an import; UTF-8 for one from before encodings were stored. */
export function storedEncoding(text: string): FileEncoding {
  return ENCODINGS.find((encoding) => encoding === text) ?? 'UTF-8'
}

/** The bytes without a mark, and those of UTF-16 as UTF-8: the scanner reads one byte at a time. */
export async function* scannable(
  file: AsyncIterable<Buffer>,
  encoding: FileEncoding,
): AsyncGenerator<Buffer> {
  if (encoding.startsWith('UTF-16')) {
    // The decoder leaves out the mark.
    const decoder = new TextDecoder(encoding)
    for await (const bytes of file) yield Buffer.from(decoder.decode(bytes, { stream: true }))
    yield Buffer.from(decoder.decode())
    return
  }
  let isFirst = true
  for await (const bytes of file) {
    yield isFirst ? withoutMark(bytes) : bytes
    isFirst = false
  }
}

/** The beginning of a file as the scanner reads it. */
export function scannableHead(head: Buffer, encoding: FileEncoding): Buffer {
  if (!encoding.startsWith('UTF-16')) return withoutMark(head)
  return Buffer.from(new TextDecoder(encoding).decode(head, { stream: true }))
}

function withoutMark(bytes: Buffer): Buffer {
  return bytes.subarray(0, 3).equals(UTF8_MARK) ? bytes.subarray(UTF8_MARK.length) : bytes
}

function markedEncoding(head: Buffer): FileEncoding | null {
  if (head.subarray(0, 3).equals(UTF8_MARK)) return 'UTF-8'
  const mark = head.length < 2 ? 0 : head.readUInt16BE(0)
  if (mark === 0xfffe) return 'UTF-16LE'
  return mark === 0xfeff ? 'UTF-16BE' : null
}

/** UTF-16 without a mark: there are NULs, and nearly every second byte is a known high byte. */
function unmarkedUtf16(head: Buffer): FileEncoding | null {
  if (!head.includes(0)) return null
  const pairs = Math.floor(head.length / 2)
  const high = [0, 0]
  for (let at = 0; at < pairs * 2; at += 1)
    if (HIGH_BYTES.has(head[at] ?? 0xff)) high[at % 2] = (high[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = high
  if (Math.max(even, odd) < pairs * 0.95) return null
  return odd > even ? 'UTF-16LE' : 'UTF-16BE'
}

/** Counts the bytes beyond ASCII that are letters of UTF-8, and all others, part by part. */
class Utf8Counter {
  inUtf8 = 0
  others = 0
  /** The bytes of the letter that was begun, and those that it still needs. */
  #begun = 0
  #needed = 0

  write(bytes: Buffer): void {
    for (const byte of bytes) {
      if (this.#needed > 0) {
        if ((byte & 0xc0) === 0x80) {
          this.#begun += 1
          this.#needed -= 1
          if (this.#needed === 0) this.inUtf8 += this.#begun
          continue
        }
        this.others += this.#begun
        this.#needed = 0
      }
      if (byte < 0x80) continue
      this.#begun = 1
      if (byte >= 0xc2 && byte <= 0xdf) this.#needed = 1
      else if (byte >= 0xe0 && byte <= 0xef) this.#needed = 2
      else if (byte >= 0xf0 && byte <= 0xf4) this.#needed = 3
      else this.others += 1
    }
  }
}
