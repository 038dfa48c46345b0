import type { ImportDetail, ImportKind } from '../../rules/import.ts'

/** What the fields are called. */
export function labelsOf({ fields }: Pick<ImportDetail, 'fields'>): Record<string, string> {
  return Object.fromEntries(fields.map(({ field, label }) => [field, label]))
}

type FieldColumn = { field: string; header: string; width: string; numeric?: boolean }

/** The fields with a column of their own. */
export const fieldsOf: Record<ImportKind, readonly FieldColumn[]> = {
  projects: [
    { field: 'buildingFloors', header: 'Floors', width: '6rem' },
    { field: 'totalUnits', header: 'Units', width: '6rem' },
  ],
  developers: [
    { field: 'foundedYear', header: 'Founded', width: '7rem' },
    { field: 'website', header: 'Website', width: '20%', numeric: false },
  ],
  units: [
    { field: 'bedrooms', header: 'Beds', width: '4.25rem' },
    { field: 'size', header: 'Size', width: '4.5rem' },
    { field: 'price', header: 'Price', width: '5.25rem' },
    { field: 'rentAmount', header: 'Rent', width: '5.25rem' },
    { field: 'status', header: 'Status', width: '6.5rem', numeric: false },
  ],
  contacts: [
    { field: 'contactType', header: 'Type', width: '5.5rem', numeric: false },
    { field: 'phone', header: 'Phone', width: '9rem', numeric: false },
    { field: 'email', header: 'Email', width: '18%', numeric: false },
    { field: 'line', header: 'LINE', width: '7rem', numeric: false },
  ],
}

const shownBeside: Record<ImportKind, string> = {
  projects: 'address',
  developers: 'description',
  units: 'project',
  contacts: 'company',
}

/** The fields with a place of their own in reading order; the faults of others stand between, under the name. */
export function fieldsInOrder(kind: ImportKind) {
  const name = kind === 'units' ? 'unitNumber' : 'name'
  return {
    before: [name, shownBeside[kind]] as const,
    after: fieldsOf[kind].map(({ field }) => field),
  }
}
