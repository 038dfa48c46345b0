import * as z from 'zod/mini'
import { MAX_PROJECT_IMAGES, TOO_MANY_PROJECT_IMAGES } from '../../../city/media/rules/picture.ts'
import {
  choice,
  choices,
  headers,
  number,
  pictures,
  requiredWords,
  texts,
  words,
  yesNoUnknown,
} from '../../../shared/fields/field-kinds.ts'
import { fact, forStaff, forVisitors } from '../../../shared/fields/field-table.ts'
import {
  clearable,
  clearableList,
  recordId,
  text,
  textList,
} from '../../../shared/fields/fields.ts'
import { described, manyOf } from '../../../shared/fields/value-set-schemas.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { Facilities, PetPolicies, PropertyTypes } from './project-sets.ts'

/** Whether smoking is allowed, in a project or in a unit that differs from it. */
export const smoking = yesNoUnknown('Smoking', 'Allowed', 'Not allowed')

const publicFields = forVisitors({
  name: {
    ...requiredWords('Name', 200),
    formNeeds: true,
    importNames: headers(
      'project, project name, english name, property, property name, building, condo, condo name',
      'ชื่อ, ชื่ออังกฤษ, ชื่อภาษาอังกฤษ, โครงการ, ชื่อโครงการ, ชื่อคอนโด, อาคาร, ชื่ออาคาร',
    ),
  },
  nameTh: {
    ...words('Thai name', 200),
    importNames: headers(
      'name th, name in thai, thai, thai name',
      'ชื่อไทย, ชื่อภาษาไทย, ชื่อโครงการไทย',
    ),
  },
  address: fact(
    {
      ...requiredWords('Address', 500),
      text: (address: string) => address,
      formNeeds: true,
      importNames: headers('location, full address', 'ที่อยู่, ที่ตั้ง, ทำเล'),
    },
    'wide',
  ),
  propertyType: {
    ...choice('Property type', PropertyTypes),
    formNeeds: true,
    importNames: headers('type', 'ประเภท, ประเภทอสังหา, ชนิด'),
    filter: { name: 'type', by: 'one' },
  },
  description: {
    ...words('Description', 10_000),
    importNames: headers('details, about', 'รายละเอียด, คำอธิบาย'),
  },
  images: pictures('Pictures', MAX_PROJECT_IMAGES, TOO_MANY_PROJECT_IMAGES),
  latitude: {
    ...degrees('Latitude', 90),
    importNames: headers('lat, coordinates, map, location map', 'ละติจูด, พิกัด'),
  },
  longitude: { ...degrees('Longitude', 180), importNames: headers('lng, lon, long', 'ลองจิจูด') },
  /** Entered as a name (matched in any letter case, else created), or the object a response carries. */
  developer: fact({
    kind: 'named',
    label: 'Developer',
    input: clearable(z.union([text(200), z.object({ id: recordId() })])),
    response: z.nullable(z.object({ id: z.int(), name: z.string() })),
    empty: null,
    column: null,
    text: (developer: { name: string } | null) => developer?.name,
    importNames: headers(
      'developer name, company',
      'developer / ผู้พัฒนา, ผู้พัฒนา, ผู้พัฒนาโครงการ, เจ้าของโครงการ, บริษัท',
    ),
  }),
  yearBuilt: fact({
    ...words('Built', 50),
    formNeeds: true,
    importNames: headers(
      'built, year, completed, completion, built date',
      'ปีที่สร้าง, ปีที่สร้างเสร็จ, สร้างเสร็จ, ปี',
    ),
  }),
  totalUnits: fact({
    ...number('Total units', 0, 100_000),
    formNeeds: true,
    importNames: headers('units, number of units', 'จำนวนยูนิต, จำนวนห้อง, ยูนิต'),
  }),
  buildingFloors: fact({
    ...number('Total floors', 0, 300),
    formNeeds: true,
    importNames: headers('floors, total floors, storeys, stories', 'จำนวนชั้น, จำนวนชั้นอาคาร, ชั้น'),
  }),
  amenities: {
    ...texts('Amenities', 50, 100),
    input: clearableList(listOrCommas(textList(50, 100), { type: 'string', maxLength: 100 })),
    importNames: headers('amenity', 'สิ่งอำนวยความสะดวกอื่น'),
  },
  facilities: {
    ...choices('Facilities', Facilities),
    input: clearableList(
      listOrCommas(manyOf(Facilities), { type: 'string', enum: [...Facilities.ids] }),
    ),
    formNeeds: true,
    importNames: headers('facility, common facilities', 'ส่วนกลาง, สิ่งอำนวยความสะดวก'),
    unitFilter: {
      name: 'selectedFacilities',
      by: 'all',
      panel: { part: 'other', label: 'Facilities' },
    },
  },
  petAllowed: {
    ...choice('Pets', PetPolicies),
    importNames: headers('pet, pets allowed, pet policy', 'สัตว์เลี้ยง, เลี้ยงสัตว์'),
  },
  smokingAllowed: { ...smoking, importNames: headers('smoking allowed', 'สูบบุหรี่, สูบบุหรี่ได้') },
})

const staffOnly = forStaff({
  uniqueFeatures: {
    ...texts('Unique features', 50, 200),
    importNames: headers('features, highlights', 'จุดเด่น'),
  },
})

/** The texts that visitors see: contact details in them are pointed out. */
export const PROJECT_PUBLIC_TEXTS = ['description', 'amenities', 'uniqueFeatures'] as const

/** Every editable field of a project. Visitors read the developer from `developer`, not `developerId`. */
export const projectFields = {
  ...publicFields,
  ...staffOnly,
  ...forVisitors({
    developerId: {
      kind: 'record',
      label: 'Developer',
      input: clearable(recordId()),
      empty: null,
      form: false,
      filter: { name: 'developerId', by: 'one' },
    },
  }),
}

function degrees(label: string, maximum: number) {
  const input = z
    .number({ error: fieldRefusals.must_be_number })
    .check(
      z.gte(-maximum, fieldRefusals.at_least({ least: -maximum })),
      z.lte(maximum, fieldRefusals.at_most({ most: maximum })),
    )
  const response = z.nullable(z.number())
  return { kind: 'decimal', label, input: clearable(input), response, empty: null } as const
}

/** A list, or its items in one comma-separated text. */
function listOrCommas<Out>(list: z.ZodMiniType<Out[], string[]>, item: Record<string, unknown>) {
  return described(
    z.pipe(
      z.union([z.string().check(z.maxLength(5000)), z.array(z.string())]),
      z.pipe(
        z.transform((value: string | string[]) =>
          typeof value === 'string'
            ? value
                .split(',')
                .map((part) => part.trim())
                .filter((part) => part !== '')
            : value,
        ),
        list,
      ),
    ),
    {
      oneOf: [
        { type: 'array', items: item },
        { type: 'string', maxLength: 5000 },
      ],
    },
  )
}
