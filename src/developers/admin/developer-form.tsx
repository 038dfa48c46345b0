import { Controller } from 'react-hook-form'
import { RecordSheet } from '../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../admin/record-form/use-record-form.ts'
import { LOGO_TOO_LARGE, MAX_LOGO_BYTES, NOT_AN_IMAGE } from '../../media/rules.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PictureField } from '../../ui/picture-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { DeveloperInput, type DeveloperRecord } from '../rules.ts'
import { type DeveloperValues, uploadLogo, useSaveDeveloper } from './developer-calls.ts'

const labels: Record<keyof DeveloperValues, string> = {
  name: 'Name',
  website: 'Website',
  foundedYear: 'Founded',
  logo: 'Logo',
  description: 'About',
}

/** A developer to be entered or changed, over the list. */
export function DeveloperForm({
  record,
  onClose,
}: {
  record: DeveloperRecord | null
  onClose: () => void
}) {
  const { create, update } = useSaveDeveloper()
  const failed = record ? 'Failed to update developer' : 'Failed to create developer'
  const form = useRecordForm({
    schema: DeveloperInput,
    record,
    values: valuesOf,
    save: (sent, base) =>
      base ? update.mutateAsync({ ...sent, ...base }) : create.mutateAsync({ ...blank, ...sent }),
    failed,
    onLeave: onClose,
  })
  const { control, register } = form.form
  return (
    <RecordSheet
      title={record ? `Edit ${record.name}` : 'Add Developer'}
      form={form}
      failed={failed}
      labels={labels}
    >
      <TextField
        label={labels.name}
        required
        maxLength={200}
        error={form.errorAt('name')}
        {...register('name')}
      />
      <div className="grid gap-4.5 sm:grid-cols-[1fr_8rem]">
        <TextField
          label={labels.website}
          type="url"
          inputMode="url"
          placeholder="https://"
          error={form.errorAt('website')}
          {...register('website')}
        />
        <Controller
          control={control}
          name="foundedYear"
          render={({ field }) => (
            <NumberField
              label={labels.foundedYear}
              error={form.errorAt('foundedYear')}
              {...field}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="logo"
        render={({ field: { value, onChange } }) => (
          <PictureField
            label={labels.logo}
            max={1}
            maxBytes={MAX_LOGO_BYTES}
            value={value ? [value] : []}
            onChange={([url = null]) => onChange(url)}
            upload={uploadLogo}
            onUploaded={() => showToast('Success', 'Logo uploaded successfully')}
            notAnImage={NOT_AN_IMAGE}
            tooLarge={() => LOGO_TOO_LARGE}
          />
        )}
      />
      <TextAreaField
        label={labels.description}
        rows={8}
        error={form.errorAt('description')}
        {...register('description')}
      />
    </RecordSheet>
  )
}

const blank: DeveloperValues = {
  name: '',
  website: '',
  foundedYear: null,
  logo: null,
  description: '',
}

function valuesOf(record: DeveloperRecord | null): DeveloperValues {
  if (!record) return blank
  const { name, website, foundedYear, logo, description } = record
  return { name, website: website ?? '', foundedYear, logo, description: description ?? '' }
}
