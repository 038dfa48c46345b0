import * as z from 'zod/mini'
import { labelsOf } from '../../shared/field-table.ts'
import {
  type Facing,
  type Furnishing,
  type ListingType,
  missingFigures,
  type OwnershipType,
  UnitInput,
  type UnitRecord,
  type UnitStatus,
  unitFields,
  type View,
} from '../rules.ts'

type Named = { id: number; name: string }

/** What a person enters of a unit. */
export type UnitValues = {
  project: Named | null
  unitNumber: string
  listingType: ListingType
  status: UnitStatus
  floor: number | null
  bedrooms: number | null
  bathrooms: number | null
  size: number | null
  price: number | null
  rentAmount: number | null
  rentedUntil: string | null
  propertyType: UnitRecord['propertyType']
  furnishing: Furnishing | null
  ownershipType: OwnershipType | null
  propertyFacing: Facing | null
  propertyView: View[]
  petAllowed: UnitRecord['petAllowed']
  smokingAllowed: boolean | null
  primary: boolean
  description: string
  keyFeatures: string[]
  uniqueFeatures: string[]
  images: string[]
  showOnWebsite: boolean
  owner: Named | null
  agent: Named | null
  externalDataSource: string
}

/** What the form calls them. */
export const labels = {
  ...labelsOf(unitFields),
  project: 'Project',
  size: 'Size',
  status: 'Property Status',
  owner: 'Owner',
  agent: 'Agent',
  externalDataSource: 'Data source',
  primary: 'First sale by the developer',
} satisfies Record<keyof UnitValues, string>

const { projectId, ownerContactId, agentContactId, ...entered } = UnitInput.shape
const chosen = z.object({ id: z.int(), name: z.string() }, { error: 'Project is required' })

/** What the form checks by: the door's own schema, and what the screen asks for on top. */
export const CompleteUnit = z
  .object({
    ...entered,
    project: chosen,
    owner: z.nullable(z.object({ id: z.int() })),
    agent: z.nullable(z.object({ id: z.int() })),
    furnishing: z.pipe(
      z.unknown().check(z.refine((value) => Boolean(value), 'Furnishing is required')),
      unitFields.furnishing.input,
    ),
    propertyType: z.pipe(
      z.unknown().check(z.refine((value) => Boolean(value), 'Property Type is required')),
      unitFields.propertyType.input,
    ),
  })
  .check(
    z.superRefine(({ listingType = 'sell', price = null, rentAmount = null }, context) => {
      for (const { path, message } of missingFigures({ listingType, price, rentAmount })) {
        context.addIssue({ code: 'custom', path: [path], message })
      }
    }),
  )

export const blank: UnitValues = {
  project: null,
  unitNumber: '',
  listingType: 'sell',
  status: 'available',
  floor: null,
  bedrooms: 1,
  bathrooms: 1,
  size: null,
  price: null,
  rentAmount: null,
  rentedUntil: null,
  propertyType: 'condo',
  furnishing: null,
  ownershipType: null,
  propertyFacing: null,
  propertyView: [],
  petAllowed: null,
  smokingAllowed: null,
  primary: false,
  description: '',
  keyFeatures: [],
  uniqueFeatures: [],
  images: [],
  showOnWebsite: true,
  owner: null,
  agent: null,
  externalDataSource: '',
}

/** The form's values of a unit, and of a new one. */
export function valuesOf(record: UnitRecord | null): UnitValues {
  if (!record) return blank
  const { project, ownerContact, agentContact, description, externalDataSource } = record
  return {
    project: { id: project.id, name: project.name },
    unitNumber: record.unitNumber,
    listingType: record.listingType,
    status: record.status,
    floor: record.floor,
    bedrooms: record.bedrooms,
    bathrooms: record.bathrooms,
    size: record.size,
    price: record.price,
    rentAmount: record.rentAmount,
    rentedUntil: record.rentedUntil,
    propertyType: record.propertyType,
    furnishing: record.furnishing,
    ownershipType: record.ownershipType,
    propertyFacing: record.propertyFacing,
    propertyView: record.propertyView,
    petAllowed: record.petAllowed,
    smokingAllowed: record.smokingAllowed,
    primary: record.primary,
    description: description ?? '',
    keyFeatures: record.keyFeatures,
    uniqueFeatures: record.uniqueFeatures,
    images: record.images,
    showOnWebsite: record.showOnWebsite,
    owner: ownerContact && { id: ownerContact.id, name: ownerContact.name },
    agent: agentContact && { id: agentContact.id, name: agentContact.name },
    externalDataSource: externalDataSource ?? '',
  }
}
