import type { ListedUnit } from '../rules/around.ts'
import type { PublicUnit } from '../rules/unit.ts'

/** The fields of a home that a list beside a map shows. */
export function listedUnit({ project, images, ...unit }: PublicUnit): ListedUnit {
  const { id, projectId, unitNumber, listingType, price, rentAmount } = unit
  const { bedrooms, bathrooms, size } = unit
  return {
    ...{ id, projectId, unitNumber, listingType, price, rentAmount, bedrooms, bathrooms, size },
    projectName: project.name,
    image: images[0] ?? project.images[0] ?? null,
  }
}
