import type { ImportKind } from '../rules/import.ts'
import type { Kind } from './candidate.ts'
import { contactImport } from './contacts.ts'
import { developerImport } from './developers.ts'
import { projectImport } from './projects.ts'
import { unitImport } from './units.ts'

export const kinds: Record<ImportKind, Kind> = {
  projects: projectImport,
  developers: developerImport,
  units: unitImport,
  contacts: contactImport,
}
