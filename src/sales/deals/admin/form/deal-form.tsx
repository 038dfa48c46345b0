import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../../admin/calls/call.ts'
import { formFields } from '../../../../admin/record-form/form-fields.tsx'
import type { FormProps } from '../../../../admin/record-form/open-record.tsx'
import { RecordSheet } from '../../../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../../../admin/record-form/use-record-form.ts'
import { useSaveRecord } from '../../../../admin/record-form/use-save-record.ts'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { contactQuery } from '../../../../records/contacts/admin/contact-calls.ts'
import { ContactPicker } from '../../../../records/contacts/admin/contact-picker.tsx'
import { ContactTypes } from '../../../../records/contacts/rules/contact.ts'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import { UnitPicker } from '../../../../records/units/admin/unit-picker.tsx'
import type { ValueSet } from '../../../../shared/fields/value-set.ts'
import { personName } from '../../../../shared/person-name.ts'
import { ColleaguePicker } from '../../../../team/staff/admin/colleague-picker.tsx'
import { FormSection } from '../../../../ui/fields/form-section.tsx'
import { SegmentedField } from '../../../../ui/fields/segmented-field.tsx'
import { columnOfStage, type DealStage, DealStages, statusOfColumn } from '../../rules/deal.ts'
import { type DealRecord, MAX_NAME } from '../../rules/deal-record.ts'
import {
  blankDeal,
  CommissionKinds,
  changedDeal,
  DealPurposes,
  type DealValues,
  dealFaults,
  dealFormSchema,
  dealValues,
  newDeal,
} from './deal-form-schema.ts'
import { nameAfter, useSuggestedName } from './use-suggested-name.ts'
import { useSuggestedValue } from './use-suggested-value.ts'

const labels: Record<keyof DealValues, string> = {
  contact: 'Contact',
  unit: 'Unit',
  dealName: 'Deal name',
  purpose: 'The contact wants',
  months: 'Months of the contract',
  value: 'Deal value',
  stage: 'Stage',
  probability: 'Probability',
  expectedCloseDate: 'Expected close',
  assignedTo: 'Assigned to',
  commissionKind: 'Commission as',
  commissionPercent: 'Commission',
  commissionAmount: 'Commission',
  coAgent: 'Co-agent',
  coAgentPercent: 'Co-agent’s share',
  notes: 'Notes',
}

/** What a new deal begins with. */
export type DealStart = { stage?: DealStage; contactId?: number | null; unitId?: number | null }

/** The form that adds or changes a deal. It waits for the names of what a new one begins with. */
export default function DealForm({
  start = {},
  ...props
}: FormProps<DealRecord> & { start?: DealStart }) {
  const contact = useQuery(contactQuery(props.record ? null : (start.contactId ?? null)))
  const unit = useQuery(unitQuery(props.record ? null : (start.unitId ?? null)))
  const isWaiting = [contact, unit].some((query) => query.isPending && query.fetchStatus !== 'idle')
  if (isWaiting) return null
  const begun = {
    contact: contact.data ? { id: contact.data.id, name: contact.data.name } : null,
    unit: unit.data
      ? { id: unit.data.id, name: `${unit.data.unitNumber} · ${unit.data.project.name}` }
      : null,
    dealName: nameAfter(unit.data, contact.data),
  }
  return <Form {...props} stage={start.stage ?? 'leadin'} begun={begun} />
}

function Form({
  record,
  onClose,
  stage,
  begun,
}: FormProps<DealRecord> & {
  stage: DealStage
  begun: Pick<DealValues, 'contact' | 'unit' | 'dealName'>
}) {
  const { id, ...me } = useStaff()
  // The values when it was last saved, which changes are of.
  const all = useRef<() => DealValues>(() => blankDeal(stage, { id, name: personName(me) }))
  const calls = useSaveRecord<DealValues, DealRecord>({
    created: 'Deal created successfully',
    updated: 'Deal updated successfully',
    describe: ({ dealName }) => dealName,
    post: (values) => call('post /api/deals', { body: newDeal(values) }),
    put: (dealId, { version, ...changes }) =>
      call('put /api/deals/{id}', {
        params: { id: String(dealId) },
        body: { ...changedDeal(changes, all.current()), version },
      }),
  })
  const form = useRecordForm<DealValues, DealRecord>({
    kind: 'deal',
    schema: dealFormSchema,
    across: (values) => dealFaults(values, record?.expectedCloseDate ?? null),
    required: ['contact', 'dealName', 'value'],
    record,
    values: (stored) =>
      stored ? dealValues(stored) : { ...blankDeal(stage, { id, name: personName(me) }), ...begun },
    ...calls,
    draft: { form: 'deals' },
    onLeave: onClose,
  })
  all.current = () => form.form.getValues()
  const field = formFields(form, labels)
  const { contact, unit, purpose, months, commissionKind, coAgent } = form.form.watch()
  useSuggestedName(form, { contact, unit, isNew: record === null })
  useSuggestedValue(form, { unitId: unit?.id ?? null, purpose, months })
  const segmented = (
    name: 'purpose' | 'commissionKind',
    set: typeof DealPurposes | typeof CommissionKinds,
    value: string,
  ) => (
    <SegmentedField
      label={labels[name]}
      value={value}
      onChange={(chosen) => form.set(name, chosen)}
      options={Object.entries(set.labels).map(([id, label]) => ({ value: id, label }))}
    />
  )
  return (
    <RecordSheet
      title={record ? `Edit ${record.dealName}` : 'Add Deal'}
      saveLabel={record ? undefined : 'Add Deal'}
      form={form}
      labels={labels}
    >
      {field.record('contact', AnyContactPicker)}
      {field.record('unit', UnitPicker)}
      {field.text('dealName', { maxLength: MAX_NAME, autoComplete: 'off' })}
      {segmented('purpose', DealPurposes, purpose)}
      <div className="grid gap-4.5 sm:grid-cols-2">
        {field.number('value', { unit: 'THB' })}
        {purpose === 'rent' && field.number('months')}
        {field.choice('stage', stagesFor(record?.stage))}
        {field.number('probability', { unit: '%' })}
        {field.day('expectedCloseDate', { disablePast: true })}
        {field.record('assignedTo', ColleaguePicker)}
      </div>
      <FormSection title="Commission">
        <div className="grid gap-4.5 sm:grid-cols-2">
          {segmented('commissionKind', CommissionKinds, commissionKind)}
          {commissionKind === 'percent'
            ? field.number('commissionPercent', { unit: '%' })
            : field.number('commissionAmount', { unit: 'THB' })}
          {field.record('coAgent', CoAgentPicker)}
          {coAgent && field.number('coAgentPercent', { unit: '%' })}
        </div>
      </FormSection>
      {field.written('notes', 4)}
    </RecordSheet>
  )
}

/** The stages that the form offers: the open ones. A deal is won or lost by a move, which asks why. */
function stagesFor(stored: DealStage | undefined): ValueSet<DealStage> {
  const [first = 'leadin', ...rest] = DealStages.ids.filter(
    (id) =>
      id === stored || (id !== 'viewing_scheduled' && statusOfColumn(columnOfStage[id]) === 'open'),
  )
  return { ...DealStages, ids: [first, ...rest] }
}

const AnyContactPicker = (props: Parameters<typeof ColleaguePicker>[0]) => (
  <ContactPicker {...props} kinds={ContactTypes.ids} creates={['lead']} />
)
const CoAgentPicker = (props: Parameters<typeof ColleaguePicker>[0]) => (
  <ContactPicker {...props} kinds={['agent']} />
)
