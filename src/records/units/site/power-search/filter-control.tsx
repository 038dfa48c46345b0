import type { FilterField, Option } from '../../../../shared/fields/from-table/filter-fields.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { RangeField } from '../../../../ui/fields/range-field.tsx'
import { SegmentedField } from '../../../../ui/fields/segmented-field.tsx'
import { TickList } from '../../../../ui/fields/tick-list.tsx'
import { rangeText } from '../format-range.ts'
import type { PartProps } from './choices.ts'
import { withTicked } from './draft.ts'

/** The control of a field's filter; only the options that `offered` accepts are shown. */
export function FilterControl({
  filter,
  draft,
  onChange,
  offered = () => true,
}: PartProps & { filter: FilterField; offered?: (option: Option) => boolean }) {
  const values: Readonly<Record<string, unknown>> = draft
  const set = (changes: Record<string, unknown>) => onChange({ ...draft, ...changes })
  if (filter.kind === 'range') {
    return <RangeControl {...{ filter, values, set }} />
  }
  const { label, parameter, options } = filter
  if (filter.kind === 'several') {
    const chosen = textsOf(values[parameter])
    return (
      <TickList
        {...{ label, options, chosen, note: filter.note }}
        onToggle={(value) => set({ [parameter]: withTicked(chosen, value) })}
      />
    )
  }
  const value = values[parameter] === undefined ? '' : String(values[parameter])
  const choose = (chosen: string) => {
    const value = filter.isFlag ? chosen === 'true' : chosen
    set({ [parameter]: chosen === '' ? undefined : value })
  }
  return filter.look === 'segments' ? (
    <SegmentedField
      {...{ label, value }}
      onChange={choose}
      options={[{ value: '', label: filter.any }, ...options.filter(offered)]}
    />
  ) : (
    <ChoiceField
      {...{ label, options, value }}
      none={filter.any}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}

type Range = Extract<FilterField, { kind: 'range' }>

function RangeControl({
  filter: { label, parameters, slider, unit },
  values,
  set,
}: {
  filter: Range
  values: Readonly<Record<string, unknown>>
  set: (changes: Record<string, unknown>) => void
}) {
  const [minimum, maximum] = parameters
  const range = { low: Number(values[minimum] ?? 0), high: Number(values[maximum] ?? slider.max) }
  const format = (value: number) => [formatNumber(value), unit].filter(Boolean).join(' ')
  return (
    <RangeField
      {...{ label, format, unit: unit ?? '' }}
      limits={{ min: 0, ...slider }}
      value={range}
      // The ends of the slider are no bounds.
      onChange={({ low, high }) =>
        set({
          [minimum]: low === 0 ? undefined : low,
          [maximum]: high === slider.max ? undefined : high,
        })
      }
      summary={rangeText(range, slider, format)}
    />
  )
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
