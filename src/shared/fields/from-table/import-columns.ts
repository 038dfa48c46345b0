import {
  asBaht,
  asBedrooms,
  asCount,
  asNumber,
  asOneOf,
  asSomeOf,
  asText,
  asTexts,
  asYesNo,
  type CellReader,
  type Column,
  type Maybe,
  type Spellings,
} from '../cells.ts'
import { asDay, asDayOn } from '../day-cells.ts'
import type { Field, FieldKind, FieldTable } from '../field-table.ts'
import { bahtUnitIn } from '../header-units.ts'

type Imported<Table extends FieldTable> = {
  [Name in keyof Table as Table[Name] extends { importNames: readonly string[] }
    ? Name
    : never]: Column
}

/** The columns of an imported file for these fields, in their order. */
export function importColumns<Table extends FieldTable>(
  fields: Table,
  spellings: Spellings = new Map(),
  maybe: Maybe = new Map(),
): Imported<Table> {
  const entries = Object.entries(fields).flatMap(([name, field]) =>
    field.importNames ? [[name, columnOf(field, field.importNames, spellings, maybe)]] : [],
  )
  // Safe: the same filter as the type's, field by field.
  return Object.fromEntries(entries) as Imported<Table>
}

function columnOf(
  field: Field,
  names: readonly string[],
  spellings: Spellings,
  maybe: Maybe,
): Column {
  const { kind, set } = field
  return {
    names,
    read: readerOf(field, spellings),
    ...(kind === 'money' && { unitIn: bahtUnitIn }),
    ...(set && { set, spellings: spellings.get(set) ?? {}, maybe: maybe.get(set) ?? {} }),
    ...(set && kind === 'choices' && { readPart: asOneOf(set, spellings.get(set)) }),
  }
}

/** How the cells of a field are read. */
function readerOf({ kind, set }: Field, spellings: Spellings): CellReader {
  if (set) return (kind === 'choices' ? asSomeOf : asOneOf)(set, spellings.get(set))
  return readers[kind]
}

const readers: Readonly<Record<FieldKind, CellReader>> = {
  text: asText,
  texts: asTexts,
  number: asCount,
  decimal: asNumber,
  money: asBaht,
  rooms: asBedrooms,
  flag: asYesNo,
  day: asDay,
  moment: asDayOn,
  record: asNumber,
  named: asText,
  choice: asText,
  choices: asTexts,
  pictures: asTexts,
}
