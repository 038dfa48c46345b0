import { PropertyTypes } from '../../../projects/rules.ts'
import { optionsOf } from '../../../shared/value-set.ts'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SegmentedField } from '../../../ui/segmented-field.tsx'
import { Furnishings, OwnershipTypes } from '../../rules.ts'
import { FloorDirections, YesNo } from '../../search-rules.ts'
import type { PartProps } from './choices.ts'
import { withFloorDirection } from './draft.ts'

const any = { value: '', label: 'Any' }
const MOST_DIGITS = 3

/** What kind of home, on whose terms. */
export function TermsFields({ draft, onChange }: PartProps) {
  const { propertyType, floorDirection, floorLevel } = draft
  // The two that condominium agencies list; another where it is searched for.
  const types = optionsOf(PropertyTypes).filter(
    ({ value }) => ['condo', 'apartment'].includes(value) || value === propertyType,
  )
  return (
    <>
      <SegmentedField
        label="Property Type"
        value={propertyType ?? ''}
        onChange={(chosen) => onChange({ ...draft, propertyType: PropertyTypes.read(chosen) })}
        options={[any, ...types]}
      />
      <SegmentedField
        label="Ownership Type"
        value={draft.ownershipType ?? ''}
        onChange={(chosen) => onChange({ ...draft, ownershipType: OwnershipTypes.read(chosen) })}
        options={[any, ...optionsOf(OwnershipTypes)]}
      />
      <ChoiceField
        label="Furnishing"
        none="Any furnishing"
        options={optionsOf(Furnishings)}
        value={draft.furnishing ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...draft, furnishing: Furnishings.read(value) })
        }
      />
      <div className="grid grid-cols-[1fr_5.5rem] items-end gap-2.5">
        <SegmentedField
          label="Floor Level"
          value={floorDirection ?? ''}
          onChange={(chosen) => onChange(withFloorDirection(draft, FloorDirections.read(chosen)))}
          options={[any, ...optionsOf(FloorDirections)]}
        />
        <TextField
          label="Floor"
          inputMode="numeric"
          maxLength={MOST_DIGITS}
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
        options={[any, ...optionsOf(YesNo)]}
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
