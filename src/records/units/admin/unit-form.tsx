import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Chosen, formFields } from '../../../admin/record-form/form-fields.tsx'
import { RecordSheet } from '../../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../../admin/record-form/use-record-form.ts'
import { useMe } from '../../../admin/screen/staff-context.ts'
import {
  imageLimits,
  MAX_UNIT_IMAGES,
  TOO_MANY_UNIT_IMAGES,
} from '../../../city/media/rules/picture.ts'
import { ColleaguePicker } from '../../../team/staff/admin/colleague-picker.tsx'
import { FormSection } from '../../../ui/fields/form-section.tsx'
import { ContactPicker } from '../../contacts/admin/contact-picker.tsx'
import { ProjectPicker } from '../../projects/admin/project-picker.tsx'
import { PetPolicies, PropertyTypes } from '../../projects/rules/project-sets.ts'
import { asksForRent, missingFigures, neededFigures, type UnitRecord } from '../rules/unit.ts'
import { UNIT_PUBLIC_TEXTS } from '../rules/unit-fields.ts'
import {
  Facings,
  Furnishings,
  ListingTypes,
  OwnershipTypes,
  UnitStatuses,
  Views,
} from '../rules/unit-sets.ts'
import { AlreadyListed } from './already-listed.tsx'
import { ListingTexts } from './listing-texts.tsx'
import { uploadUnitImage, useSaveUnit } from './unit-calls.ts'
import { FloorHint, Rent, StatusHint, WebsiteSwitch } from './unit-form-parts.tsx'
import { CompleteUnit, labels, required, type UnitValues, unitValues } from './unit-values.ts'

/** The values of a new unit, what is said of saving it, and how it is saved. */
export type BegunUnit = {
  values: UnitValues
  note: ReactNode
  create: (
    values: UnitValues,
    calls: Pick<ReturnType<typeof useSaveUnit>, 'create' | 'update'>,
  ) => Promise<unknown>
}

/** The form that creates or changes a unit, over the list. */
export default function UnitForm({
  record,
  onClose,
  title = record ? `Edit ${record.unitNumber}` : 'Add Unit',
  saveLabel,
  project,
  begun,
}: {
  record: UnitRecord | null
  onClose: () => void
  title?: string
  saveLabel?: string
  /** The project that a new unit starts with. */
  project?: Chosen
  /** A new unit that was begun elsewhere. */
  begun?: BegunUnit
}) {
  const [visibility, setVisibility] = useState<boolean>()
  const calls = useSaveUnit(visibility)
  const assignedTo = useMe()
  const form = useRecordForm({
    kind: 'unit',
    schema: CompleteUnit,
    across: missingFigures,
    required,
    publicTexts: UNIT_PUBLIC_TEXTS,
    hiddenNames: ({ listingType, status }) =>
      asksForRent(listingType, status) ? [] : ['rentAmount', 'rentedUntil'],
    faultsWith: { unitNumber: ['project'] },
    record,
    values: (record) =>
      record
        ? unitValues(record)
        : { ...(begun?.values ?? unitValues(null)), ...(project && named(project)), assignedTo },
    ...calls,
    ...(begun && { create: (values: UnitValues) => begun.create(values, calls) }),
    titles: { 422: 'Address Not Covered' },
    // What was begun elsewhere is kept there.
    draft: begun ? null : { form: project ? `units of ${project.id}` : 'units' },
    onLeave: onClose,
  })
  const { control } = form.form
  const field = formFields(form, labels)
  const needed = neededFigures(useWatch({ control, name: 'listingType' }))
  return (
    <RecordSheet title={title} saveLabel={saveLabel} form={form} labels={labels} width="wide">
      <FormSection title="Listing">
        <div className="grid gap-4.5 sm:grid-cols-2">
          {field.record('project', ProjectPicker)}
          <div className="grid content-start gap-1.5">
            {field.text('unitNumber', { maxLength: 50 })}
            <AlreadyListed control={control} id={record?.id} />
          </div>
          {field.choice('listingType', ListingTypes)}
          <div className="grid content-start gap-1.5">
            {field.choice('status', UnitStatuses)}
            <StatusHint control={control} before={record?.status} />
          </div>
        </div>
        <div className="grid gap-4.5 sm:grid-cols-2">
          {field.number('price', { unit: 'THB', required: needed.price })}
          {field.day('availabilityDate')}
        </div>
        <Rent control={control}>
          {field.number('rentAmount', {
            unit: 'THB/month',
            required: needed.rentAmount,
          })}
          {field.day('rentedUntil')}
        </Rent>
        <WebsiteSwitch
          control={control}
          before={record?.status}
          chosen={visibility}
          onChange={(isShown) => {
            setVisibility(isShown)
            form.set('showOnWebsite', isShown)
          }}
        />
      </FormSection>
      <FormSection title="Home">
        <div className="grid gap-4.5 sm:grid-cols-4">
          {field.number('bedrooms')}
          {field.number('bathrooms')}
          {field.number('size', { unit: 'sqm' })}
          <div className="grid content-start gap-1.5">
            {field.number('floor')}
            <FloorHint control={control} />
          </div>
        </div>
        <div className="grid gap-4.5 sm:grid-cols-2">
          {field.choice('propertyType', PropertyTypes, 'Choose one')}
          {field.choice('furnishing', Furnishings, 'Choose one')}
          {field.choice('propertyFacing', Facings, 'Not set')}
          {field.choices('propertyView', Views)}
          {field.choice('petAllowed', PetPolicies, 'As in the project')}
          {field.yesNo('smokingAllowed', {
            yes: 'Allowed',
            no: 'Not allowed',
            none: 'As in the project',
          })}
          {field.choice('ownershipType', OwnershipTypes, 'Not set')}
        </div>
        {field.tick('primary')}
      </FormSection>
      <FormSection title="Pictures">
        {field.pictures('images', { limits: pictureLimits, upload: uploadUnitImage })}
      </FormSection>
      <FormSection title="Description">
        {field.written(
          'description',
          6,
          record && { subject: 'unit', id: record.id, field: 'description' },
        )}
        {field.texts('keyFeatures')}
        {field.texts('uniqueFeatures')}
      </FormSection>
      <FormSection title="Listing text" hint="generated from the details until you write your own">
        <ListingTexts form={form} record={record} />
      </FormSection>
      <FormSection title="People and source">
        <div className="grid gap-4.5 sm:grid-cols-2">
          {field.record('owner', ContactPicker)}
          {field.record('agent', ContactPicker)}
          {field.record('assignedTo', ColleaguePicker)}
        </div>
        {field.text('externalDataSource', { maxLength: 500, hint: 'Only staff can see this' })}
        {begun?.note}
      </FormSection>
    </RecordSheet>
  )
}

/** A project as the form holds it. */
function named({ id, name }: Chosen): Pick<UnitValues, 'project'> {
  return { project: { id, name } }
}

const pictureLimits = imageLimits(MAX_UNIT_IMAGES, TOO_MANY_UNIT_IMAGES)
