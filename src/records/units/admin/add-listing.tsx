import { call } from '../../../admin/calls/call.ts'
import { useQuickDraft } from '../../../admin/drafts/use-quick-draft.ts'
import { QuickAdd } from '../../../admin/record-form/quick-add.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { WrittenField } from '../../../words/writing/admin/written-field.tsx'
import { ProjectPicker } from '../../projects/admin/project-picker.tsx'

const texts = {
  title: 'Add New Listing',
  busy: 'Adding Listing...',
  failed: 'Failed to create listing: ',
  reason: 'Please fill in all required fields',
  lost: 'Error creating listing. Please try again.',
  done: 'Listing added successfully!',
}
type Figure = number | null
const blank = {
  project: null as { id: number; name: string } | null,
  unitNumber: '',
  bedrooms: null as Figure,
  bathrooms: null as Figure,
  floorSize: null as Figure,
  price: null as Figure,
  floor: null as Figure,
  description: '',
}
const figures = [
  { name: 'bedrooms', label: 'Bedrooms', hint: '0 for a studio' },
  { name: 'bathrooms', label: 'Bathrooms' },
  { name: 'floorSize', label: 'Size', unit: 'sqm' },
  { name: 'price', label: 'Price', unit: 'THB' },
] as const

/** Creates a unit for sale from its most important fields, of an owner if one is given. */
export default function AddListing({
  open,
  onClose,
  owner,
}: {
  open: boolean
  onClose: () => void
  owner?: { id: number; name: string }
}) {
  const draft = useQuickDraft('add-listing', blank)
  const { typed, type } = draft
  const { project, unitNumber, bedrooms, bathrooms, floorSize, price, floor, description } = typed
  const isComplete =
    project && unitNumber.trim() && figures.every(({ name }) => typed[name] !== null)
  return (
    <QuickAdd
      open={open}
      onClose={onClose}
      words={texts}
      missing={() => (isComplete ? null : texts.reason)}
      send={() =>
        call('post /api/units', {
          body: {
            projectId: project?.id ?? 0,
            unitNumber,
            bedrooms: bedrooms ?? 0,
            bathrooms: bathrooms ?? 0,
            size: floorSize ?? 0,
            price: price ?? 0,
            ...(floor !== null && { floor }),
            ...(owner && { ownerContactId: owner.id }),
            ...(description.trim() && { description }),
          },
        })
      }
      describe={(unit) => `${unit.unitNumber}, ${unit.project.name}`}
      draft={draft}
    >
      {(fault) => (
        <>
          {owner && <p className="text-ink-2">{`Owner: ${owner.name}`}</p>}
          <ProjectPicker
            label="Project"
            required
            error={fault(project === null)}
            value={project}
            onChange={(chosen) => type({ project: chosen })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Unit number"
              required
              error={fault(unitNumber.trim() === '')}
              maxLength={50}
              value={unitNumber}
              onChange={({ currentTarget }) => type({ unitNumber: currentTarget.value })}
            />
            <NumberField label="Floor" value={floor} onChange={(value) => type({ floor: value })} />
            {figures.map(({ name, ...field }) => (
              <NumberField
                key={name}
                required
                {...field}
                error={fault(typed[name] === null)}
                value={typed[name]}
                onChange={(value) => type({ [name]: value })}
              />
            ))}
          </div>
          <WrittenField
            label="Description"
            isPublic
            maxLength={10_000}
            value={description}
            onChange={(text) => type({ description: text })}
          />
        </>
      )}
    </QuickAdd>
  )
}
