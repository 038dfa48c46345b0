import { PetPolicies, PropertyTypes } from '../../projects/rules.ts'
import {
  Facings,
  Furnishings,
  OwnershipTypes,
  type UnitDocument,
  Views,
} from '../../units/rules.ts'
import { FactList } from './fact-list.tsx'

/** The home itself: only what is known of it. What it leaves open is as in its building. */
export function HomeDetails({ unit }: { unit: UnitDocument }) {
  const { project } = unit
  const type = unit.propertyType ?? project.propertyType
  const pets = unit.petAllowed ?? project.petAllowed
  const smoking = unit.smokingAllowed ?? project.smokingAllowed
  const features = [...new Set([...unit.keyFeatures, ...unit.uniqueFeatures])]
  const facts = [
    { label: 'Property type', value: type && PropertyTypes.labels[type] },
    { label: 'Furnishing', value: unit.furnishing && Furnishings.labels[unit.furnishing] },
    { label: 'Ownership', value: unit.ownershipType && OwnershipTypes.labels[unit.ownershipType] },
    { label: 'Facing', value: unit.propertyFacing && Facings.labels[unit.propertyFacing] },
    { label: 'Views', value: unit.propertyView.map((view) => Views.labels[view]).join(', ') },
    { label: 'Pets', value: pets && PetPolicies.labels[pets] },
    { label: 'Smoking', value: smoking === null ? null : smoking ? 'Allowed' : 'Not allowed' },
    { label: 'Sale', value: unit.primary ? 'First sale by the developer' : null },
  ].filter(({ value }) => value)
  if (facts.length === 0 && features.length === 0) return null
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Home Details</h2>
      <FactList facts={facts} />
      {features.length > 0 && (
        <ul className="grid gap-x-6 gap-y-1.5 text-ink-2 sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <span className="icon-check mt-1 flex-none text-accent" />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
