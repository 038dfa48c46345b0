import * as z from 'zod/mini'
import { MAX_PROJECT_IMAGES, TOO_MANY_PROJECT_IMAGES } from '../media/rules.ts'
import { nearbyPlaces } from '../places/rules.ts'
import {
  answersOf,
  choice,
  choices,
  type FieldTable,
  fact,
  inputsOf,
  labelsOf,
  number,
  texts,
  words,
} from '../shared/field-table.ts'
import {
  clearable,
  clearableList,
  queryId,
  recordId,
  recordVersion,
  requiredText,
  searchText,
  text,
  textList,
} from '../shared/fields.ts'
import { gregorianYear, withPlainDigits } from '../shared/thai-numbers.ts'
import { described, manyOf, oneOf, valueSet } from '../shared/value-set.ts'

export const PropertyTypes = valueSet({
  condo: 'Condo',
  apartment: 'Apartment',
  house: 'House',
  townhouse: 'Townhouse',
})
export type PropertyType = (typeof PropertyTypes.ids)[number]

export const Facilities = valueSet({
  '24_hours_security': '24-hour security',
  car_park: 'Car park',
  community_garden: 'Community garden',
  gymnasium: 'Gymnasium',
  lounge: 'Lounge',
  co_working_area: 'Co-working area',
  onsen: 'Onsen',
  spa: 'Spa',
  meeting_room: 'Meeting room',
  sky_lounge: 'Sky lounge',
  swimming_pool: 'Swimming pool',
  tennis_court: 'Tennis court',
  squash_court: 'Squash court',
  football_pitch: 'Football pitch',
  luxury: 'Luxury',
  rooftop_access: 'Rooftop access',
})
export type Facility = (typeof Facilities.ids)[number]

export const PetPolicies = valueSet(
  {
    small_pet_allowed: 'Small pets allowed',
    medium_pet_allowed: 'Medium pets allowed',
    not_allowed: 'No pets',
  },
  { small: 'small_pet_allowed', medium: 'medium_pet_allowed' },
)
export type PetPolicy = (typeof PetPolicies.ids)[number]

/** The areas a search can name; which of them an address names is read in areas.ts. */
export const Areas = valueSet({
  sukhumvit: 'Sukhumvit',
  silom: 'Silom and Sathorn',
  thonglor: 'Thonglor and Ekkamai',
  chatuchak: 'Chatuchak and Phaya Thai',
})
export type Area = (typeof Areas.ids)[number]

export const BuiltYears = valueSet(
  {
    before_2000: 'Before 2000',
    '2000_2009': '2000 to 2009',
    '2010_2019': '2010 to 2019',
    '2020_after': '2020 and after',
  },
  {
    'before-2000': 'before_2000',
    '2000-2009': '2000_2009',
    '2000-2010': '2000_2009',
    '2010-2019': '2010_2019',
    '2010-2020': '2010_2019',
    '2020-after': '2020_after',
  },
)
export type BuiltYears = (typeof BuiltYears.ids)[number]

/** The first and the last year of each bucket; null is open. */
export const boundsOfBuiltYears: Record<BuiltYears, readonly [number | null, number | null]> = {
  before_2000: [null, 1999],
  '2000_2009': [2000, 2009],
  '2010_2019': [2010, 2019],
  '2020_after': [2020, null],
}

export const ProjectSorts = valueSet({
  newest: 'Newest first',
  name: 'Name A-Z',
  name_desc: 'Name Z-A',
  built_new: 'Newest built',
  built_old: 'Oldest built',
  units: 'Most units',
  units_few: 'Fewest units',
  station: 'Closest to station',
  station_far: 'Farthest from station',
})
export type ProjectSort = (typeof ProjectSorts.ids)[number]

/**
 * The Gregorian year in free text such as "Q2 2019" or "พ.ศ. 2563": its first four-digit year.
 * Null when it names none.
 */
export function builtYear(yearBuilt: string | null): number | null {
  for (const [word] of withPlainDigits(yearBuilt ?? '').matchAll(/(?<!\d)\d{4}(?!\d)/g)) {
    const year = gregorianYear(Number(word))
    if (year >= 1800 && year < 2400) return year
  }
  return null
}

/** Whether smoking is allowed: of a project, and of a unit where it says so itself. */
export const smoking = {
  label: 'Smoking',
  input: clearable(z.boolean()),
  answer: z.nullable(z.boolean()),
  text: (allowed: boolean | null) =>
    allowed === null ? null : allowed ? 'Allowed' : 'Not allowed',
}

/** What people enter of a project and visitors read. */
const shownFields = {
  name: { label: 'Name', input: requiredText(200), answer: z.string() },
  nameTh: words('Thai name', 200),
  address: fact({ ...words('Address', 500), input: requiredText(500), answer: z.string() }, 'wide'),
  propertyType: choice('Property type', PropertyTypes),
  description: words('Description', 10_000),
  images: {
    label: 'Pictures',
    input: clearableList(
      z.array(text(500)).check(z.maxLength(MAX_PROJECT_IMAGES, TOO_MANY_PROJECT_IMAGES)),
    ),
    answer: z.array(z.string()),
    column: null,
  },
  latitude: { label: 'Latitude', input: clearable(degrees(90)), answer: z.nullable(z.number()) },
  longitude: { label: 'Longitude', input: clearable(degrees(180)), answer: z.nullable(z.number()) },
  /** Entered as a name (matched in any letter case, else created), or the object an answer carries. */
  developer: fact({
    label: 'Developer',
    input: clearable(z.union([text(200), z.object({ id: recordId() })])),
    answer: z.nullable(z.object({ id: z.int(), name: z.string() })),
    column: null,
    text: (developer: { name: string } | null) => developer?.name,
  }),
  yearBuilt: fact(words('Year Built', 50)),
  totalUnits: fact(number('Total Units', 0, 100_000)),
  buildingFloors: fact(number('Building Floors', 0, 300)),
  amenities: {
    ...texts('Amenities', 50, 100),
    input: clearableList(listOrCommas(textList(50, 100), { type: 'string', maxLength: 100 })),
  },
  facilities: {
    ...choices('Facilities', Facilities),
    input: clearableList(
      listOrCommas(manyOf(Facilities), { type: 'string', enum: [...Facilities.ids] }),
    ),
  },
  petAllowed: choice('Pets', PetPolicies),
  smokingAllowed: smoking,
} as const satisfies FieldTable

const staffFields = {
  uniqueFeatures: texts('Unique features', 50, 200),
} as const satisfies FieldTable

/** Every field of a project that people enter. */
export const projectFields = {
  ...shownFields,
  ...staffFields,
  developerId: { label: 'Developer', input: clearable(recordId()) },
} as const satisfies FieldTable

/** What staff call them: in the form, and where an import tells what is wrong. */
export const projectLabels = {
  ...labelsOf(projectFields),
  yearBuilt: 'Built date',
  buildingFloors: 'Total floors',
  totalUnits: 'Total units',
}

/** What makes a project. Latitude and longitude win over the address. */
export const ProjectInput = z.object(inputsOf(projectFields))
export type ProjectInput = z.output<typeof ProjectInput>

/** What changes a project: absent is unchanged, null is cleared. */
export const ProjectChange = z.extend(z.partial(ProjectInput), { version: recordVersion() })
export type ProjectChange = z.output<typeof ProjectChange>

/** What GET /api/projects filters and sorts by; all filters combine. */
export const ProjectSearch = z.object({
  /** A part of the name (English or Thai), the address, a station's or the developer's name. */
  search: z.optional(searchText()),
  type: z.optional(oneOf(PropertyTypes)),
  year: z.optional(oneOf(BuiltYears)),
  area: z.optional(oneOf(Areas)),
  developerId: z.optional(queryId()),
  sort: z._default(oneOf(ProjectSorts), 'newest'),
})
export type ProjectSearch = z.output<typeof ProjectSearch>

/** A project as visitors get it, alone and nested in a unit: the allow-list of its fields. */
export const ProjectDocument = z.object({
  id: z.int(),
  ...answersOf(shownFields),
  nearestStation: z.nullable(
    z.object({
      id: z.int(),
      stationId: z.int(),
      name: z.string(),
      nameTh: z.string(),
      line: z.string(),
    }),
  ),
  distanceToStation: z.nullable(z.int()),
  /** That its point lies in. */
  district: z.nullable(z.string()),
  ...nearbyPlaces,
})
export type ProjectDocument = z.output<typeof ProjectDocument>

/** What only staff get of a project. */
export const StaffFields = z.object({
  ...answersOf(staffFields),
  nearestStationId: z.nullable(z.int()),
  /** Its units that are not deleted, hidden ones included. */
  unitCount: z.int(),
  /** How many projects its developer has. */
  projectCount: z.int(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** A project as staff get it. */
export const ProjectRecord = z.extend(ProjectDocument, StaffFields.shape)
export type ProjectRecord = z.output<typeof ProjectRecord>

function degrees(most: number) {
  return z
    .number({ error: 'Must be a number' })
    .check(z.gte(-most, `At least -${most}`), z.lte(most, `At most ${most}`))
}

/** A list, or its members in one text with commas between them. */
function listOrCommas<Out>(list: z.ZodMiniType<Out[], string[]>, each: Record<string, unknown>) {
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
        { type: 'array', items: each },
        { type: 'string', maxLength: 5000 },
      ],
    },
  )
}
