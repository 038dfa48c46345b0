import { formFields } from '../../admin/record-form/form-fields.tsx'
import { RecordSheet } from '../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../admin/record-form/use-record-form.ts'
import { ContactPicker } from '../../contacts/admin/contact-picker.tsx'
import { imageLimits, MAX_UNIT_IMAGES, TOO_MANY_UNIT_IMAGES } from '../../media/rules/picture.ts'
import { ProjectPicker } from '../../projects/admin/project-picker.tsx'
import { PetPolicies, PropertyTypes } from '../../projects/rules/project-sets.ts'
import { readBaht } from '../../shared/fields/read-amount.ts'
import { FormSection } from '../../ui/fields/form-section.tsx'
import { missingFigures, type UnitRecord } from '../rules/unit.ts'
import {
  Facings,
  Furnishings,
  ListingTypes,
  OwnershipTypes,
  UnitStatuses,
  Views,
} from '../rules/unit-sets.ts'
import { uploadUnitImage, useSaveUnit } from './unit-calls.ts'
import { Rent, StatusHint } from './unit-form-parts.tsx'
import { CompleteUnit, labels, required, valuesOf } from './unit-values.ts'

/** The form that creates or changes a unit, over the list. */
export default function UnitForm({
  record,
  onClose,
  title = record ? `Edit ${record.unitNumber}` : 'Add Unit',
  saveLabel,
}: {
  record: UnitRecord | null
  onClose: () => void
  title?: string
  saveLabel?: string
}) {
  const calls = useSaveUnit()
  const form = useRecordForm({
    kind: 'unit',
    schema: CompleteUnit,
    across: missingFigures,
    required,
    record,
    values: valuesOf,
    ...calls,
    titles: { 422: 'Address Not Covered' },
    draft: { form: 'units' },
    onLeave: onClose,
  })
  const { control } = form.form
  const field = formFields(form, labels)
  return (
    <RecordSheet title={title} saveLabel={saveLabel} form={form} labels={labels} width="wide">
      <FormSection title="Listing">
        <div className="grid gap-4.5 sm:grid-cols-2">
          {field.record('project', ProjectPicker)}
          {field.text('unitNumber', { maxLength: 50 })}
          {field.choice('listingType', ListingTypes)}
          <div className="grid content-start gap-1.5">
            {field.choice('status', UnitStatuses)}
            <StatusHint control={control} before={record?.status} />
          </div>
        </div>
        <div className="grid gap-4.5 sm:grid-cols-3">
          {field.number('price', { unit: 'THB', read: readBaht })}
        </div>
        <Rent control={control}>
          {field.number('rentAmount', { unit: 'THB/month', read: readBaht })}
          {field.day('rentedUntil')}
        </Rent>
        {field.tick('showOnWebsite', 'Shown on the website')}
      </FormSection>
      <FormSection title="Home">
        <div className="grid gap-4.5 sm:grid-cols-4">
          {field.number('bedrooms')}
          {field.number('bathrooms')}
          {field.number('size', { unit: 'sqm' })}
          {field.number('floor')}
        </div>
        <div className="grid gap-4.5 sm:grid-cols-2">
          {field.choice('propertyType', PropertyTypes, 'Choose one')}
          {field.choice('furnishing', Furnishings, 'Choose one')}
          {field.choice('propertyFacing', Facings, 'Not said')}
          {field.choices('propertyView', Views)}
          {field.choice('petAllowed', PetPolicies, 'As in the project')}
          {field.yesNo('smokingAllowed', {
            yes: 'Allowed',
            no: 'Not allowed',
            none: 'As in the project',
          })}
          {field.choice('ownershipType', OwnershipTypes, 'Not said')}
        </div>
        {field.tick('primary')}
      </FormSection>
      <FormSection title="Pictures">
        {field.pictures('images', { limits: pictureLimits, upload: uploadUnitImage })}
      </FormSection>
      <FormSection title="Words">
        {field.textArea('description', 6)}
        {field.texts('keyFeatures')}
        {field.texts('uniqueFeatures')}
      </FormSection>
      <FormSection title="People and source">
        <div className="grid gap-4.5 sm:grid-cols-2">
          {field.record('owner', ContactPicker)}
          {field.record('agent', ContactPicker)}
        </div>
        {field.text('externalDataSource', { maxLength: 500, hint: 'Only staff read this' })}
      </FormSection>
    </RecordSheet>
  )
}

const pictureLimits = imageLimits(MAX_UNIT_IMAGES, TOO_MANY_UNIT_IMAGES)
