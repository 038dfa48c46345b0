import type { ImportKind } from '../rules/import.ts'
import type { ValueMapping } from '../rules/values.ts'

/** How a file is written to disk. */
type Encoding = 'utf-8' | 'utf-8-mark' | 'utf-16le' | 'utf-16be' | 'windows-874'

/** What a row means, in the fields of an import; by its number in a spreadsheet. */
type Meanings = Readonly<Record<number, Readonly<Record<string, unknown>>>>

/** A list as an agency has it, and what its rows mean to whoever wrote it. Names are invented. */
export type TestList = {
  file: string
  kind: ImportKind
  encoding: Encoding
  /** Columns that people match by hand. */
  columns?: Readonly<Record<string, string | null>>
  /** What is answered once for the file; a project by its name. */
  answers?: readonly (readonly [field: string, text: string, value: ValueMapping])[]
  rows: Meanings
  /** Of some rows, what is taken as it is written although a person would leave a remark out. */
  asWritten?: Meanings
  /** Rows with cells that no answer can read; somebody has to correct these cells. */
  corrected?: readonly number[]
  /** Rows that say no rooms or no price at all, without which nothing is a home. */
  unstated?: readonly number[]
  /** What somebody types into the cells of these rows, and of those to be corrected: by row and field. */
  typed?: Readonly<Record<number, Readonly<Record<string, string>>>>
}
