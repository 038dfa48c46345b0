import {
  asCount,
  asFloor,
  asPlainDigits,
  asText,
  type ColumnTable,
  column,
} from '../shared/fields/cells.ts'
import { importColumns } from '../shared/fields/from-table/import-columns.ts'
import { inOrder } from '../shared/fields/from-table/in-order.ts'
import { unitSpellings } from './rules/import-spellings.ts'
import { unitFields } from './rules/unit-fields.ts'

const fields = importColumns(unitFields, unitSpellings)

/** The columns of a unit import. A unit names its project and contacts, or gives their ids. */
export const unitColumns = inOrder(
  {
    project: column(
      asText,
      ...['project name', 'property', 'property name', 'building', 'condo', 'condo name'],
      ...['โครงการ', 'ชื่อโครงการ', 'คอนโด', 'ชื่อคอนโด', 'อาคาร'],
    ),
    ...fields,
    unitNumber: { ...fields.unitNumber, read: asPlainDigits },
    floor: { ...fields.floor, read: asFloor },
    size: { ...fields.size, read: asCount },
    ownerEmail: column(asText, 'owner e-mail', 'landlord email', 'อีเมลเจ้าของ'),
    agentEmail: column(asText, 'agent e-mail', 'อีเมลนายหน้า'),
  },
  {
    listingType: 'size',
    status: 'rentAmount',
    availabilityDate: 'status',
    rentedUntil: 'availabilityDate',
    showOnWebsite: 'primary',
    ownerEmail: 'externalDataSource',
    agentEmail: 'ownerEmail',
  },
) satisfies ColumnTable
