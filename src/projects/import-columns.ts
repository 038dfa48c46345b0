import type { ColumnTable } from '../shared/fields/cells.ts'
import { importColumns } from '../shared/fields/from-table/import-columns.ts'
import { inOrder } from '../shared/fields/from-table/in-order.ts'
import { projectSpellings } from './rules/import-spellings.ts'
import { projectFields } from './rules/project-fields.ts'

/** The columns of a project import, in the order of the template. */
export const projectColumns = inOrder(importColumns(projectFields, projectSpellings), {
  propertyType: 'nameTh',
  developer: 'propertyType',
  facilities: 'buildingFloors',
  description: 'uniqueFeatures',
}) satisfies ColumnTable
