import { Areas, Facilities } from '../../../projects/rules.ts'
import { formatDate } from '../../../shared/dates.ts'
import { optionsOf } from '../../../shared/value-set.ts'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { fieldLabel } from '../../../ui/field.tsx'
import { SegmentedField } from '../../../ui/segmented-field.tsx'
import { TickList } from '../../../ui/tick-list.tsx'
import { Facings, Views } from '../../rules.ts'
import { Smoking } from '../../search-rules.ts'
import type { PartProps } from './choices.ts'
import { withTicked } from './draft.ts'
import { sinceOptions } from './since-options.ts'

const any = { value: '', label: 'Any' }
const smoking = [
  { value: 'allowed', label: 'Allowed' },
  { value: 'not_allowed', label: 'Not allowed' },
]
// As a compass card has them.
const compass = [
  ['north_west', 'north', 'north_east'],
  ['west', null, 'east'],
  ['south_west', 'south', 'south_east'],
] as const

/** What else is asked; `forStaff` adds what only they see. */
export function OtherFilters({ draft, onChange, forStaff }: PartProps & { forStaff: boolean }) {
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
          options={optionsOf(Areas)}
          value={draft.area ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, area: Areas.read(value) })
          }
        />
        <ChoiceField
          label="Updated"
          none="Any time"
          options={withChosen(sinceOptions(new Date()), draft.updatedSince)}
          value={draft.updatedSince ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, updatedSince: value || undefined })
          }
        />
        {forStaff && <StaffFields {...{ draft, onChange }} />}
      </div>
      <TickList
        label="Views"
        note="Any of them"
        options={optionsOf(Views)}
        chosen={draft.selectedViews ?? []}
        onToggle={(view) =>
          onChange({ ...draft, selectedViews: withTicked(draft.selectedViews, view) })
        }
      />
      <TickList
        label="Facilities"
        note="All that are ticked"
        options={optionsOf(Facilities)}
        chosen={draft.selectedFacilities ?? []}
        onToggle={(facility) =>
          onChange({ ...draft, selectedFacilities: withTicked(draft.selectedFacilities, facility) })
        }
      />
    </>
  )
}

function FacingField({ draft, onChange }: PartProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand in its border
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
              {Facings.labels[facing]}
            </button>
          ),
        )}
      </div>
    </div>
  )
}

/** On the website or not, from the developer or not: the three states of each. */
function StaffFields({ draft, onChange }: PartProps) {
  return (
    <>
      <SegmentedField
        label="Active"
        value={flag(draft.active)}
        onChange={(chosen) => onChange({ ...draft, active: unflagged(chosen) })}
        options={[any, { value: 'true', label: 'On website' }, { value: 'false', label: 'Hidden' }]}
      />
      <SegmentedField
        label="Primary"
        value={flag(draft.primary)}
        onChange={(chosen) => onChange({ ...draft, primary: unflagged(chosen) })}
        options={[any, { value: 'true', label: 'First sale' }, { value: 'false', label: 'Resale' }]}
      />
    </>
  )
}

function flag(value: boolean | undefined): string {
  return value === undefined ? '' : String(value)
}

function unflagged(chosen: string): boolean | undefined {
  return chosen === '' ? undefined : chosen === 'true'
}

/** A day that is searched for by its date stays to be chosen. */
function withChosen(offered: { value: string; label: string }[], chosen: string | undefined) {
  const isOffered = !chosen || offered.some(({ value }) => value === chosen)
  return isOffered ? offered : [...offered, { value: chosen, label: formatDate(chosen) }]
}
