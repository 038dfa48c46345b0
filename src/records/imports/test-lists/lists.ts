import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { ImportKind } from '../rules/import.ts'
import type { ValueMapping } from '../rules/values.ts'

/** What a row means, in the fields of an import; by its number in a spreadsheet. */
type Meanings = Record<number, Record<string, unknown>>

/** A list as an agency has it, and what its rows mean to whoever wrote it. Names are invented. */
export type TestList = {
  file: string
  /** Whether the author of the readers wrote it, or somebody who did not know them. */
  by: 'us' | 'outside'
  kind: ImportKind
  /** How it is written to disk. */
  encoding: 'utf-8' | 'utf-8-mark' | 'utf-16le' | 'utf-16be' | 'windows-874'
  /** Columns that people match by hand. */
  columns: Record<string, string | null>
  /** What is answered once for the file; a project by its name. */
  answers: (readonly [field: string, text: string, value: ValueMapping])[]
  rows: Meanings
  /** Of some rows, what is taken as it is written although a person would leave a remark out. */
  asWritten: Meanings
  /** Rows with cells that no answer can read; somebody has to correct these cells. */
  corrected: number[]
  /** Rows that say no rooms or no price at all, without which nothing is a home. */
  unstated: number[]
  /** What somebody types into the cells of these rows, and of those to be corrected: by row and field. */
  typed: Record<number, Record<string, string>>
}

const numbers = new Set([
  ...['floor', 'bedrooms', 'bathrooms', 'size', 'price', 'rentAmount', 'latitude', 'longitude'],
  ...['totalUnits', 'buildingFloors', 'foundedYear'],
])
const switches = new Set(['smokingAllowed', 'primary'])
const severals = new Set(['facilities', 'propertyView'])

/**
 * The lists of lists.csv, their answers of mappings.csv, and of each the rows of its `.meant.csv`: an empty cell says
 * nothing of a field, `-` that it is read as nothing. A row is `wrong` or `unstated`, or says what is taken
 * `as written`, or is `typed`.
 */
export const testLists: readonly TestList[] = rowsOf('lists.csv').map(
  ({ file = '', by, kind, encoding, columns = '' }) => {
    const rows = rowsOf(file.replace('.csv', '.meant.csv'))
    const meant = (...kinds: string[]) =>
      rows.filter((row) => kinds.includes(row.is ?? '')).map(meaningOf)
    const numbersOf = (kind: string) => meant(kind).map(([number]) => number)
    return {
      ...({ file, by, kind, encoding } as Pick<TestList, 'file' | 'by' | 'kind' | 'encoding'>),
      columns: Object.fromEntries(
        columns.split('; ').flatMap((pair) => {
          const [header = '', field] = pair.split(' = ')
          return field ? [[header, field === '-' ? null : field]] : []
        }),
      ),
      answers: rowsOf('mappings.csv')
        .filter((row) => row.file === file)
        .map(({ field = '', text = '', value = '' }) => {
          return [field, text, (read(field, value) ?? null) as ValueMapping]
        }),
      rows: Object.fromEntries(meant('', 'wrong', 'unstated')),
      asWritten: Object.fromEntries(meant('as written')),
      corrected: numbersOf('wrong'),
      unstated: numbersOf('unstated'),
      typed: Object.fromEntries(
        rows.filter(({ is }) => is === 'typed').map(({ row, ...cells }) => [row, filled(cells)]),
      ),
    }
  },
)

function meaningOf({ row, ...cells }: Record<string, string>): [number, Record<string, unknown>] {
  const values = Object.entries(filled(cells)).map(([field, cell]) => [field, valueIn(field, cell)])
  return [Number(row), Object.fromEntries(values)]
}

/** The cells of fields that are not empty. */
function filled({ is: _, note: __, ...cells }: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))
}

function valueIn(field: string, cell: string): unknown {
  if (severals.has(field) && cell !== '-') return cell.split('; ')
  return read(field, cell)
}

function read(field: string, cell: string): string | number | boolean | undefined {
  if (cell === '-') return undefined
  if (numbers.has(field)) return Number(cell)
  return switches.has(field) ? cell === 'yes' : cell
}

function rowsOf(file: string): Record<string, string>[] {
  return parse(fs.readFileSync(path.join(import.meta.dirname, file)), { columns: true })
}
