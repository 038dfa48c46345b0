import { Controller } from 'react-hook-form'
import { RecordSheet } from '../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../admin/record-form/use-record-form.ts'
import { ContactPicker } from '../../contacts/admin/contact-picker.tsx'
import {
  imageTooLarge,
  MAX_IMAGE_BYTES,
  MAX_UNIT_IMAGES,
  NOT_AN_IMAGE,
  PICTURE_TYPES,
  TOO_MANY_UNIT_IMAGES,
} from '../../media/rules.ts'
import { smallPicture } from '../../media/site/small-picture.ts'
import { ProjectPicker } from '../../projects/admin/project-picker.tsx'
import { PetPolicies, PropertyTypes } from '../../projects/rules.ts'
import { optionsOf } from '../../shared/value-set.ts'
import { ChoiceField, orNull, yesNo } from '../../ui/choice-field.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { CheckboxField, TextAreaField, TextField } from '../../ui/field.tsx'
import { FormSection } from '../../ui/form-section.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PictureField } from '../../ui/picture-field.tsx'
import { TextListField } from '../../ui/text-list-field.tsx'
import {
  Facings,
  Furnishings,
  ListingTypes,
  OwnershipTypes,
  type UnitRecord,
  UnitStatuses,
  Views,
} from '../rules.ts'
import { uploadUnitImage, useSaveUnit } from './unit-calls.ts'
import { Rent, StatusHint } from './unit-form-parts.tsx'
import { blank, CompleteUnit, labels, valuesOf } from './unit-values.ts'

type Figure = 'floor' | 'bedrooms' | 'bathrooms' | 'size' | 'price' | 'rentAmount'
const units: Partial<Record<Figure, string>> = {
  size: 'sqm',
  price: 'THB',
  rentAmount: 'THB/month',
}
const requiredFigures: readonly Figure[] = ['bedrooms', 'bathrooms', 'size']

/** A unit to be entered or changed, over the list. */
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
  const { create, update } = useSaveUnit()
  const failed = record ? 'Failed to update unit' : 'Failed to create unit'
  const form = useRecordForm({
    schema: CompleteUnit,
    record,
    values: valuesOf,
    save: (sent, base) =>
      base ? update.mutateAsync({ ...sent, ...base }) : create.mutateAsync({ ...blank, ...sent }),
    failed,
    titles: { 422: 'Address Not Covered' },
    onLeave: onClose,
  })
  const { control, register } = form.form
  const figure = (name: Figure) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <NumberField
          label={labels[name]}
          unit={units[name]}
          required={requiredFigures.includes(name)}
          error={form.errorAt(name)}
          onFault={form.hold(name)}
          {...field}
        />
      )}
    />
  )
  return (
    <RecordSheet title={title} saveLabel={saveLabel} form={form} labels={labels} width="wide">
      <FormSection title="Listing">
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Controller
            control={control}
            name="project"
            render={({ field }) => (
              <ProjectPicker
                label={labels.project}
                required
                error={form.errorAt('project')}
                {...field}
              />
            )}
          />
          <TextField
            label={labels.unitNumber}
            required
            maxLength={50}
            error={form.errorAt('unitNumber')}
            {...register('unitNumber')}
          />
          <ChoiceField
            label={labels.listingType}
            required
            options={optionsOf(ListingTypes)}
            error={form.errorAt('listingType')}
            {...register('listingType')}
          />
          <div className="grid content-start gap-1.5">
            <ChoiceField
              label={labels.status}
              required
              options={optionsOf(UnitStatuses)}
              error={form.errorAt('status')}
              {...register('status')}
            />
            <StatusHint control={control} before={record?.status} />
          </div>
        </div>
        <div className="grid gap-4.5 sm:grid-cols-3">{figure('price')}</div>
        <Rent control={control}>
          {figure('rentAmount')}
          <Controller
            control={control}
            name="rentedUntil"
            render={({ field }) => (
              <DateField
                label={labels.rentedUntil}
                error={form.errorAt('rentedUntil')}
                onFault={form.hold('rentedUntil')}
                {...field}
              />
            )}
          />
        </Rent>
        <CheckboxField label="Shown on the website" {...register('showOnWebsite')} />
      </FormSection>
      <FormSection title="Home">
        <div className="grid gap-4.5 sm:grid-cols-4">
          {figure('bedrooms')}
          {figure('bathrooms')}
          {figure('size')}
          {figure('floor')}
        </div>
        <div className="grid gap-4.5 sm:grid-cols-2">
          <ChoiceField
            label={labels.propertyType}
            required
            none="Choose one"
            options={optionsOf(PropertyTypes)}
            error={form.errorAt('propertyType')}
            {...register('propertyType', { setValueAs: orNull })}
          />
          <ChoiceField
            label={labels.furnishing}
            required
            none="Choose one"
            options={optionsOf(Furnishings)}
            error={form.errorAt('furnishing')}
            {...register('furnishing', { setValueAs: orNull })}
          />
          <ChoiceField
            label={labels.propertyFacing}
            none="Not said"
            options={optionsOf(Facings)}
            {...register('propertyFacing', { setValueAs: orNull })}
          />
          <Controller
            control={control}
            name="propertyView"
            render={({ field }) => (
              <MultiSelect label={labels.propertyView} options={optionsOf(Views)} {...field} />
            )}
          />
          <ChoiceField
            label={labels.petAllowed}
            none="As in the project"
            options={optionsOf(PetPolicies)}
            {...register('petAllowed', { setValueAs: orNull })}
          />
          <ChoiceField
            label={labels.smokingAllowed}
            none="As in the project"
            options={[
              { value: 'true', label: 'Allowed' },
              { value: 'false', label: 'Not allowed' },
            ]}
            {...register('smokingAllowed', { setValueAs: yesNo })}
          />
          <ChoiceField
            label={labels.ownershipType}
            none="Not said"
            options={optionsOf(OwnershipTypes)}
            {...register('ownershipType', { setValueAs: orNull })}
          />
        </div>
        <CheckboxField label={labels.primary} {...register('primary')} />
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
              upload={uploadUnitImage}
              small={smallPicture}
              error={form.errorAt('images')}
              {...{ onBlur, ref }}
            />
          )}
        />
      </FormSection>
      <FormSection title="Words">
        <TextAreaField
          label={labels.description}
          rows={6}
          error={form.errorAt('description')}
          {...register('description')}
        />
        {(['keyFeatures', 'uniqueFeatures'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <TextListField label={labels[name]} error={form.errorAt(name)} {...field} />
            )}
          />
        ))}
      </FormSection>
      <FormSection title="People and source">
        <div className="grid gap-4.5 sm:grid-cols-2">
          {(['owner', 'agent'] as const).map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field }) => (
                <ContactPicker label={labels[name]} error={form.errorAt(name)} {...field} />
              )}
            />
          ))}
        </div>
        <TextField
          label={labels.externalDataSource}
          maxLength={500}
          hint="Only staff read this"
          error={form.errorAt('externalDataSource')}
          {...register('externalDataSource')}
        />
      </FormSection>
    </RecordSheet>
  )
}

const pictureLimits = {
  max: MAX_UNIT_IMAGES,
  maxBytes: MAX_IMAGE_BYTES,
  types: PICTURE_TYPES,
  messages: {
    wrongType: () => NOT_AN_IMAGE,
    tooLarge: imageTooLarge,
    tooMany: () => TOO_MANY_UNIT_IMAGES,
  },
}
