import { formFields, type PickerProps } from '../../../../admin/record-form/form-fields.tsx'
import { type RecordForm, useRecordForm } from '../../../../admin/record-form/use-record-form.ts'
import { useMe } from '../../../../admin/screen/staff-context.ts'
import { ContactPicker } from '../../../../records/contacts/admin/contact-picker.tsx'
import { ContactTypes } from '../../../../records/contacts/rules/contact.ts'
import { UnitPicker } from '../../../../records/units/admin/unit-picker.tsx'
import { optionsOf, type ValueSet } from '../../../../shared/fields/value-set.ts'
import { ColleaguePicker } from '../../../../team/staff/admin/colleague-picker.tsx'
import { FormSection } from '../../../../ui/fields/form-section.tsx'
import { SegmentedField } from '../../../../ui/fields/segmented-field.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { columnOfStage, type DealStage, DealStages, statusOfColumn } from '../../rules/deal.ts'
import { type DealRecord, MAX_NAME } from '../../rules/deal-record.ts'
import { useSaveDeal } from '../deal-calls.ts'
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

export const dealLabels: Record<keyof DealValues, string> = {
  contact: 'Contact',
  unit: 'Unit',
  dealName: 'Deal name',
  purpose: 'Deal type',
  months: 'Lease term (months)',
  value: 'Deal value',
  stage: 'Stage',
  probability: 'Probability',
  expectedCloseDate: 'Expected close',
  assignedTo: 'Assigned to',
  commissionKind: 'Commission as',
  commissionPercent: 'Commission (%)',
  commissionAmount: 'Commission (THB)',
  coAgent: 'Co-agent',
  coAgentPercent: 'Co-agent’s share',
  notes: 'Notes',
}

/** The form of a deal, or of a new one that begins with some values. */
export function useDealForm(
  record: DealRecord | null,
  onLeave: () => void,
  start: Partial<DealValues> = {},
): RecordForm<DealValues> {
  const me = useMe()
  const calls = useSaveDeal<DealValues>(
    (changes) => changedDeal(changes, form.form.getValues()),
    newDeal,
  )
  const form: RecordForm<DealValues> = useRecordForm<DealValues, DealRecord>({
    kind: 'deal',
    schema: dealFormSchema,
    across: (values) => dealFaults(values, record?.expectedCloseDate ?? null),
    required: ['contact', 'dealName', 'value'],
    record,
    values: (stored) => (stored ? dealValues(stored) : { ...blankDeal(me), ...start }),
    ...calls,
    draft: { form: 'deals' },
    onLeave,
  })
  return form
}

/** The fields of a deal, in two columns where there is room. */
export function DealFields({
  form,
  record,
}: {
  form: RecordForm<DealValues>
  record: DealRecord | null
}) {
  const language = useLanguage()
  const field = formFields(form, dealLabels)
  const { purpose, commissionKind } = form.form.watch()
  const segmented = <Id extends string>(
    name: 'purpose' | 'commissionKind',
    set: ValueSet<Id>,
    value: Id,
  ) => (
    <SegmentedField
      label={dealLabels[name]}
      value={value}
      onChange={(chosen) => form.set(name, chosen)}
      options={optionsOf(set, language)}
    />
  )
  return (
    <div className="@container grid gap-4.5">
      <div className="grid items-start gap-x-8 gap-y-4.5 @3xl:grid-cols-2">
        <FormSection title="Deal">
          {field.record('contact', AnyContactPicker)}
          {field.record('unit', UnitPicker)}
          {field.text('dealName', { maxLength: MAX_NAME, autoComplete: 'off' })}
          {segmented('purpose', DealPurposes, purpose)}
          {field.choice('stage', stagesFor(record?.stage ?? 'leadin'))}
          {field.record('assignedTo', ColleaguePicker)}
          {record?.assignedToId === null && record.assignedTo && (
            <p className="text-ink-2">{`Currently ${record.assignedTo}, who isn’t on the staff list.`}</p>
          )}
        </FormSection>
        <div className="border-line @max-3xl:border-t @max-3xl:pt-5">
          <FormSection title="Figures">
            <div className="grid gap-4.5 sm:grid-cols-2">
              {field.number('value', { unit: 'THB' })}
              {purpose === 'rent' && field.number('months')}
              {field.number('probability', { unit: '%' })}
              {field.day('expectedCloseDate', { disablePast: true })}
              {segmented('commissionKind', CommissionKinds, commissionKind)}
              {commissionKind === 'percent'
                ? field.number('commissionPercent', { unit: '%' })
                : field.number('commissionAmount', { unit: 'THB' })}
              {field.record('coAgent', CoAgentPicker)}
              {field.number('coAgentPercent', { unit: '%' })}
            </div>
          </FormSection>
        </div>
      </div>
      {field.written('notes', 4)}
    </div>
  )
}

/** The stages to choose from: open ones, each name once, and those of the column in which the deal ended. */
function stagesFor(stage: DealStage): ValueSet<DealStage> {
  const column = columnOfStage[stage]
  const names = new Set<string>()
  const others = DealStages.ids.filter((id) => {
    const isOpen = statusOfColumn(columnOfStage[id]) === 'open'
    const isNamed = DealStages.labels[id] === DealStages.labels[stage]
    if (isNamed || (!isOpen && columnOfStage[id] !== column)) return id === stage
    const isNew = !names.has(DealStages.labels[id])
    names.add(DealStages.labels[id])
    return isNew
  })
  const [first = stage, ...rest] = others
  return { ...DealStages, ids: [first, ...rest] }
}

const AnyContactPicker = (props: PickerProps) => (
  <ContactPicker {...props} kinds={ContactTypes.ids} creates={['lead']} />
)
const CoAgentPicker = (props: PickerProps) => <ContactPicker {...props} kinds={['agent']} />
