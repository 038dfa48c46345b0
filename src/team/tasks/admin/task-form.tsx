import { useQuery } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import { type Chosen, formFields } from '../../../admin/record-form/form-fields.tsx'
import { RecordSheet } from '../../../admin/record-form/record-sheet.tsx'
import { useRecordForm } from '../../../admin/record-form/use-record-form.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { contactQuery } from '../../../records/contacts/admin/contact-calls.ts'
import { ContactPicker } from '../../../records/contacts/admin/contact-picker.tsx'
import { ContactTypes } from '../../../records/contacts/rules/contact.ts'
import { unitQuery } from '../../../records/units/admin/unit-calls.ts'
import { UnitPicker } from '../../../records/units/admin/unit-picker.tsx'
import { bangkokDate } from '../../../shared/dates.ts'
import { personName } from '../../../shared/person-name.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/fields/form-section.tsx'
import { TaskStatuses } from '../../activity/rules/activity.ts'
import { ColleaguePicker } from '../../staff/admin/colleague-picker.tsx'
import {
  MAX_DESCRIPTION,
  MAX_TITLE,
  TaskInput,
  TaskPriorities,
  type TaskRecord,
  TaskReminders,
  TaskRepeats,
} from '../rules/task.ts'
import { aboutDealQuery, DealPicker } from './deal-picker.tsx'
import { useDeleteTask } from './task-calls.ts'

type Values = {
  title: string
  description: string
  dueDate: string | null
  dueTime: string
  priority: TaskRecord['priority']
  status: TaskRecord['status']
  contact: Chosen | null
  deal: Chosen | null
  unit: Chosen | null
  assignedTo: Chosen | null
  repeat: TaskRecord['repeat']
  reminder: TaskRecord['reminder']
}

const labels: Record<keyof Values, string> = {
  title: 'Task',
  description: 'Description',
  dueDate: 'Day',
  dueTime: 'Time',
  priority: 'Priority',
  status: 'Status',
  contact: 'Contact',
  deal: 'Deal',
  unit: 'Unit',
  assignedTo: 'Assigned to',
  repeat: 'Repeats',
  reminder: 'Remind me',
}

/** What a new task is about. */
export type TaskAbout = {
  contactId: number | null
  dealId: number | null
  unitId: number | null
  title: string
}

/** The form that adds or changes a task, over the list. It waits for the names of what a new one is about. */
export default function TaskForm({
  about,
  ...props
}: {
  record: TaskRecord | null
  onClose: () => void
  about: TaskAbout
}) {
  const contact = useQuery(contactQuery(props.record ? null : about.contactId))
  const unit = useQuery(unitQuery(props.record ? null : about.unitId))
  const deal = useQuery(aboutDealQuery(props.record ? null : about.dealId))
  const isWaiting = [contact, deal, unit].some(
    (query) => query.isPending && query.fetchStatus !== 'idle',
  )
  if (isWaiting) return null
  const start = {
    title: about.title,
    contact: contact.data ? { id: contact.data.id, name: contact.data.name } : null,
    deal: deal.data ? { id: deal.data.id, name: deal.data.dealName } : null,
    unit: unit.data ? { id: unit.data.id, name: unit.data.unitNumber } : null,
  }
  return <Form {...props} start={start} />
}

function Form({
  record,
  onClose,
  start,
}: {
  record: TaskRecord | null
  onClose: () => void
  start: Pick<Values, 'title' | 'contact' | 'deal' | 'unit'>
}) {
  const { id, ...me } = useStaff()
  const remove = useDeleteTask()
  const calls = useSaveRecord<Values, TaskRecord>({
    created: 'Task created successfully',
    updated: 'Task updated successfully',
    describe: ({ title }) => title,
    post: (values) => call('post /api/tasks', { body: TaskInput.parse(inputOf(values)) }),
    put: (taskId, { version, ...changes }) =>
      call('put /api/tasks/{id}', {
        params: { id: String(taskId) },
        body: { ...inputOf(changes), version },
      }),
  })
  const form = useRecordForm<Values, TaskRecord>({
    kind: 'task',
    schema: TaskInput,
    across: dayFaults,
    required: ['title'],
    record,
    values: (stored) =>
      stored
        ? valuesOf(stored)
        : { ...blank(), ...start, assignedTo: { id, name: personName(me) } },
    ...calls,
    draft: { form: draftOf(start) },
    onLeave: onClose,
  })
  const field = formFields(form, labels)
  return (
    <RecordSheet
      title={record ? `Edit ${record.title}` : 'Add Task'}
      form={form}
      labels={labels}
      actions={
        record && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              // Closed first, or it would be read again when it is gone.
              onClose()
              remove.mutate(record)
            }}
          >
            <span className="icon-trash before:size-4" />
            Delete
          </Button>
        )
      }
    >
      {field.text('title', { maxLength: MAX_TITLE, autoComplete: 'off' })}
      {field.written('description', 3)}
      <div className="grid gap-4.5 sm:grid-cols-[1fr_8rem]">
        {field.day('dueDate')}
        {field.text('dueTime', { type: 'time' })}
      </div>
      <div className="grid gap-4.5 sm:grid-cols-2">
        {field.choice('priority', TaskPriorities)}
        {record && field.choice('status', TaskStatuses)}
        {field.choice('repeat', TaskRepeats)}
        {field.choice('reminder', TaskReminders)}
      </div>
      <FormSection title="About">
        {field.record('contact', AnyContactPicker)}
        {field.record('deal', DealPicker)}
        {field.record('unit', UnitPicker)}
        {field.record('assignedTo', ColleaguePicker)}
      </FormSection>
    </RecordSheet>
  )
}

/** A new task of something has a draft of its own. */
function draftOf({ contact, deal, unit }: Pick<Values, 'contact' | 'deal' | 'unit'>): string {
  const about = Object.entries({ contact, deal, unit }).flatMap(([kind, chosen]) =>
    chosen ? `${kind} ${chosen.id}` : [],
  )
  return ['tasks', ...about].join(' of ')
}

const AnyContactPicker = (props: Parameters<typeof ColleaguePicker>[0]) => (
  <ContactPicker {...props} kinds={ContactTypes.ids} creates={['lead']} />
)

/** An hour and a repetition need a day: the endpoint says so too. */
function dayFaults({ dueDate, dueTime, repeat }: Values) {
  if (dueDate) return []
  if (dueTime) return [{ path: 'dueDate', message: 'A time needs a day' }]
  return repeat === 'none' ? [] : [{ path: 'dueDate', message: 'What repeats needs a day' }]
}

function inputOf({ contact, deal, unit, assignedTo, ...values }: Partial<Values>) {
  return {
    ...values,
    ...(contact !== undefined && { contactId: contact?.id ?? null }),
    ...(deal !== undefined && { dealId: deal?.id ?? null }),
    ...(unit !== undefined && { unitId: unit?.id ?? null }),
    ...(assignedTo !== undefined && { assignedToId: assignedTo?.id ?? null }),
    ...(values.description !== undefined && {
      description: values.description.slice(0, MAX_DESCRIPTION) || null,
    }),
    ...(values.dueTime !== undefined && { dueTime: values.dueTime || null }),
  }
}

const blank = (): Values => ({
  title: '',
  description: '',
  dueDate: bangkokDate(new Date()),
  dueTime: '',
  priority: 'medium',
  status: 'pending',
  contact: null,
  deal: null,
  unit: null,
  assignedTo: null,
  repeat: 'none',
  reminder: 'at_time',
})

function valuesOf(record: TaskRecord): Values {
  const { title, description, dueDate, dueTime, priority, status, repeat, reminder } = record
  const { contact, deal, unit, assignedTo } = record
  return {
    ...{ title, description: description ?? '', dueDate, dueTime: dueTime ?? '', priority, status },
    ...{ contact, deal, unit, assignedTo, repeat, reminder },
  }
}
