import type { TestApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import type { UnitChange, UnitRecord } from './rules/unit.ts'
import { saveUnit } from './save-unit.ts'

let created = 0

/**
 * Creates a unit for a test: by default an available one-bedroom for sale on the website, in a new
 * project.
 */
export async function aUnit(world: TestApp, overrides: UnitChange = {}): Promise<UnitRecord> {
  const projectId = overrides.projectId ?? (await aProject(world)).id
  const isRental = overrides.listingType === 'rent'
  return saveUnit(world.context(), null, {
    unitNumber: `T-${++created}`,
    floor: 12,
    bedrooms: 1,
    bathrooms: 1,
    size: 35.5,
    listingType: 'sell',
    ...(isRental ? {} : { price: 5_000_000 }),
    ...(overrides.listingType?.startsWith('rent') && { rentAmount: 25_000 }),
    ...overrides,
    projectId,
  })
}
