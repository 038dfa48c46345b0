import type { Option } from '../../../../shared/fields/from-table/filter-fields.ts'
import { optionsOf } from '../../../../shared/fields/value-set.ts'
import { TextField } from '../../../../ui/fields/field.tsx'
import { SegmentedField } from '../../../../ui/fields/segmented-field.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { FloorDirections, YesNo } from '../../rules/search.ts'
import type { PartProps } from './choices.ts'
import { withFloorDirection } from './draft.ts'
import { FilterControl } from './filter-control.tsx'
import { searchFields } from './search-fields.ts'

const any = { value: '', label: 'Any' }
const MAX_DIGITS = 3

/** Type, furnishing, ownership, floor, pets, new or reduced, and property id. */
export function TermsFields({ draft, onChange }: PartProps) {
  const language = useLanguage()
  const { propertyType, floorDirection, floorLevel } = draft
  // The two types that condominium agencies list, and the one searched for.
  const isOffered = ({ value }: Option) =>
    ['condo', 'apartment'].includes(value) || value === propertyType
  return (
    <>
      {searchFields(language)
        .filter(({ part }) => part === 'terms')
        .map((filter) => (
          <FilterControl
            key={filter.field}
            {...{ filter, draft, onChange }}
            {...(filter.field === 'propertyType' && { offered: isOffered })}
          />
        ))}
      <div className="grid grid-cols-[1fr_5.5rem] items-end gap-2.5">
        <SegmentedField
          label="Floor Level"
          value={floorDirection ?? ''}
          onChange={(chosen) => onChange(withFloorDirection(draft, FloorDirections.read(chosen)))}
          options={[any, ...optionsOf(FloorDirections, language)]}
        />
        <TextField
          label="Floor"
          inputMode="numeric"
          maxLength={MAX_DIGITS}
          disabled={!floorDirection}
          value={floorLevel ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const digits = value.replace(/\D/g, '')
            onChange({ ...draft, floorLevel: digits === '' ? undefined : Number(digits) })
          }}
        />
      </div>
      <SegmentedField
        label="Pet Friendly"
        value={draft.petFriendly ?? ''}
        onChange={(chosen) => onChange({ ...draft, petFriendly: YesNo.read(chosen) })}
        options={[any, ...optionsOf(YesNo, language)]}
      />
      <SegmentedField
        label="New or Reduced"
        value={draft.newOnly ? 'new' : draft.reducedOnly ? 'reduced' : ''}
        onChange={(chosen) =>
          onChange({
            ...draft,
            newOnly: chosen === 'new' || undefined,
            reducedOnly: chosen === 'reduced' || undefined,
          })
        }
        options={[
          any,
          { value: 'new', label: 'New this week' },
          { value: 'reduced', label: 'Reduced' },
        ]}
      />
      <TextField
        label="Property ID"
        placeholder="412 or 24A"
        maxLength={50}
        value={draft.propertyId ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...draft, propertyId: value || undefined })
        }
      />
    </>
  )
}
