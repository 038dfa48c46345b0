import { useQuery } from '@tanstack/react-query'
import type { FormProps } from '../../../../admin/record-form/open-record.tsx'
import { RecordSheet } from '../../../../admin/record-form/record-sheet.tsx'
import type { RecordForm } from '../../../../admin/record-form/use-record-form.ts'
import { contactQuery } from '../../../../records/contacts/admin/contact-calls.ts'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import type { DealStage } from '../../rules/deal.ts'
import type { DealRecord } from '../../rules/deal-record.ts'
import { DealFields, dealLabels, useDealForm } from './deal-fields.tsx'
import type { DealValues } from './deal-form-schema.ts'
import { nameAfter, useSuggestedName } from './use-suggested-name.ts'
import {
  useSuggestedProbability,
  useSuggestedStage,
  useSuggestedValue,
} from './use-suggested-value.ts'

/** What a new deal begins with. */
type DealStart = { stage: DealStage; contactId: number | null; unitId: number | null }

/** The sheet that adds or changes a deal. It waits for the names of what a new one begins with. */
export default function DealForm({
  start,
  ...props
}: FormProps<DealRecord> & { start: DealStart }) {
  const contact = useQuery(contactQuery(props.record ? null : start.contactId))
  const unit = useQuery(unitQuery(props.record ? null : start.unitId))
  const isWaiting = [contact, unit].some((query) => query.isPending && query.fetchStatus !== 'idle')
  if (isWaiting) return null
  const begun = {
    stage: start.stage,
    contact: contact.data ? { id: contact.data.id, name: contact.data.name } : null,
    unit: unit.data
      ? { id: unit.data.id, name: `${unit.data.unitNumber} · ${unit.data.project.name}` }
      : null,
    dealName: nameAfter(unit.data, contact.data),
  }
  return <DealSheet {...props} start={begun} />
}

function DealSheet({
  record,
  onClose,
  start,
}: FormProps<DealRecord> & { start: Partial<DealValues> }) {
  const form = useDealForm(record, onClose, start)
  return (
    <>
      {/* Outside the sheet, whose content may be rendered after a draft was restored. */}
      {record === null && <Suggestions form={form} />}
      <RecordSheet
        title={record ? `Edit ${record.dealName}` : 'Add Deal'}
        saveLabel={record ? undefined : 'Add Deal'}
        form={form}
        labels={dealLabels}
      >
        <DealFields {...{ form, record }} />
      </RecordSheet>
    </>
  )
}

/** Names a new deal and fills in its value by its home and contact. */
function Suggestions({ form }: { form: RecordForm<DealValues> }) {
  useSuggestedName(form)
  useSuggestedValue(form)
  useSuggestedStage(form)
  useSuggestedProbability(form)
  return null
}
