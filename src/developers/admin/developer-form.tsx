import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { RecordSheet } from '../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../admin/record-form/use-record-form.ts'
import { LOGO_TOO_LARGE, MAX_LOGO_BYTES, NOT_AN_IMAGE, PICTURE_TYPES } from '../../media/rules.ts'
import { smallPicture } from '../../media/site/small-picture.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PictureField } from '../../ui/picture-field.tsx'
import { DeveloperInput, type DeveloperRecord, latestFoundedYear } from '../rules.ts'
import { type DeveloperValues, uploadLogo, useSaveDeveloper } from './developer-calls.ts'

const labels: Record<keyof DeveloperValues, string> = {
  name: 'Name',
  website: 'Website',
  foundedYear: 'Founded',
  logo: 'Logo',
  description: 'About',
}

/** A developer to be entered or changed, over the list. */
export default function DeveloperForm({
  record,
  onClose,
}: {
  record: DeveloperRecord | null
  onClose: () => void
}) {
  const { create, update } = useSaveDeveloper()
  const failed = record ? 'Failed to update developer' : 'Failed to create developer'
  const form = useRecordForm({
    schema: checked,
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
              isPlain
              error={form.errorAt('foundedYear')}
              onFault={form.hold('foundedYear')}
              {...field}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="logo"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <PictureField
            label={labels.logo}
            limits={logoLimits}
            value={value ? [value] : []}
            onChange={([url = null]) => onChange(url)}
            onBusy={(going) => form.hold('logo')(going > 0 ? 'The logo is on its way' : null)}
            upload={uploadLogo}
            small={smallPicture}
            error={form.errorAt('logo')}
            {...{ onBlur, ref }}
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

// What the door checks too, told on leaving the field.
const checked = DeveloperInput.check(
  z.superRefine(({ foundedYear }, context) => {
    const latest = latestFoundedYear(new Date())
    if (!foundedYear || foundedYear <= latest) return
    context.addIssue({ code: 'custom', path: ['foundedYear'], message: `At most ${latest}` })
  }),
)

const logoLimits = {
  max: 1,
  maxBytes: MAX_LOGO_BYTES,
  types: PICTURE_TYPES,
  messages: {
    wrongType: () => NOT_AN_IMAGE,
    tooLarge: () => LOGO_TOO_LARGE,
    tooMany: () => 'One logo is enough.',
  },
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
