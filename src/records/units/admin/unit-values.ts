import { formSchema, requiredInForm } from '../../../shared/fields/from-table/form-schema.ts'
import {
  type FormValues,
  formLabels,
  formValues,
} from '../../../shared/fields/from-table/form-values.ts'
import type { UnitRecord } from '../rules/unit.ts'
import { unitFields } from '../rules/unit-fields.ts'

/** The values of a unit in its form. */
export type UnitValues = FormValues<typeof unitFields>

/** The labels of the fields. */
export const labels = formLabels(unitFields)

/** The schema of the form: that of the endpoint, and what the form requires in addition. */
export const CompleteUnit = formSchema(unitFields)

/** The fields marked as required. */
export const required = requiredInForm(unitFields)

/** The form's values of a unit, or of a new one. */
export function unitValues(record: UnitRecord | null): UnitValues {
  return formValues(unitFields, record)
}
