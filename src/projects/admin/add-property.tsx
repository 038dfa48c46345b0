import { useState } from 'react'
import { call } from '../../admin/call.ts'
import { QuickAdd } from '../../admin/quick-add.tsx'
import { AddressPreview } from '../../places/admin/address-preview.tsx'
import { useAddressPreview } from '../../places/admin/use-address-preview.ts'
import { Line } from '../../places/rules.ts'
import { optionsOf } from '../../shared/value-set.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { type ProjectRecord, PropertyTypes } from '../rules.ts'
import { projectSubjects } from './project-calls.ts'

const words = {
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

/** A building by the few things that are known at first; its stations are found while its address is typed. */
export default function AddProperty({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState(blank)
  const { name, address } = typed
  const propertyType = PropertyTypes.read(typed.type) ?? 'condo'
  const asked = useAddressPreview(open ? address : '')
  const type = (changes: Partial<typeof blank>) => setTyped((known) => ({ ...known, ...changes }))
  return (
    <QuickAdd
      open={open}
      onClose={onClose}
      words={words}
      missing={() =>
        name.trim() && address.trim() ? null : 'Please fill in property name and address'
      }
      changes={projectSubjects}
      send={() =>
        call('post /api/projects', {
          body: {
            name,
            address,
            propertyType,
            description: typed.description.trim() || defaultDescription(typed),
            ...(typed.totalUnits !== null && { totalUnits: typed.totalUnits }),
            ...(typed.totalFloors !== null && { buildingFloors: typed.totalFloors }),
            ...(typed.yearBuilt.trim() && { yearBuilt: typed.yearBuilt }),
          },
        })
      }
      told={stationsFound}
      onAdded={() => setTyped(blank)}
    >
      <TextField
        label="Property name"
        required
        maxLength={200}
        value={name}
        onChange={({ currentTarget }) => type({ name: currentTarget.value })}
      />
      <ChoiceField
        label="Property type"
        options={optionsOf(PropertyTypes)}
        value={typed.type}
        onChange={({ currentTarget }) => type({ type: currentTarget.value })}
      />
      <TextField
        label="Address"
        required
        maxLength={500}
        value={address}
        onChange={({ currentTarget }) => type({ address: currentTarget.value })}
      />
      <AddressPreview asked={asked} />
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
          label="Year built"
          maxLength={50}
          value={typed.yearBuilt}
          onChange={({ currentTarget }) => type({ yearBuilt: currentTarget.value })}
        />
      </div>
      <TextAreaField
        label="Description"
        maxLength={10_000}
        placeholder={defaultDescription(typed)}
        value={typed.description}
        onChange={({ currentTarget }) => type({ description: currentTarget.value })}
      />
    </QuickAdd>
  )
}

/** What a building is described as until somebody does: its type and how many homes it has. */
function defaultDescription({ type, totalUnits }: typeof blank): string {
  const kind = PropertyTypes.labels[PropertyTypes.read(type) ?? 'condo']
  return totalUnits === null ? kind : `${kind} with ${totalUnits} units`
}

function stationsFound({ name, nearbyStations }: ProjectRecord): string {
  const [nearest] = nearbyStations
  if (!nearest) return `${name}\nNo stations found within 1km of this location.`
  const line = Line.labels[Line.read(nearest.line) ?? 'bts_sukhumvit']
  const count = nearbyStations.length
  return [
    name,
    `Nearest station: ${nearest.name} (${line})`,
    `${nearest.walkingDistance} m, ${nearest.walkingTime} min walk`,
    `${count} ${count === 1 ? 'station' : 'stations'} within 1 km`,
  ].join('\n')
}
