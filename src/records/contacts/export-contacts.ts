import type { Context } from '../../context.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { CSV_MARK, csvLine } from '../../shared/fields/csv.ts'
import { MAX_ID } from '../../shared/fields/fields.ts'
import { cellText, exportCells } from '../../shared/fields/from-table/export-cells.ts'
import { textStream } from '../../shared/fields/text-stream.ts'
import { record } from '../../team/activity/record.ts'
import { contactIds } from './contact-list.ts'
import { type ContactRecord, contactFields } from './rules/contact.ts'
import type { ContactSearch, ExportFormat } from './rules/contact-search.ts'
import { contactRecords } from './store.ts'

const BATCH = 500
const COLUMNS = [
  'id',
  ...Object.keys(contactFields).filter((name) => name !== 'assignedToId' && name !== 'search'),
  ...['assignedTo', 'lastContact', 'createdAt'],
]

/**
 * Streams every contact that matches a search, in its order: as a CSV file that spreadsheets open, or as vCards. The
 * audit log says who exported how many.
 */
export async function exportContacts(
  context: Context,
  search: ContactSearch,
  format: ExportFormat = 'csv',
): Promise<ReadableStream<Uint8Array>> {
  const { ids } = await contactIds(context, search, { limit: MAX_ID, offset: 0 })
  await record(context, 'export', 'contact', null, { contacts: [null, ids.length] })
  return textStream(format === 'vcf' ? vcards(context, ids) : csvLines(context, ids))
}

async function* vcards({ db }: Context, ids: readonly number[]): AsyncGenerator<string, void> {
  // Loaded when needed: few people export vCards.
  const { writeVcard } = await import('./vcard/write-vcard.ts')
  for (let start = 0; start < ids.length; start += BATCH) {
    const contacts = await contactRecords(db, ids.slice(start, start + BATCH))
    yield contacts.map(writeVcard).join('')
  }
}

async function* csvLines({ db }: Context, ids: readonly number[]): AsyncGenerator<string, void> {
  yield CSV_MARK + csvLine(COLUMNS)
  for (let start = 0; start < ids.length; start += BATCH) {
    const contacts = await contactRecords(db, ids.slice(start, start + BATCH))
    yield contacts.map((contact) => csvLine(cellsOf(contact))).join('')
  }
}

function cellsOf(contact: ContactRecord): string[] {
  const { id, assignedTo, lastContactAt, createdAt } = contact
  const others: Readonly<Record<string, string | number | null | undefined>> = {
    id,
    assignedTo: assignedTo?.name,
    lastContact: lastContactAt && bangkokDate(lastContactAt),
    createdAt: bangkokDate(createdAt),
  }
  const fields = exportCells(contactFields, contact)
  return COLUMNS.map((name) => fields[name] ?? cellText(others[name]))
}
