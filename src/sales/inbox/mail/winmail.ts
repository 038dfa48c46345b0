import type { LetterFile } from './attached-letters.ts'
import { cleaned } from './letter-text.ts'

/*
 * Outlook packs what it sends as rich text into one file, winmail.dat (Microsoft's TNEF, MS-OXTNEF): a signature, and
 * attributes with a level, an id, a length, the data and a checksum. There is no library that is kept up.
 */
const SIGNATURE = 0x223e9f78
const BODY = 0x0002800c
/** Begins another file. */
const FILE = 0x00069002
const FILE_TITLE = 0x00018010
const FILE_DATA = 0x0006800f
/** Further properties of a file, of which one is its long name. */
const FILE_PROPERTIES = 0x00069005
const LONG_NAME = 0x3707
const UNICODE = 0x1f
const BYTES = 0x1e

export function isWinmail({ contentType, filename = '' }: LetterFile): boolean {
  return /^application\/(?:vnd\.)?ms-tnef$/.test(contentType) || /^winmail\.dat$/i.test(filename)
}

/** The text and the files in a winmail.dat; null if it has none that can be read. */
export function openWinmail(bytes: Buffer): { text: string; files: LetterFile[] } | null {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== SIGNATURE) return null
  let text = ''
  const files: LetterFile[] = []
  for (const { id, data } of attributes(bytes)) {
    const file = files.at(-1)
    if (id === BODY) text = wordsIn(data)
    else if (id === FILE) files.push({ contentType: '', content: Buffer.alloc(0) })
    else if (file && id === FILE_TITLE) file.filename = wordsIn(data)
    else if (file && id === FILE_DATA) file.content = data
    else if (file && id === FILE_PROPERTIES) file.filename = longName(data) ?? file.filename
  }
  const found = files.filter(({ content }) => content.length > 0)
  return text.trim() || found.length > 0 ? { text: text.trim(), files: found } : null
}

function* attributes(bytes: Buffer): Generator<{ id: number; data: Buffer }> {
  const head = 9
  let at = 6
  while (at + head <= bytes.length) {
    const id = bytes.readUInt32LE(at + 1)
    const length = bytes.readUInt32LE(at + 5)
    const start = at + head
    if (start + length > bytes.length) return
    yield { id, data: bytes.subarray(start, start + length) }
    at = start + length + 2
  }
}

/** The property with the long name: its type and id, one value, and the length of that. */
function longName(data: Buffer): string | undefined {
  for (const type of [UNICODE, BYTES]) {
    const mark = Buffer.from([type, 0, LONG_NAME & 0xff, LONG_NAME >> 8, 1, 0, 0, 0])
    const start = data.indexOf(mark) + mark.length
    if (start < mark.length || start + 4 > data.length) continue
    const value = data.subarray(start + 4, start + 4 + data.readUInt32LE(start))
    return type === UNICODE ? cleaned(value.toString('utf16le')) : wordsIn(value)
  }
  return undefined
}

function wordsIn(data: Buffer): string {
  return cleaned(data.toString('utf8'))
}
