import { formFields } from '../../../admin/record-form/form-fields.tsx'
import { RecordSheet } from '../../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../../admin/record-form/use-record-form.ts'
import { readYear } from '../../../shared/fields/read-amount.ts'
import {
  DeveloperInput,
  type DeveloperRecord,
  developerLabels,
  latestFoundedYear,
} from '../rules/developer.ts'
import { type DeveloperValues, useSaveDeveloper } from './developer-calls.ts'
import { logoLimits, uploadLogo } from './upload-logo.ts'

/** The form that creates or changes a developer, over the list. */
export default function DeveloperForm({
  record,
  onClose,
}: {
  record: DeveloperRecord | null
  onClose: () => void
}) {
  const calls = useSaveDeveloper()
  const form = useRecordForm({
    kind: 'developer',
    schema: DeveloperInput,
    across: futureYearFault,
    required: ['name'],
    record,
    values: valuesOf,
    ...calls,
    draft: { form: 'developers' },
    onLeave: onClose,
  })
  const field = formFields(form, developerLabels)
  return (
    <RecordSheet
      title={record ? `Edit ${record.name}` : 'Add Developer'}
      form={form}
      labels={developerLabels}
    >
      {field.text('name', { maxLength: 200 })}
      <div className="grid gap-4.5 sm:grid-cols-[1fr_8rem]">
        {field.text('website', { type: 'url', inputMode: 'url', placeholder: 'https://' })}
        {field.number('foundedYear', { isPlain: true, read: readYear })}
      </div>
      {field.picture('logo', { limits: logoLimits, upload: uploadLogo })}
      {field.written(
        'description',
        8,
        record && { subject: 'developer', id: record.id, field: 'description' },
      )}
    </RecordSheet>
  )
}

/** The endpoint checks this too; here it is shown on leaving the field. */
function futureYearFault({ foundedYear }: DeveloperValues) {
  const latest = latestFoundedYear(new Date())
  const isInFuture = foundedYear !== null && foundedYear > latest
  return isInFuture ? [{ path: 'foundedYear', message: `At most ${latest}` }] : []
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
