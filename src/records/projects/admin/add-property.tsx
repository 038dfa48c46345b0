import { call } from '../../../admin/calls/call.ts'
import { useQuickDraft } from '../../../admin/drafts/use-quick-draft.ts'
import { QuickAdd } from '../../../admin/record-form/quick-add.tsx'
import { AddressPreview } from '../../../city/geocoder/admin/address-preview.tsx'
import { useAddressPreview } from '../../../city/geocoder/admin/use-address-preview.ts'
import { Line } from '../../../city/places/rules/place.ts'
import { counted } from '../../../shared/counted.ts'
import { labelOf, optionsOf } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { WrittenField } from '../../../words/writing/admin/written-field.tsx'
import type { ProjectRecord } from '../rules/project.ts'
import { PropertyTypes } from '../rules/project-sets.ts'

const texts = {
  title: 'Add New Property',
  busy: 'Adding Property & Detecting Stations...',
  failed: 'Failed to create property: ',
  reason: 'Please check all required fields',
  lost: 'Error creating property. Please try again.',
  done: 'Property added successfully!',
}
const blank = {
  name: '',
  type: 'condo',
  address: '',
  totalUnits: null as number | null,
  totalFloors: null as number | null,
  yearBuilt: '',
  description: '',
}

/** Creates a project from its most important fields; its stations are found while the address is typed. */
export default function AddProperty({ open, onClose }: { open: boolean; onClose: () => void }) {
  const language = useLanguage()
  const draft = useQuickDraft('add-property', blank)
  const { typed, type } = draft
  const { name, address } = typed
  const propertyType = PropertyTypes.read(typed.type) ?? 'condo'
  const addressPreview = useAddressPreview(open ? address : '')
  return (
    <QuickAdd
      open={open}
      onClose={onClose}
      words={texts}
      missing={() =>
        name.trim() && address.trim() ? null : 'Please fill in property name and address'
      }
      send={() =>
        call('post /api/projects', {
          body: {
            name,
            address,
            propertyType,
            description: typed.description.trim() || defaultDescription(typed, language),
            ...(typed.totalUnits !== null && { totalUnits: typed.totalUnits }),
            ...(typed.totalFloors !== null && { buildingFloors: typed.totalFloors }),
            ...(typed.yearBuilt.trim() && { yearBuilt: typed.yearBuilt }),
          },
        })
      }
      describe={(made) => stationsFound(made, language)}
      draft={draft}
    >
      {(fault) => (
        <>
          <TextField
            label="Property name"
            required
            error={fault(name.trim() === '')}
            maxLength={200}
            value={name}
            onChange={({ currentTarget }) => type({ name: currentTarget.value })}
          />
          <ChoiceField
            label="Property type"
            options={optionsOf(PropertyTypes, language)}
            value={typed.type}
            onChange={({ currentTarget }) => type({ type: currentTarget.value })}
          />
          <TextField
            label="Address"
            required
            error={fault(address.trim() === '')}
            maxLength={500}
            value={address}
            onChange={({ currentTarget }) => type({ address: currentTarget.value })}
          />
          <AddressPreview request={addressPreview} />
          <div className="grid gap-4 sm:grid-cols-3">
            <NumberField
              label="Total units"
              value={typed.totalUnits}
              onChange={(totalUnits) => type({ totalUnits })}
            />
            <NumberField
              label="Total floors"
              value={typed.totalFloors}
              onChange={(totalFloors) => type({ totalFloors })}
            />
            <TextField
              label="Built"
              maxLength={50}
              value={typed.yearBuilt}
              onChange={({ currentTarget }) => type({ yearBuilt: currentTarget.value })}
            />
          </div>
          <WrittenField
            label="Description"
            isPublic
            maxLength={10_000}
            placeholder={defaultDescription(typed, language)}
            value={typed.description}
            onChange={(text) => type({ description: text })}
          />
        </>
      )}
    </QuickAdd>
  )
}

/** The description a project gets if none is entered: its type and number of units. */
function defaultDescription({ type, totalUnits }: typeof blank, language: Language): string {
  const kind = labelOf(PropertyTypes, PropertyTypes.read(type) ?? 'condo', language)
  return totalUnits === null ? kind : `${kind} with ${counted(totalUnits, 'unit', language)}`
}

function stationsFound({ name, nearbyStations }: ProjectRecord, language: Language): string {
  const [nearest] = nearbyStations
  if (!nearest) return `${name}\nNo stations found within 1km of this location.`
  const line = labelOf(Line, Line.read(nearest.line) ?? 'bts_sukhumvit', language)
  const count = nearbyStations.length
  return [
    name,
    `Nearest station: ${nearest.name} (${line})`,
    `${nearest.walkingDistance} m, ${nearest.walkingTime} min walk`,
    `${count} ${count === 1 ? 'station' : 'stations'} within 1 km`,
  ].join('\n')
}
