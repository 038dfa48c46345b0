import type { PublicUnit } from './unit.ts'

/** The unit with its project's values where it has none of its own. */
export function withProjectDefaults<Unit extends Omit<PublicUnit, 'status'>>(unit: Unit): Unit {
  const { project } = unit
  return {
    ...unit,
    propertyType: unit.propertyType ?? project.propertyType,
    petAllowed: unit.petAllowed ?? project.petAllowed,
    smokingAllowed: unit.smokingAllowed ?? project.smokingAllowed,
  }
}
