import { formFields } from '../../../admin/record-form/form-fields.tsx'
import { RecordSheet } from '../../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../../admin/record-form/use-record-form.ts'
import {
  imageLimits,
  MAX_PROJECT_IMAGES,
  TOO_MANY_PROJECT_IMAGES,
} from '../../../city/media/rules/picture.ts'
import { FormSection } from '../../../ui/fields/form-section.tsx'
import type { ProjectRecord } from '../rules/project.ts'
import { PROJECT_PUBLIC_TEXTS } from '../rules/project-fields.ts'
import { Facilities, PetPolicies, PropertyTypes } from '../rules/project-sets.ts'
import { DeveloperPicker } from './developer-picker.tsx'
import { PlaceFields } from './place-fields.tsx'
import { uploadProjectImage, useSaveProject } from './project-calls.ts'
import { CompleteProject, labels, projectValues, required } from './project-values.ts'

/** The form that creates or changes a project, over the list. */
export default function ProjectForm({
  record,
  onClose,
}: {
  record: ProjectRecord | null
  onClose: () => void
}) {
  const calls = useSaveProject()
  const form = useRecordForm({
    kind: 'project',
    schema: CompleteProject,
    required,
    publicTexts: PROJECT_PUBLIC_TEXTS,
    record,
    values: projectValues,
    ...calls,
    titles: { 422: 'Address Not Covered' },
    draft: { form: 'projects' },
    onLeave: onClose,
  })
  const field = formFields(form, labels)
  return (
    <RecordSheet
      title={record ? `Edit ${record.name}` : 'Add Project'}
      form={form}
      labels={labels}
      width="wide"
    >
      <FormSection title="Building">
        <div className="grid gap-4.5 sm:grid-cols-2">
          {field.text('name', { maxLength: 200 })}
          {field.text('nameTh', { lang: 'th', maxLength: 200 })}
          {field.choice('propertyType', PropertyTypes, 'Choose one')}
          {field.record('developer', DeveloperPicker)}
        </div>
        <div className="grid gap-4.5 sm:grid-cols-3">
          {field.text('yearBuilt', { maxLength: 50, placeholder: '2019, or Q2 2019' })}
          {field.number('buildingFloors')}
          {field.number('totalUnits')}
        </div>
      </FormSection>
      <FormSection title="Place">
        <PlaceFields form={form} record={record} />
      </FormSection>
      <FormSection title="Pictures">
        {field.pictures('images', { limits: pictureLimits, upload: uploadProjectImage })}
      </FormSection>
      <FormSection title="Facilities and rules">
        {field.choices('facilities', Facilities)}
        <div className="grid gap-4.5 sm:grid-cols-2">
          {field.choice('petAllowed', PetPolicies, 'Not set')}
          {field.yesNo('smokingAllowed', { yes: 'Allowed', no: 'Not allowed', none: 'Not set' })}
        </div>
        {field.texts('amenities')}
        {field.texts('uniqueFeatures')}
        {field.written(
          'description',
          8,
          record && { subject: 'project', id: record.id, field: 'description' },
        )}
      </FormSection>
    </RecordSheet>
  )
}

const pictureLimits = imageLimits(MAX_PROJECT_IMAGES, TOO_MANY_PROJECT_IMAGES)
