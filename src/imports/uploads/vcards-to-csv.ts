import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { contactColumns } from '../../contacts/import-columns.ts'
import { isUnread, readVcard } from '../../contacts/vcard/read-vcard.ts'
import { CSV_MARK, csvLine } from '../../shared/fields/csv.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { headOf } from '../checking/file-bytes.ts'
import { encodingOfFile, scannable } from '../checking/file-encoding.ts'
import { HEAD_BYTES, refusedFile } from '../checking/open-csv.ts'
import type { ImportFile } from '../checking/receive-import.ts'
import { isVcardNamed, MAX_IMPORT_ROWS } from '../rules/import.ts'

const COLUMNS = Object.keys(contactColumns)
/** Characters of a line and of a card; pictures are not counted. */
const LONGEST_LINE = 4 * 1024 * 1024
const LONGEST_CARD = 256 * 1024

/**
 * A file of vCards as a CSV file beside it, with a row for each card; a file of another name is left as it is. Refuses
 * with 400 what holds no vCard.
 */
export async function csvOfVcards(file: ImportFile): Promise<ImportFile> {
  if (!isVcardNamed(file.name)) return file
  const path = `${file.path}.csv`
  const encoding = await encodingOfFile(file.path, await headOf(file.path, HEAD_BYTES))
  const bytes: AsyncIterable<Buffer> = createReadStream(file.path)
  const decoder = encoding === 'Windows-874' ? 'windows-874' : 'utf-8'
  const cards = cardsOf(linesOf(scannable(bytes, encoding), decoder))
  await pipeline(Readable.from(rowsOf(cards)), createWriteStream(path))
  return { name: file.name, path, bytes: (await stat(path)).size }
}

async function* rowsOf(cards: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(COLUMNS)
  let count = 0
  for await (const lines of cards) {
    count += 1
    if (count > MAX_IMPORT_ROWS)
      throw refusedFile(refusal('file_too_many_rows', { most: MAX_IMPORT_ROWS }))
    const cells = readVcard(lines)
    yield csvLine(COLUMNS.map((column) => cells[column] ?? ''))
  }
  if (count === 0) throw refusedFile(refusal('file_not_vcard'))
}

/** The lines of each card, continued ones joined, without pictures. */
async function* cardsOf(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let card: string[] | null = null
  let size = 0
  let isSkipping = false
  for await (const line of lines) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      card = []
      size = 0
      continue
    }
    if (!card) continue
    if (/^END:VCARD\s*$/i.test(line)) {
      yield card
      card = null
      continue
    }
    const isContinued = /^[ \t]/.test(line)
    const last = card.at(-1)
    const isSoftBreak = last !== undefined && isQuoted(last) && last.endsWith('=')
    if (!isContinued && !isSoftBreak) isSkipping = isUnread(line)
    if (isSkipping || line === '') continue
    size += line.length
    if (size > LONGEST_CARD) continue
    if (isSoftBreak) card[card.length - 1] = last.slice(0, -1) + line.trimStart()
    else if (isContinued && last !== undefined) card[card.length - 1] = last + line.slice(1)
    else card.push(line)
  }
}

const isQuoted = (line: string): boolean => /^[^:]{0,200}quoted-printable[^:]{0,200}:/i.test(line)

async function* linesOf(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  for await (const part of bytes) {
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw refusedFile(refusal('file_not_vcard'))
    yield* lines
  }
  yield rest + decoder.decode()
}
