import type { ImportKind } from '../rules/import.ts'
import type { Kind } from './candidate.ts'
import { developerImport } from './developers.ts'
import { projectImport } from './projects.ts'
import { unitImport } from './units.ts'

export const kinds: Record<ImportKind, Kind> = {
  projects: projectImport,
  developers: developerImport,
  units: unitImport,
}
