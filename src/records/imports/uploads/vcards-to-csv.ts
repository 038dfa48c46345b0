import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CSV_MARK, exactCsvLine } from '../../../shared/fields/csv.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { contactColumns } from '../../contacts/import-columns.ts'
import { isReadProperty, readVcard } from '../../contacts/vcard/read-vcard.ts'
import { headOf } from '../checking/file-bytes.ts'
import { encodingOfFile, scannable } from '../checking/file-encoding.ts'
import { HEAD_BYTES, refusedFile } from '../checking/open-csv.ts'
import type { ImportFile } from '../checking/receive-import.ts'
import { isVcardNamed, MAX_IMPORT_ROWS } from '../rules/import.ts'

const COLUMNS = Object.keys(contactColumns)
/** Characters of a line and of a card; pictures and other properties that are not read are not counted. */
const MAX_LINE = 4 * 1024 * 1024
const CARD_KILOBYTES = 256
const MAX_CARD = CARD_KILOBYTES * 1024
/** Characters of a text that are kept: more than any field of a contact has, so that a longer one is a fault of its row. */
const MAX_CELL = 12_000
/** Characters that are kept of a line that is too long and not read. */
const KEPT_OF_LINE = 100

/**
 * A file of vCards as a CSV file beside it, with a row for each card; a file of another name is left as it is. Refuses
 * with 400 what holds no vCard, and a card that is too long to be read whole.
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
  yield CSV_MARK + exactCsvLine(COLUMNS)
  let count = 0
  for await (const lines of cards) {
    count += 1
    if (count > MAX_IMPORT_ROWS)
      throw refusedFile(refusal('file_too_many_rows', { most: MAX_IMPORT_ROWS }))
    const cells = readVcard(lines)
    yield exactCsvLine(COLUMNS.map((column) => (cells[column] ?? '').slice(0, MAX_CELL)))
  }
  if (count === 0) throw refusedFile(refusal('file_not_vcard'))
}

/** A card being read: its properties in parts, because joining each continued line takes quadratic time. */
type Card = { properties: string[][]; size: number; isSkipping: boolean; isSoft: boolean }

const newCard = (): Card => ({ properties: [], size: 0, isSkipping: false, isSoft: false })
const linesIn = ({ properties }: Card): string[] => properties.map((parts) => parts.join(''))

/**
 * The lines of each card, continued ones joined, without pictures and without cards within it (an agent's). A card
 * whose end is missing counts as far as it goes.
 */
async function* cardsOf(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let card: Card | null = null
  let isAgent = false
  let inner = 0
  for await (const line of lines) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      if (card && (isAgent || inner > 0)) inner += 1
      else {
        if (card && card.properties.length > 0) yield linesIn(card)
        card = newCard()
      }
    } else if (card && /^END:VCARD\s*$/i.test(line)) {
      if (inner > 0) inner -= 1
      else {
        yield linesIn(card)
        card = null
      }
    } else if (card && inner === 0) addLine(card, line)
    isAgent = /^(?:[\w-]{1,40}\.)?AGENT[;:]/i.test(line)
  }
  if (card && card.properties.length > 0) yield linesIn(card)
}

function addLine(card: Card, line: string): void {
  const isContinued = /^[ \t]/.test(line)
  const last = card.properties.at(-1)
  const isMore = last !== undefined && (isContinued || card.isSoft)
  if (!isMore) card.isSkipping = !isReadProperty(line)
  if (card.isSkipping || line === '') return
  card.size += line.length
  if (card.size > MAX_CARD) throw cardTooLong(linesIn(card))
  const parts = isMore ? last : []
  const text = !isMore ? line : card.isSoft ? line.trimStart() : line.slice(1)
  card.isSoft = text.endsWith('=') && isQuoted(parts[0] ?? text)
  parts.push(card.isSoft ? text.slice(0, -1) : text)
  if (!isMore) card.properties.push(parts)
}

function cardTooLong(lines: string[]) {
  const { name = '' } = readVcard(lines)
  return refusedFile(refusal('file_card_too_long', { name, kilobytes: CARD_KILOBYTES }))
}

const isQuoted = (line: string): boolean => /^[^:]{0,200}quoted-printable[^:]{0,200}:/i.test(line)

async function* linesOf(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  for await (const part of bytes) {
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE) {
      if (/^[ \t]/.test(rest) || isReadProperty(rest)) throw cardTooLong([])
      rest = rest.slice(0, KEPT_OF_LINE)
    }
    yield* lines
  }
  yield rest + decoder.decode()
}
