import { english, type Language } from '../../language.ts'
import type { Field, FieldTable } from '../field-table.ts'
import type { Filter } from '../filter.ts'
import { labelIn } from '../value-set.ts'

type Searched = Readonly<Record<string, unknown>>

/** A condition in words: its field, its query parameters, and which member of a list it is. */
export type FilterChip = {
  field: string
  label: string
  parameters: readonly string[]
  member?: unknown
}

/** A search's conditions in words, in the order of the table. */
export function filterChips(
  fields: FieldTable,
  part: 'filter' | 'unitFilter',
  search: Searched,
  language: Language = english,
): FilterChip[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const filter = field[part]
    if (!filter || filter.chip === null) return []
    const chip = filter.chip ?? ((words: string) => words)
    return partsOf(field, filter, search, language).map(({ words, ...condition }) => ({
      field: name,
      label: chip(words),
      ...condition,
    }))
  })
}

type Words = readonly [yes: string, no: string]
type Part = Omit<FilterChip, 'field' | 'label'> & { words: string }

function partsOf(field: Field, filter: Filter, search: Searched, language: Language): Part[] {
  const parameters = [filter.name].flat()
  const values = parameters.map((parameter) => search[parameter])
  const [value] = values
  if (values.every((value) => value === undefined)) return []
  if (filter.by === 'range') {
    return [{ words: rangeWords(filter.unit, field.label, values), parameters }]
  }
  if (!Array.isArray(value))
    return [{ words: wordsOf(field, filter.words, value, language), parameters }]
  return value.map((member) => ({
    words: wordsOf(field, filter.words, member, language),
    parameters,
    member,
  }))
}

function wordsOf(
  { label, set }: Field,
  words: Words | undefined,
  value: unknown,
  language: Language,
): string {
  const [yes, no] = words ?? [label, `Not ${label.toLowerCase()}`]
  if (typeof value === 'boolean') return value ? yes : no
  return (set && labelIn(set, String(value), language)) ?? `${label} ${value}`
}

function rangeWords(unit: string | undefined, label: string, [low, high]: unknown[]): string {
  const counted = (words: string) =>
    unit ? `${words} ${unit}` : `${label}: ${words.toLowerCase()}`
  if (low === undefined) return counted(`Up to ${high}`)
  return counted(high === undefined ? `From ${low}` : `${low} - ${high}`)
}
