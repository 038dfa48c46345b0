import { type Chosen, formFields } from '../../../admin/record-form/form-fields.tsx'
import type { FormProps } from '../../../admin/record-form/open-record.tsx'
import { RecordSheet } from '../../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../../admin/record-form/use-record-form.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { UnitPicker } from '../../units/admin/unit-picker.tsx'
import { KeySetChange, KeySetInput, type KeySetRecord, keySetLabels } from '../rules/key-set.ts'
import { keySets } from './key-sets-loader.ts'

type Values = { code: string; unit: Chosen | null; place: string }

/** The form that creates or changes a key set, over the list. */
export default function KeySetForm({ record, onClose }: FormProps<KeySetRecord>) {
  const calls = useSaveRecord<Values, KeySetRecord>({
    created: 'Key set created successfully',
    updated: 'Key set updated successfully',
    describe: ({ code }) => code,
    post: (values) => keySets.create(KeySetInput.parse(inputOf(values))),
    put: (id, { version, ...changes }) => keySets.change(id, { ...inputOf(changes), version }),
  })
  const form = useRecordForm<Values, KeySetRecord>({
    kind: 'key set',
    schema: KeySetChange,
    across: ({ unit }) => (unit ? [] : [{ path: 'unit', message: 'Choose a home' }]),
    required: ['code', 'unit', 'place'],
    record,
    values: (stored) => ({
      code: stored?.code ?? '',
      unit: stored?.unit ?? null,
      place: stored?.place ?? '',
    }),
    ...calls,
    draft: { form: 'key sets' },
    onLeave: onClose,
  })
  const field = formFields(form, keySetLabels)
  return (
    <RecordSheet
      title={record ? `Edit ${record.code}` : 'Add key set'}
      form={form}
      labels={keySetLabels}
    >
      {field.text('code', { maxLength: 40 })}
      {field.record('unit', UnitPicker)}
      {field.text('place', { maxLength: 200 })}
    </RecordSheet>
  )
}

function inputOf({ unit, ...values }: Partial<Values>) {
  return { ...values, ...(unit && { unitId: unit.id }) }
}
