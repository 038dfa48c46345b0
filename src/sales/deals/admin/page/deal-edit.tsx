import type { ReactNode } from 'react'
import {
  type Chosen,
  formFields,
  type PickerProps,
} from '../../../../admin/record-form/form-fields.tsx'
import { RecordFields } from '../../../../admin/record-form/record-fields.tsx'
import { useRecordForm } from '../../../../admin/record-form/use-record-form.ts'
import { ContactPicker } from '../../../../records/contacts/admin/contact-picker.tsx'
import { ContactTypes } from '../../../../records/contacts/rules/contact.ts'
import { UnitPicker } from '../../../../records/units/admin/unit-picker.tsx'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { dealRefusals } from '../../../../shared/refusals/deals.ts'
import { ColleaguePicker } from '../../../../team/staff/admin/colleague-picker.tsx'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { FormSection } from '../../../../ui/fields/form-section.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { columnOfStage, type DealStage, DealStages, statusOfColumn } from '../../rules/deal.ts'
import { DealChange, type DealRecord, MAX_NAME } from '../../rules/deal-record.ts'
import { dealFaults } from '../form/deal-form-schema.ts'
import { useSaveDeal } from './deal-calls.ts'

type Values = {
  dealName: string
  contact: Chosen | null
  unit: Chosen | null
  stage: DealStage
  value: number | null
  months: number | null
  probability: number | null
  expectedCloseDate: string | null
  assignedTo: Chosen | null
  commissionPercent: number | null
  commissionAmount: number | null
  coAgent: Chosen | null
  coAgentPercent: number | null
  notes: string
}

const labels: Record<keyof Values, string> = {
  dealName: 'Deal name',
  contact: 'Contact',
  unit: 'Unit',
  stage: 'Stage',
  value: 'Deal value',
  months: 'Months, if it is rented',
  probability: 'Probability',
  expectedCloseDate: 'Expected close',
  assignedTo: 'Assigned to',
  commissionPercent: 'Commission in percent',
  commissionAmount: 'or as a sum',
  coAgent: 'Co-agent',
  coAgentPercent: 'Their share',
  notes: 'Notes',
}

/** Changes every field of a deal, in its page. */
export function DealEdit({ deal, onLeave }: { deal: DealRecord; onLeave: () => void }) {
  const language = useLanguage()
  const update = useSaveDeal<Values>(bodyOf)
  const form = useRecordForm<Values, DealRecord>({
    kind: 'deal',
    schema: DealChange,
    across: (values) => [...faultsAcross(values), ...dealFaults(values, deal.expectedCloseDate)],
    required: ['dealName', 'contact', 'value'],
    record: deal,
    values: valuesOf,
    update,
    draft: { form: 'deals' },
    onLeave,
  })
  const field = formFields(form, labels)
  return (
    <section
      aria-label={`Edit ${deal.dealName}`}
      className="dense rounded-card border border-line bg-card [&_footer]:sticky [&_footer]:bottom-0 [&_footer]:z-10 [&_footer]:rounded-b-card"
    >
      <h2 className="sr-only">{`Edit ${deal.dealName}`}</h2>
      <RecordFields body={Body} {...{ form, labels }}>
        <div className="grid items-start gap-x-8 gap-y-4.5 lg:grid-cols-2">
          <div className="grid gap-4.5">
            <FormSection title="Deal">
              {field.text('dealName', { maxLength: MAX_NAME, autoComplete: 'off' })}
              {field.record('contact', AnyContactPicker)}
              {field.record('unit', UnitPicker)}
              <ChoiceField
                label={labels.stage}
                options={stagesFor(deal.stage).map((id) => ({
                  value: id,
                  label: labelOf(DealStages, id, language),
                }))}
                {...form.form.register('stage')}
              />
              {field.record('assignedTo', ColleaguePicker)}
              {deal.assignedToId === null && deal.assignedTo && (
                <p className="text-ink-2">{`Now: ${deal.assignedTo}, no member of staff.`}</p>
              )}
            </FormSection>
          </div>
          <div className="grid gap-4.5">
            <FormSection title="Figures">
              <div className="grid gap-4.5 sm:grid-cols-2">
                {field.number('value', { unit: 'THB' })}
                {field.number('months', { unit: 'months' })}
                {field.number('probability', { unit: '%' })}
                {field.day('expectedCloseDate', { disablePast: true })}
                {field.number('commissionPercent', { unit: '%' })}
                {field.number('commissionAmount', { unit: 'THB' })}
                {field.record('coAgent', AgentPicker)}
                {field.number('coAgentPercent', { unit: '%' })}
              </div>
            </FormSection>
          </div>
        </div>
        {field.written('notes', 4)}
      </RecordFields>
    </section>
  )
}

function Body({ children }: { children: ReactNode }) {
  return <div className="p-6 max-sm:p-4">{children}</div>
}

const AnyContactPicker = (props: PickerProps) => (
  <ContactPicker {...props} kinds={ContactTypes.ids} creates={['lead']} />
)
const AgentPicker = (props: PickerProps) => <ContactPicker {...props} kinds={['agent']} />

/** The stages to choose from: open ones, each name once, and those of the column in which the deal ended. */
function stagesFor(stage: DealStage): DealStage[] {
  const column = columnOfStage[stage]
  const names = new Set<string>([DealStages.labels[stage]])
  return DealStages.ids.filter((id) => {
    if (id === stage) return true
    const isOpen = statusOfColumn(columnOfStage[id]) === 'open'
    if ((!isOpen && columnOfStage[id] !== column) || names.has(DealStages.labels[id])) return false
    names.add(DealStages.labels[id])
    return true
  })
}

function faultsAcross(values: Values) {
  const { contact, value, commissionPercent, commissionAmount } = values
  return [
    ...(contact ? [] : [{ path: 'contact', message: dealRefusals.deal_contact_required }]),
    ...(value === null ? [{ path: 'value', message: dealRefusals.deal_value_required }] : []),
    ...(commissionPercent !== null && commissionAmount !== null
      ? [{ path: 'commissionAmount', message: dealRefusals.deal_commission_twice }]
      : []),
  ]
}

function bodyOf(changes: Partial<Values>): Partial<DealChange> {
  const { contact, unit, assignedTo, coAgent, value, probability, ...rest } = changes
  return {
    ...rest,
    // Both are required; an emptied probability is none.
    ...(value !== undefined && value !== null && { value }),
    ...(probability !== undefined && { probability: probability ?? 0 }),
    ...(contact && { contactId: contact.id }),
    ...(unit !== undefined && { unitId: unit?.id ?? null }),
    ...(assignedTo !== undefined && { assignedToId: assignedTo?.id ?? null }),
    ...(coAgent !== undefined && { coAgentContactId: coAgent?.id ?? null }),
    // Without them there is no share, unless one is entered with it.
    ...(coAgent === null && { coAgentPercent: null, ...rest }),
  }
}

function valuesOf(deal: DealRecord | null): Values {
  const { dealName = '', contact, unit, stage = 'leadin', coAgent = null } = deal ?? {}
  const { value = null, months = null, probability = null, expectedCloseDate = null } = deal ?? {}
  const { commissionPercent = null, commissionAmount = null, coAgentPercent = null } = deal ?? {}
  const { assignedToId, assignedTo, notes } = deal ?? {}
  return {
    ...{ dealName, stage, value, months, probability, expectedCloseDate },
    ...{ commissionPercent, commissionAmount, coAgent, coAgentPercent, notes: notes ?? '' },
    contact: contact ? { id: contact.id, name: contact.name } : null,
    unit: unit ? { id: unit.id, name: `${unit.unitNumber} · ${unit.project}` } : null,
    assignedTo: assignedToId ? { id: assignedToId, name: assignedTo ?? '' } : null,
  }
}
