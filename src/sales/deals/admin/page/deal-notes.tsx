import { type ReactNode, useState } from 'react'
import { formFields } from '../../../../admin/record-form/form-fields.tsx'
import { RecordFields } from '../../../../admin/record-form/record-fields.tsx'
import { useRecordForm } from '../../../../admin/record-form/use-record-form.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Part } from '../../../../ui/part.tsx'
import { DealChange, type DealRecord } from '../../rules/deal-record.ts'
import { useSaveDeal } from '../deal-calls.ts'

/** The notes of a deal, with a form that changes only them. */
export function DealNotes({ deal }: { deal: DealRecord }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Part
      as="h2"
      title="Notes"
      isCard
      actions={
        !isEditing && (
          <IconButton label="Edit the notes" className="-my-2" onClick={() => setEditing(true)}>
            <span className="icon-pencil before:size-4" />
          </IconButton>
        )
      }
    >
      {isEditing ? (
        <NotesForm deal={deal} onLeave={() => setEditing(false)} />
      ) : deal.notes ? (
        <p className="whitespace-pre-line wrap-anywhere text-ink-2">{deal.notes}</p>
      ) : (
        <p className="text-ink-2">None yet</p>
      )}
    </Part>
  )
}

type Values = { notes: string }
const labels = { notes: 'Notes' }

function NotesForm({ deal, onLeave }: { deal: DealRecord; onLeave: () => void }) {
  const { update } = useSaveDeal<Values>((changes) => changes)
  const form = useRecordForm<Values, DealRecord>({
    kind: 'deal',
    schema: DealChange,
    record: deal,
    values: (stored) => ({ notes: stored?.notes ?? '' }),
    update,
    draft: { form: 'deal notes' },
    onLeave,
  })
  const field = formFields(form, labels)
  return (
    <div className="-mx-3.5 -mb-3">
      <RecordFields body={Body} saveLabel="Save Notes" {...{ form, labels }}>
        {field.written('notes', 6)}
      </RecordFields>
    </div>
  )
}

function Body({ children }: { children: ReactNode }) {
  return <div className="px-3.5 pb-3">{children}</div>
}
