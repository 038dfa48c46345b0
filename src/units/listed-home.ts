import type { ListedHome } from './around-rules.ts'
import type { UnitDocument } from './rules.ts'

/** A home as a list beside a map shows it. */
export function listedHome({ project, images, ...unit }: UnitDocument): ListedHome {
  const { id, projectId, unitNumber, listingType, price, rentAmount } = unit
  const { bedrooms, bathrooms, size } = unit
  return {
    ...{ id, projectId, unitNumber, listingType, price, rentAmount, bedrooms, bathrooms, size },
    projectName: project.name,
    image: images[0] ?? project.images[0] ?? null,
  }
}
