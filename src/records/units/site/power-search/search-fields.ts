import {
  type FilterField,
  filterFields,
} from '../../../../shared/fields/from-table/filter-fields.ts'
import { inOrder } from '../../../../shared/fields/from-table/in-order.ts'
import type { Language } from '../../../../shared/language.ts'
import { projectFields } from '../../../projects/rules/project-fields.ts'
import { unitFields } from '../../rules/unit-fields.ts'

const made = new WeakMap<Language, readonly FilterField[]>()

/** The filters of the Power Search panel that are defined by the fields of a unit and of its project: made once in each language. */
export function searchFields(language: Language): readonly FilterField[] {
  const known = made.get(language)
  if (known) return known
  const ofUnits = inOrder(unitFields, { furnishing: 'ownershipType' })
  const fields = [
    ...filterFields(ofUnits, 'filter', language),
    ...filterFields(projectFields, 'unitFilter', language),
  ]
  made.set(language, fields)
  return fields
}
