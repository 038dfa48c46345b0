import { english, type Language } from '../../language.ts'
import type { Field, FieldTable } from '../field-table.ts'
import type { Filter, PanelPart, Slider } from '../filter.ts'
import { optionsOf } from '../value-set.ts'

export type Option = { value: string; label: string }

/** A filter as offered by a panel or a plain form. */
export type FilterField = {
  /** The name of the field. */
  field: string
  part: PanelPart
  staffOnly: boolean
  label: string
} & (
  | {
      kind: 'one'
      parameter: string
      any: string
      look: 'segments' | 'list'
      options: Option[]
      isFlag: boolean
    }
  | { kind: 'several'; parameter: string; note: string; options: Option[] }
  | { kind: 'range'; parameters: readonly [string, string]; slider: Slider; unit: string | null }
)

/** The filters that a panel or a plain form offers, in the order of the table. */
export function filterFields(
  fields: FieldTable,
  part: 'filter' | 'unitFilter',
  language: Language = english,
): FilterField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const filter = field[part]
    if (!filter?.panel) return []
    const { part: place, label } = filter.panel
    const staffOnly = filter.staffOnly ?? false
    return [{ field: name, part: place, staffOnly, label, ...controlOf(field, filter, language) }]
  })
}

function controlOf(field: Field, filter: Filter, language: Language) {
  if (filter.by === 'range') {
    const { name, slider, unit = null } = filter
    return { kind: 'range', parameters: name, slider, unit } as const
  }
  const { name: parameter, by, panel, words } = filter
  const options = optionsFor(field, words, language)
  if (by !== 'one') {
    const note = by === 'any' ? 'Any of them' : 'All that are ticked'
    return { kind: 'several', parameter, note, options } as const
  }
  const { any = 'Any', look = 'list' } = panel ?? {}
  return { kind: 'one', parameter, any, look, options, isFlag: field.kind === 'flag' } as const
}

function optionsFor(
  { set }: Field,
  words: readonly [string, string] = ['Yes', 'No'],
  language: Language,
): Option[] {
  if (set) return optionsOf(set, language)
  const [yes, no] = words
  return [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ]
}
