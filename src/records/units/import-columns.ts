import { asFloor, asText, type ColumnTable, column } from '../../shared/fields/cells.ts'
import { asDayUntil } from '../../shared/fields/day-cells.ts'
import { headers } from '../../shared/fields/field-kinds.ts'
import { importColumns } from '../../shared/fields/from-table/import-columns.ts'
import { inOrder } from '../../shared/fields/from-table/in-order.ts'
import { areaUnitIn } from '../../shared/fields/header-units.ts'
import { asAvailable } from './available-cell.ts'
import { personColumns } from './person-columns.ts'
import { asPrice, asRent } from './price-cell.ts'
import { asRooms } from './rooms-cell.ts'
import { unitMaybe } from './rules/import-maybe.ts'
import { unitSpellings } from './rules/import-spellings.ts'
import { unitFields } from './rules/unit-fields.ts'
import { asSize } from './size-cell.ts'
import { asStatus } from './status-cell.ts'
import { asUnitNumber } from './unit-number-cell.ts'

/** Headings of days: until when a home is let, from when on it is free; other days are of the listing itself. */
const RENTED_UNTIL = /lease|contract|tenan|expir|until|สัญญา|ถึง|ผู้เช่า/i
const FREE_FROM = /avail|free|vacan|ready|move|check.?in|hand.?over|ว่าง|เข้าอยู่|พร้อม|ย้ายเข้า/i

const fields = importColumns(unitFields, unitSpellings, unitMaybe)

/** The columns of a unit import. A unit names its project and contacts, or gives their ids. */
export const unitColumns = inOrder(
  {
    project: column(
      asText,
      ...[
        'project name',
        'property',
        'property name',
        'building',
        'residence',
        'condo',
        'condo name',
      ],
      ...['โครงการ', 'ชื่อโครงการ', 'คอนโด', 'ชื่อคอนโด', 'อาคาร'],
    ),
    ...fields,
    unitNumber: { ...fields.unitNumber, read: asUnitNumber },
    floor: { ...fields.floor, read: asFloor },
    bedrooms: {
      ...fields.bedrooms,
      read: asRooms,
      names: [
        ...fields.bedrooms.names,
        ...headers('room type, layout, rooms, plan', 'แบบห้อง, ประเภทห้อง, รูปแบบห้อง, แบบ'),
      ],
      namesByCells: headers('type', 'ประเภท'),
    },
    listingType: {
      ...fields.listingType,
      namesByCells: headers(
        'type, kind, category, status, unit status, property type',
        'ประเภท, ประเภทอสังหา, สถานะ, สถานะห้อง, ชนิด',
      ),
    },
    size: { ...fields.size, read: asSize, unitIn: areaUnitIn },
    price: { ...fields.price, read: asPrice },
    rentAmount: { ...fields.rentAmount, read: asRent },
    availabilityDate: {
      ...fields.availabilityDate,
      read: asAvailable,
      namesByCells: headers('status, unit status, when', 'สถานะ, สถานะห้อง'),
      daysOf: FREE_FROM,
    },
    status: {
      ...fields.status,
      read: asStatus(fields.status.read),
      namesByCells: headers('available, availability', 'ว่าง'),
    },
    rentedUntil: { ...fields.rentedUntil, read: asDayUntil, daysOf: RENTED_UNTIL },
    ...personColumns,
  },
  {
    listingType: 'size',
    status: 'rentAmount',
    availabilityDate: 'status',
    rentedUntil: 'availabilityDate',
    showOnWebsite: 'primary',
    ownerName: 'externalDataSource',
    ownerPhone: 'ownerName',
    ownerLine: 'ownerPhone',
    ownerEmail: 'ownerLine',
    agentName: 'ownerEmail',
    agentPhone: 'agentName',
    agentLine: 'agentPhone',
    agentEmail: 'agentLine',
  },
) satisfies ColumnTable
