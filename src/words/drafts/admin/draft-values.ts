import { PropertyTypes } from '../../../records/projects/rules/project-sets.ts'
import { type UnitValues, unitValues } from '../../../records/units/admin/unit-values.ts'
import { neededFigures } from '../../../records/units/rules/unit.ts'
import { unitFields } from '../../../records/units/rules/unit-fields.ts'
import { formName } from '../../../shared/fields/from-table/form-values.ts'
import type { Draft } from '../rules/draft.ts'

/** Fields that a person filled in or changed, by their names in the form of a unit. */
export type Changes = Partial<UnitValues>

/** One of the homes of a draft; the project that was recognised is the first one's. */
export type DraftHome = Pick<Draft, 'fields' | 'found' | 'missing'> & {
  project: Draft['project']
}

/** The values with which the form of a new unit opens. */
export function unitValuesOf({ fields, project }: DraftHome, changes: Changes): UnitValues {
  const entries = Object.entries(unitFields).flatMap(([name, field]) => {
    const inForm = formName(name, field)
    return inForm === null || fields[name] === undefined ? [] : [[inForm, fields[name]]]
  })
  return {
    ...unitValues(null),
    // A form begins with the usual number of rooms: here it is asked.
    ...{ bedrooms: null, bathrooms: null },
    propertyType: PropertyTypes.read(project?.propertyType ?? '') ?? unitValues(null).propertyType,
    // Safe: a draft has the values of the fields.
    ...(Object.fromEntries(entries) as Changes),
    project: project && { id: project.id, name: project.name },
    ...changes,
  }
}

const ASKED = [
  ...['unitNumber', 'rentAmount', 'price', 'bedrooms', 'bathrooms', 'size', 'furnishing'],
] as (keyof UnitValues)[]

/** The fields that a unit needs and that neither the text nor a person has said yet. */
export function missingIn(home: DraftHome, changes: Changes): string[] {
  const values = unitValuesOf(home, changes)
  const isListingSaid = home.fields.listingType !== undefined || changes.listingType !== undefined
  const needed = neededFigures(values.listingType)
  const isAsked = (name: string) =>
    name === 'rentAmount'
      ? isListingSaid && needed.rentAmount
      : name !== 'price' || (isListingSaid && needed.price)
  const empty = ASKED.filter((name) => isAsked(name) && isBlank(values[name]))
  return [
    ...(values.project ? [] : ['projectId']),
    ...(isListingSaid ? [] : ['listingType']),
    ...empty,
  ]
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
