import type { Context } from '../../context.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { CSV_MARK, csvLine } from '../../shared/fields/csv.ts'
import { cellText, exportCells } from '../../shared/fields/from-table/export-cells.ts'
import { textStream } from '../../shared/fields/text-stream.ts'
import { record } from '../../team/activity/record.ts'
import { unitColumns } from './import-columns.ts'
import type { UnitSearch } from './rules/search.ts'
import type { UnitRecord } from './rules/unit.ts'
import { unitFields } from './rules/unit-fields.ts'
import { unitRecords } from './store.ts'
import { unitIds } from './unit-list.ts'

const BATCH = 500

/**
 * Streams every unit that matches a search, in its order, as a CSV file that spreadsheets open and the
 * import of units accepts. Names and phones of owners and agents are in it for those who may export them.
 * The audit log says who exported how many units, and whether with phones.
 */
export async function exportUnits(
  context: Context,
  search: UnitSearch,
): Promise<ReadableStream<Uint8Array>> {
  const { total } = await unitIds(context, search, { limit: 1, offset: 0 })
  const { ids } = await unitIds(context, search, { limit: Math.max(total, 1), offset: 0 })
  const withPhones = context.actor?.permissions.exportPhones ?? false
  await record(context, 'export', 'unit', null, {
    units: [null, ids.length],
    phones: [null, withPhones],
  })
  return textStream(csvLines(context, ids, withPhones))
}

async function* csvLines(
  { db }: Context,
  ids: readonly number[],
  withPhones: boolean,
): AsyncGenerator<string, void> {
  const columns = allColumns.filter((name) => withPhones || !people.includes(name))
  yield CSV_MARK + csvLine(columns)
  for (let start = 0; start < ids.length; start += BATCH) {
    const units = await unitRecords(db, ids.slice(start, start + BATCH))
    yield units.map((unit) => csvLine(csvCells(unit, columns))).join('')
  }
}

/** The columns the import knows, then columns for reading only. */
const people = ['owner', 'ownerPhone', 'agent', 'agentPhone']
const allColumns = [
  ...Object.keys(unitColumns).filter((name) => name === 'project' || name in unitFields),
  ...['id', ...people],
  ...['address', 'nearestStation', 'distanceToStation', 'updatedAt'],
]

function csvCells(unit: UnitRecord, columns: readonly string[]): string[] {
  const { project, ownerContact, agentContact } = unit
  const otherCells: Readonly<Record<string, string | number | null | undefined>> = {
    project: project.name,
    id: unit.id,
    owner: ownerContact?.name,
    ownerPhone: ownerContact?.phone,
    agent: agentContact?.name,
    agentPhone: agentContact?.phone,
    address: project.address,
    nearestStation: project.nearestStation?.name,
    distanceToStation: project.distanceToStation,
    updatedAt: bangkokDate(unit.updatedAt),
  }
  const fields = exportCells(unitFields, unit)
  return columns.map((name) => fields[name] ?? cellText(otherCells[name]))
}
