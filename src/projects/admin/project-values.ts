import * as z from 'zod/mini'
import {
  type Facility,
  type PetPolicy,
  ProjectInput,
  type ProjectRecord,
  type PropertyType,
  projectFields,
  projectLabels,
} from '../rules.ts'

/** What a person enters of a project. */
export type ProjectValues = {
  name: string
  nameTh: string
  propertyType: PropertyType | null
  description: string
  address: string
  latitude: number | null
  longitude: number | null
  developer: { id: number; name: string } | null
  yearBuilt: string
  totalUnits: number | null
  buildingFloors: number | null
  images: string[]
  facilities: Facility[]
  amenities: string[]
  uniqueFeatures: string[]
  petAllowed: PetPolicy | null
  smokingAllowed: boolean | null
}

/** What the form calls them. */
export const labels = projectLabels satisfies Record<keyof ProjectValues, string>

// What the screen asks for on top of what the door needs.
const asked = [
  'name',
  'address',
  'propertyType',
  'yearBuilt',
  'buildingFloors',
  'totalUnits',
  'facilities',
] as const
/** What the form checks by. */
export const CompleteProject = z.extend(
  ProjectInput,
  Object.fromEntries(
    asked.map((name) => [name, needed(projectFields[name].input, `${labels[name]} is required`)]),
  ),
)

function needed(input: z.ZodMiniType, message: string) {
  const isThere = (value: unknown) =>
    !(value === null || value === undefined || value === '' || String(value).trim() === '')
  return z.pipe(z.unknown().check(z.refine(isThere, message)), input)
}

export const blank: ProjectValues = {
  name: '',
  nameTh: '',
  propertyType: null,
  description: '',
  address: '',
  latitude: null,
  longitude: null,
  developer: null,
  yearBuilt: '',
  totalUnits: null,
  buildingFloors: null,
  images: [],
  facilities: [],
  amenities: [],
  uniqueFeatures: [],
  petAllowed: null,
  smokingAllowed: null,
}

/** The form's values of a project, and of a new one. */
export function valuesOf(record: ProjectRecord | null): ProjectValues {
  if (!record) return blank
  const { nameTh, description, yearBuilt, developer } = record
  return {
    name: record.name,
    nameTh: nameTh ?? '',
    propertyType: record.propertyType,
    description: description ?? '',
    address: record.address,
    latitude: record.latitude,
    longitude: record.longitude,
    developer: developer && { id: developer.id, name: developer.name },
    yearBuilt: yearBuilt ?? '',
    totalUnits: record.totalUnits,
    buildingFloors: record.buildingFloors,
    images: record.images,
    facilities: record.facilities,
    amenities: record.amenities,
    uniqueFeatures: record.uniqueFeatures,
    petAllowed: record.petAllowed,
    smokingAllowed: record.smokingAllowed,
  }
}
