import { formatDate } from '../../../../shared/dates.ts'
import type { FilterField } from '../../../../shared/fields/from-table/filter-fields.ts'
import { labelOf, optionsOf } from '../../../../shared/fields/value-set.ts'
import type { Language } from '../../../../shared/language.ts'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { fieldLabel, TextField } from '../../../../ui/fields/field.tsx'
import { SegmentedField } from '../../../../ui/fields/segmented-field.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Areas } from '../../../projects/rules/project-sets.ts'
import { Smoking } from '../../rules/search.ts'
import { Facings } from '../../rules/unit-sets.ts'
import type { PartProps } from './choices.ts'
import { withTicked } from './draft.ts'
import { FilterControl } from './filter-control.tsx'
import { searchFields } from './search-fields.ts'
import { sinceOptions } from './since-options.ts'

const any = { value: '', label: 'Any' }
const smoking = [
  { value: 'allowed', label: 'Allowed' },
  { value: 'not_allowed', label: 'Not allowed' },
]
// Facing has its own control.
const isOther = ({ part, field }: FilterField) => part === 'other' && field !== 'propertyFacing'
// Arranged as on a compass.
const compass = [
  ['north_west', 'north', 'north_east'],
  ['west', null, 'east'],
  ['south_west', 'south', 'south_east'],
] as const

/** The filters that belong to no other part; `forStaff` adds those for staff only. */
export function OtherFilters({ draft, onChange, forStaff }: PartProps & { forStaff: boolean }) {
  const language = useLanguage()
  const others = searchFields(language).filter(isOther)
  const controls = (filters: readonly FilterField[]) =>
    filters.map((filter) => <FilterControl key={filter.field} {...{ filter, draft, onChange }} />)
  return (
    <>
      <div className="grid content-start gap-4">
        <SegmentedField
          label="Smoking"
          value={draft.smokingAllowed ?? ''}
          onChange={(chosen) => onChange({ ...draft, smokingAllowed: Smoking.read(chosen) })}
          options={[any, ...smoking]}
        />
        <FacingField {...{ draft, onChange }} />
        <ChoiceField
          label="Area"
          none="Any area"
          options={optionsOf(Areas, language)}
          value={draft.area ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, area: Areas.read(value) })
          }
        />
        <ChoiceField
          label="Updated"
          none="Any time"
          options={withChosen(sinceOptions(new Date()), draft.updatedSince, language)}
          value={draft.updatedSince ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, updatedSince: value || undefined })
          }
        />
        <TextField
          type="date"
          label="Available by"
          value={draft.availableBy ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, availableBy: value || undefined })
          }
        />
        {controls(others.filter(({ kind, staffOnly }) => kind !== 'several' && !staffOnly))}
        {forStaff && <ActiveField {...{ draft, onChange }} />}
        {forStaff && controls(others.filter(({ staffOnly }) => staffOnly))}
      </div>
      {controls(others.filter(({ kind, staffOnly }) => kind === 'several' && !staffOnly))}
    </>
  )
}

function FacingField({ draft, onChange }: PartProps) {
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend on its border
    <div role="group" aria-label="Facing" className="grid gap-1.5">
      <span aria-hidden="true" className={fieldLabel}>
        Facing
      </span>
      <div className="grid grid-cols-3 gap-2">
        {compass.flat().map((facing) =>
          facing === null ? (
            <span
              key="middle"
              className="icon-compass grid place-items-center text-ink-3 before:size-4.5"
            />
          ) : (
            <button
              key={facing}
              type="button"
              aria-pressed={draft.selectedFacing?.includes(facing) ?? false}
              onClick={() =>
                onChange({ ...draft, selectedFacing: withTicked(draft.selectedFacing, facing) })
              }
              className="min-h-9 rounded-control border border-line px-1 text-sm font-medium text-ink-2 hover:border-field aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11 forced-colors:aria-pressed:underline"
            >
              {labelOf(Facings, facing, language)}
            </button>
          ),
        )}
      </div>
    </div>
  )
}

/** On the website, hidden, or either. */
function ActiveField({ draft, onChange }: PartProps) {
  return (
    <SegmentedField
      label="Active"
      value={draft.active === undefined ? '' : String(draft.active)}
      onChange={(chosen) =>
        onChange({ ...draft, active: chosen === '' ? undefined : chosen === 'true' })
      }
      options={[any, { value: 'true', label: 'On website' }, { value: 'false', label: 'Hidden' }]}
    />
  )
}

/** Adds the chosen date to the options if it is missing there. */
function withChosen(
  options: { value: string; label: string }[],
  chosen: string | undefined,
  language: Language,
) {
  const isOption = !chosen || options.some(({ value }) => value === chosen)
  return isOption ? options : [...options, { value: chosen, label: formatDate(chosen, language) }]
}
