import { formSchema, requiredInForm } from '../../../shared/fields/from-table/form-schema.ts'
import {
  type FormValues,
  formLabels,
  formValues,
} from '../../../shared/fields/from-table/form-values.ts'
import type { ProjectRecord } from '../rules/project.ts'
import { projectFields } from '../rules/project-fields.ts'

/** The values of a project in its form. */
export type ProjectValues = FormValues<typeof projectFields>

/** The labels of the fields. */
export const labels = formLabels(projectFields)

/** The schema of the form: that of the endpoint, and what the form requires in addition. */
export const CompleteProject = formSchema(projectFields)

/** The fields marked as required. */
export const required = requiredInForm(projectFields)

/** The form's values of a project, or of a new one. */
export function projectValues(record: ProjectRecord | null): ProjectValues {
  return formValues(projectFields, record)
}
