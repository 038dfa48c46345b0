import type { ColumnTable } from '../../shared/fields/cells.ts'
import { importColumns } from '../../shared/fields/from-table/import-columns.ts'
import { inOrder } from '../../shared/fields/from-table/in-order.ts'
import {
  asDeveloper,
  asFloors,
  asLatitude,
  asLongitude,
  asOneLine,
  asProjectName,
  asYearBuilt,
} from './project-cells.ts'
import { projectMaybe } from './rules/import-maybe.ts'
import { projectSpellings } from './rules/import-spellings.ts'
import { projectFields } from './rules/project-fields.ts'

const fields = importColumns(projectFields, projectSpellings, projectMaybe)

/** The columns of a project import, in the order of the template. */
export const projectColumns = inOrder(
  {
    ...fields,
    name: { ...fields.name, read: asProjectName, isUnlisted: true },
    nameTh: { ...fields.nameTh, read: asOneLine, isUnlisted: true },
    latitude: { ...fields.latitude, read: asLatitude },
    longitude: { ...fields.longitude, read: asLongitude },
    developer: { ...fields.developer, read: asDeveloper, isUnlisted: true },
    yearBuilt: { ...fields.yearBuilt, read: asYearBuilt },
    buildingFloors: { ...fields.buildingFloors, read: asFloors(fields.buildingFloors.read) },
  },
  {
    propertyType: 'nameTh',
    developer: 'propertyType',
    facilities: 'buildingFloors',
    description: 'uniqueFeatures',
  },
) satisfies ColumnTable
