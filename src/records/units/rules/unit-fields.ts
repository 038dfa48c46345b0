import * as z from 'zod/mini'
import { MAX_UNIT_IMAGES, TOO_MANY_UNIT_IMAGES } from '../../../city/media/rules/picture.ts'
import {
  choice,
  choices,
  day,
  flag,
  headers,
  kindOf,
  moment,
  money,
  number,
  pictures,
  record,
  requiredWords,
  rooms,
  texts,
  words,
} from '../../../shared/fields/field-kinds.ts'
import { fact, forStaff, forVisitors } from '../../../shared/fields/field-table.ts'
import { MAX_BAHT, recordId } from '../../../shared/fields/fields.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { smoking } from '../../projects/rules/project-fields.ts'
import { PetPolicies, PropertyTypes } from '../../projects/rules/project-sets.ts'
import {
  Facings,
  Furnishings,
  ListingTypes,
  OwnershipTypes,
  UnitStatuses,
  Views,
} from './unit-sets.ts'

export const MAX_UNIT_NUMBER = 50
export const MAX_BEDROOMS = 6
export const MAX_BATHROOMS = 6
/** Square metres. */
export const MAX_SIZE = 999_999.99
/** A bound at its end has no effect. */
export const SIZE_SLIDER = { max: 500, step: 10 }

const publicFields = forVisitors({
  projectId: {
    ...record('Project', 'project', 'project'),
    input: recordId(),
    response: z.int(),
    formNeeds: true,
    importNames: headers('project no, property id'),
  },
  unitNumber: {
    ...requiredWords('Unit number', MAX_UNIT_NUMBER),
    importNames: headers(
      'unit, unit no, room, room no, room number, apt, no',
      'ห้อง, เลขห้อง, เลขที่ห้อง, ห้องเลขที่, บ้านเลขที่, เลขที่, ยูนิต',
    ),
  },
  floor: {
    ...number('Floor', -10, 300),
    importNames: headers('level, floor level, floor no, fl', 'ชั้น, ชั้นที่'),
  },
  availabilityDate: {
    ...moment('Available from'),
    importNames: headers(
      'available, available from, availability, avail from, free from, handover',
      'วันที่ว่าง, ว่างวันที่',
    ),
  },
  bedrooms: {
    ...rooms('Bedrooms', 0, MAX_BEDROOMS),
    importNames: headers('bedroom, beds, bed, br', 'ห้องนอน, จำนวนห้องนอน'),
  },
  bathrooms: {
    ...rooms('Bathrooms', 1, MAX_BATHROOMS),
    kind: 'number',
    importNames: headers('bathroom, baths, bath', 'ห้องน้ำ, จำนวนห้องน้ำ'),
  },
  size: {
    kind: 'decimal',
    label: 'Size',
    input: squareMetres(),
    response: z.number(),
    empty: null,
    importNames: headers(
      'sqm, size sqm, area, floor size, floor area, usable area, surface',
      'ขนาด, ขนาด ตรม, ขนาดตรม, ขนาดพื้นที่, ขนาดห้อง, พื้นที่, พท, เนื้อที่, ตรม, พื้นที่ใช้สอย, พื้นที่ห้อง',
    ),
    filter: {
      name: ['floorSizeMin', 'floorSizeMax'],
      by: 'range',
      slider: SIZE_SLIDER,
      limit: 999_999_999,
      unit: 'sqm',
      panel: { part: 'home', label: 'Floor size' },
    },
  },
  price: {
    ...money('Price', MAX_BAHT),
    importNames: headers(
      'sale, sale price, selling price, asking price, price thb, sale thb',
      'ราคา, ราคาขาย, ขาย',
    ),
  },
  rentAmount: {
    ...money('Rent', MAX_BAHT),
    importNames: headers(
      'rental, rent price, rental price, monthly rent, rent thb, rent thb month, rent month, rental month, rent per month, rental per month',
      'ค่าเช่า, ราคาเช่า, เช่า, ค่าเช่าด, ค่าเช่าต่อเดือน, ค่าเช่าเดือน, เช่าเดือน, ราคาเช่าต่อเดือน, ราคาเช่าเดือน, ราคาเช่าด',
    ),
  },
  listingType: {
    ...kindOf('Listing type', ListingTypes, 'sell'),
    importNames: headers('listing, for', 'ประกาศ, ประเภทประกาศ, ขายเช่า'),
  },
  propertyType: fact({
    ...choice('Property type', PropertyTypes),
    starts: 'condo',
    formNeeds: true,
    importNames: headers('type', 'ประเภท, ประเภทอสังหา'),
    filter: {
      name: 'propertyType',
      by: 'one',
      orProject: true,
      panel: { part: 'terms', label: 'Property Type', look: 'segments' },
    },
  }),
  furnishing: fact({
    ...choice('Furnishing', Furnishings),
    formNeeds: true,
    importNames: headers(
      'furniture, furnished, furn, fitting, deco, decoration',
      'เฟอร์นิเจอร์, เฟอร์, ตกแต่ง, การตกแต่ง',
    ),
    filter: {
      name: 'furnishing',
      by: 'one',
      panel: { part: 'terms', label: 'Furnishing', any: 'Any furnishing' },
    },
  }),
  ownershipType: fact({
    ...choice('Ownership', OwnershipTypes),
    importNames: headers('ownership type, tenure, title deed', 'กรรมสิทธิ์'),
    filter: {
      name: 'ownershipType',
      by: 'one',
      panel: { part: 'terms', label: 'Ownership Type', look: 'segments' },
    },
  }),
  propertyFacing: fact({
    ...choice('Facing', Facings),
    importNames: headers('direction, orientation', 'ทิศ, หันหน้า'),
    filter: {
      name: 'selectedFacing',
      by: 'any',
      chip: (label: string) => `Facing ${label}`,
      panel: { part: 'other', label: 'Facing' },
    },
  }),
  propertyView: fact({
    ...choices('Views', Views),
    importNames: headers('view', 'วิว, วิวห้อง'),
    filter: { name: 'selectedViews', by: 'any', panel: { part: 'other', label: 'Views' } },
  }),
  petAllowed: fact({
    ...choice('Pets', PetPolicies),
    importNames: headers('pet, pets allowed, pet friendly, pet policy', 'สัตว์เลี้ยง, เลี้ยงสัตว์'),
    exportsIds: true,
  }),
  smokingAllowed: fact({ ...smoking, importNames: headers('smoking allowed', 'สูบบุหรี่') }),
  primary: fact({
    ...flag('Sale', false),
    formLabel: 'First sale by the developer',
    column: 'isPrimary',
    text: (isPrimary: boolean) => (isPrimary ? 'First sale by the developer' : null),
    importNames: headers('first sale, primary sale', 'มือหนึ่ง'),
    filter: {
      name: 'primary',
      by: 'one',
      staffOnly: true,
      words: ['First sale', 'Resale'],
      panel: { part: 'other', label: 'Primary', look: 'segments' },
    },
  }),
  description: {
    ...words('Description', 10_000),
    // Remarks are no description: visitors read it.
    importNames: headers('details', 'รายละเอียด, คำอธิบาย'),
  },
  seoTitle: {
    ...words('Page title', 300),
    importNames: headers('title, seo title, headline', 'หัวข้อ, ชื่อประกาศ'),
  },
  seoDescription: {
    ...words('Page description', 1000),
    importNames: headers('seo description, meta description', 'คำอธิบายหน้าเว็บ'),
  },
  keyFeatures: { ...texts('Key features', 50, 200), importNames: headers('features') },
  uniqueFeatures: {
    ...texts('Unique features', 50, 200),
    importNames: headers('highlights', 'จุดเด่น'),
  },
  images: pictures('Pictures', MAX_UNIT_IMAGES, TOO_MANY_UNIT_IMAGES),
  status: {
    ...kindOf('Status', UnitStatuses, 'available'),
    formLabel: 'Property Status',
    importNames: headers('property status, unit status, state', 'สถานะ, สถานะห้อง'),
    filter: { name: 'status', by: 'any', staffOnly: true, chip: null },
  },
})

const staffOnly = forStaff({
  showOnWebsite: {
    ...flag('On the website', true),
    importNames: headers('website, show, published, active', 'แสดงบนเว็บ, ขึ้นเว็บ'),
  },
  rentedUntil: {
    ...day('Rented until'),
    importNames: headers(
      'lease end, contract end, lease until, contract until, lease expiry, contract expiry',
      'สัญญาถึง, ติดสัญญาถึง, สัญญาหมด, หมดสัญญา, วันหมดสัญญา, วันสิ้นสุดสัญญา, วันสิ้นสุดสัญญาเช่า',
    ),
  },
  externalDataSource: {
    ...words('Data source', 500),
    importNames: headers('source, data source', 'แหล่งที่มา, ที่มา'),
  },
  ownerContactId: {
    ...record('Owner', 'owner', 'ownerContact'),
    importNames: headers('owner id', 'รหัสเจ้าของ'),
  },
  agentContactId: {
    ...record('Agent', 'agent', 'agentContact'),
    importNames: headers('agent id', 'รหัสนายหน้า'),
    filter: { name: 'agentContactId', by: 'one', staffOnly: true, chip: null },
  },
  assignedToId: {
    ...record('Assigned to', 'assignedTo', 'assignedTo'),
    filter: { name: 'assignedToId', by: 'one', staffOnly: true, chip: null },
  },
})

/** Every editable field of a unit. */
export const unitFields = { ...publicFields, ...staffOnly }

/** The texts that visitors see: contact details in them are pointed out. */
export const UNIT_PUBLIC_TEXTS = [
  'description',
  'keyFeatures',
  'uniqueFeatures',
  'seoTitle',
  'seoDescription',
] as const

/** A floor area in square metres, rounded to two decimals. */
function squareMetres() {
  return z.number({ error: fieldRefusals.must_be_number }).check(
    z.gte(0.01, fieldRefusals.more_than_nothing),
    z.lte(MAX_SIZE, fieldRefusals.at_most({ most: MAX_SIZE })),
    z.overwrite((size: number) => Math.round(size * 100) / 100),
  )
}
