import { Controller } from 'react-hook-form'
import { RecordSheet } from '../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../admin/record-form/use-record-form.ts'
import {
  imageTooLarge,
  MAX_IMAGE_BYTES,
  MAX_PROJECT_IMAGES,
  NOT_AN_IMAGE,
  PICTURE_TYPES,
  TOO_MANY_PROJECT_IMAGES,
} from '../../media/rules.ts'
import { smallPicture } from '../../media/site/small-picture.ts'
import { optionsOf } from '../../shared/value-set.ts'
import { ChoiceField, orNull, yesNo } from '../../ui/choice-field.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { FormSection } from '../../ui/form-section.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PictureField } from '../../ui/picture-field.tsx'
import { TextListField } from '../../ui/text-list-field.tsx'
import { Facilities, PetPolicies, type ProjectRecord, PropertyTypes } from '../rules.ts'
import { DeveloperPicker } from './developer-picker.tsx'
import { PlaceFields } from './place-fields.tsx'
import { uploadProjectImage, useSaveProject } from './project-calls.ts'
import { blank, CompleteProject, labels, valuesOf } from './project-values.ts'

/** A project to be entered or changed, over the list. */
export default function ProjectForm({
  record,
  onClose,
}: {
  record: ProjectRecord | null
  onClose: () => void
}) {
  const { create, update } = useSaveProject()
  const failed = record ? 'Failed to update project' : 'Failed to create project'
  const form = useRecordForm({
    schema: CompleteProject,
    record,
    values: valuesOf,
    save: (sent, base) =>
      base ? update.mutateAsync({ ...sent, ...base }) : create.mutateAsync({ ...blank, ...sent }),
    failed,
    titles: { 422: 'Address Not Covered' },
    onLeave: onClose,
  })
  const { control, register } = form.form
  const numberField = (name: 'totalUnits' | 'buildingFloors') => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <NumberField
          label={labels[name]}
          required
          error={form.errorAt(name)}
          onFault={form.hold(name)}
          {...field}
        />
      )}
    />
  )
  return (
    <RecordSheet
      title={record ? `Edit ${record.name}` : 'Add Project'}
      form={form}
      labels={labels}
      width="wide"
    >
      <FormSection title="Building">
        <div className="grid gap-4.5 sm:grid-cols-2">
          <TextField
            label={labels.name}
            required
            maxLength={200}
            error={form.errorAt('name')}
            {...register('name')}
          />
          <TextField
            label={labels.nameTh}
            lang="th"
            maxLength={200}
            error={form.errorAt('nameTh')}
            {...register('nameTh')}
          />
          <ChoiceField
            label={labels.propertyType}
            required
            error={form.errorAt('propertyType')}
            {...register('propertyType', { setValueAs: orNull })}
            none="Choose one"
            options={optionsOf(PropertyTypes)}
          />
          <Controller
            control={control}
            name="developer"
            render={({ field }) => (
              <DeveloperPicker
                label={labels.developer}
                error={form.errorAt('developer')}
                {...field}
              />
            )}
          />
        </div>
        <div className="grid gap-4.5 sm:grid-cols-3">
          <TextField
            label={labels.yearBuilt}
            required
            maxLength={50}
            placeholder="2019, or Q2 2019"
            error={form.errorAt('yearBuilt')}
            {...register('yearBuilt')}
          />
          {numberField('buildingFloors')}
          {numberField('totalUnits')}
        </div>
      </FormSection>
      <FormSection title="Place">
        <PlaceFields form={form} record={record} />
      </FormSection>
      <FormSection title="Pictures">
        <Controller
          control={control}
          name="images"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <PictureField
              label={labels.images}
              limits={pictureLimits}
              value={value}
              onChange={onChange}
              onBusy={(going) =>
                form.hold('images')(going > 0 ? 'Pictures are on their way' : null)
              }
              upload={uploadProjectImage}
              small={smallPicture}
              error={form.errorAt('images')}
              {...{ onBlur, ref }}
            />
          )}
        />
      </FormSection>
      <FormSection title="What it offers">
        <Controller
          control={control}
          name="facilities"
          render={({ field }) => (
            <MultiSelect
              label={labels.facilities}
              required
              options={optionsOf(Facilities)}
              error={form.errorAt('facilities')}
              {...field}
            />
          )}
        />
        <div className="grid gap-4.5 sm:grid-cols-2">
          <ChoiceField
            label={labels.petAllowed}
            error={form.errorAt('petAllowed')}
            {...register('petAllowed', { setValueAs: orNull })}
            none="Not said"
            options={optionsOf(PetPolicies)}
          />
          <ChoiceField
            label={labels.smokingAllowed}
            error={form.errorAt('smokingAllowed')}
            {...register('smokingAllowed', { setValueAs: yesNo })}
            none="Not said"
            options={smokingChoices}
          />
        </div>
        <Controller
          control={control}
          name="amenities"
          render={({ field }) => (
            <TextListField label={labels.amenities} error={form.errorAt('amenities')} {...field} />
          )}
        />
        <Controller
          control={control}
          name="uniqueFeatures"
          render={({ field }) => (
            <TextListField
              label={labels.uniqueFeatures}
              error={form.errorAt('uniqueFeatures')}
              {...field}
            />
          )}
        />
        <TextAreaField
          label={labels.description}
          rows={8}
          error={form.errorAt('description')}
          {...register('description')}
        />
      </FormSection>
    </RecordSheet>
  )
}

const smokingChoices = [
  { value: 'true', label: 'Allowed' },
  { value: 'false', label: 'Not allowed' },
]

const pictureLimits = {
  max: MAX_PROJECT_IMAGES,
  maxBytes: MAX_IMAGE_BYTES,
  types: PICTURE_TYPES,
  messages: {
    wrongType: () => NOT_AN_IMAGE,
    tooLarge: imageTooLarge,
    tooMany: () => TOO_MANY_PROJECT_IMAGES,
  },
}
