import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import {
  type Chosen,
  formFields,
  type PickerProps,
} from '../../../admin/record-form/form-fields.tsx'
import { RecordFields } from '../../../admin/record-form/record-fields.tsx'
import { useRecordForm } from '../../../admin/record-form/use-record-form.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { contactQuery } from '../../../records/contacts/admin/contact-calls.ts'
import { ContactPicker } from '../../../records/contacts/admin/contact-picker.tsx'
import { ContactTypes } from '../../../records/contacts/rules/contact.ts'
import { bangkokDate, formatTime } from '../../../shared/dates.ts'
import { personName } from '../../../shared/person-name.ts'
import { ColleaguePicker } from '../../../team/staff/admin/colleague-picker.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Sheet, SheetBody } from '../../../ui/overlays/sheet.tsx'
import { ViewingChange, type ViewingRecord, type ViewingState } from '../rules/viewing.ts'
import { TripSection } from './trip-section.tsx'
import { beginOf, planOf, type TripValues, tripHome, useTrip } from './use-trip.ts'
import { useScheduleViewing } from './viewing-calls.ts'
import { type ChosenDeal, ViewingDeal } from './viewing-deal.tsx'
import { ViewingReady } from './viewing-ready.tsx'

const DAY_MS = 86_400_000
const labels = {
  ...{
    contact: 'Client',
    deal: 'Deal',
    day: 'Date',
    time: 'Start time',
    homes: 'Homes',
    isOrdered: 'Order',
  },
  ...{ agent: 'Agent', note: 'Note', state: 'Status', isPast: 'Already taken place' },
}

type Values = TripValues & {
  contact: Chosen | null
  deal: ChosenDeal | null
  note: string
  /** Not asked for, so that a colleague’s cancellation meanwhile is seen and stays. */
  state: ViewingState
  /** Whether it is known that its time has passed. */
  isPast: boolean
}

/**
 * Schedules a viewing of one home or several: when, in which order, with whom. Afterwards it is ready to be told to
 * the client. With `viewing` an existing one is changed.
 */
export function ScheduleViewing({
  contactId = null,
  dealId = null,
  unitIds,
  viewing: shown = null,
  threadId = null,
  at = null,
  onClose,
}: {
  /** Who comes, unless somebody else is chosen; of a deal always its contact. */
  contactId?: number | null
  dealId?: number | null
  unitIds: readonly number[]
  viewing?: ViewingRecord | null
  /** The conversation from which it is scheduled, in which the client is told by e-mail. */
  threadId?: number | null
  /** When it is proposed; else tomorrow morning. */
  at?: { day: string; time: string | undefined } | null
  onClose: () => void
}) {
  const staff = useStaff()
  const queries = useQueryClient()
  // As it was opened: what others save meanwhile is not replaced unseen.
  const [viewing] = useState(shown)
  const fixedId = viewing?.contactId ?? contactId
  const known = useQuery({ ...contactQuery(fixedId), enabled: fixedId !== null })
  const save = useScheduleViewing()
  const saved = useRef<ViewingRecord | null>(null)
  const [made, setMade] = useState<ViewingRecord | null>(null)

  const [start] = useState<Values>(() => ({
    contact: contactId === null ? null : { id: contactId, name: '' },
    deal: dealId === null || contactId === null ? null : { id: dealId, name: '', contactId },
    day: at?.day ?? bangkokDate(new Date(Date.now() + DAY_MS)),
    time: at?.time ?? '10:00',
    homes: [...new Set(unitIds)].map((id) => tripHome(id, '')),
    isOrdered: false,
    agent: { id: staff.id, name: personName(staff) },
    note: '',
    state: 'planned',
    isPast: false,
  }))
  const typed = useRef(start)

  /** Saves with the times of what was typed. */
  async function send(values: Values, version: number | null): Promise<void> {
    const { contact, agent, note } = values
    // A cancelled one that was opened is planned again.
    const state = viewing?.state === 'cancelled' ? 'planned' : values.state
    const plan = await queries.fetchQuery({
      ...planOf(values, viewing?.id ?? null),
      staleTime: Number.POSITIVE_INFINITY,
    })
    const homes = plan.homes.map(({ unitId, startsAt, minutes }) => ({ unitId, startsAt, minutes }))
    const input = { agentId: agent?.id, homes, note: note.trim() || null }
    const deal = dealIn(values)
    const isOther = viewing !== null && (viewing.deal?.id ?? null) !== (deal?.id ?? null)
    saved.current = await save.mutateAsync({
      id: viewing?.id ?? null,
      input:
        version === null
          ? { ...input, contactId: contact?.id, dealId: deal?.id ?? null }
          : { ...input, ...(isOther && { dealId: deal?.id ?? null }), state, version },
    })
  }

  const form = useRecordForm<Values, ViewingRecord>({
    kind: 'viewing',
    schema: z.pick(ViewingChange, { note: true }),
    across: (typed) => faultsIn(typed, viewing),
    required: ['contact', 'day', 'time', 'agent'],
    record: viewing,
    values: (stored) => (stored ? valuesOf(stored) : start),
    create: (values) => send(values, null),
    // The times follow from all of it.
    update: ({ version }) => send(typed.current, version),
    failed: 'Failed to schedule the viewing',
    draft: { form: draftOf({ contactId, dealId, unitIds, day: at?.day }) },
    onLeave: () => (isToCome(saved.current) ? setMade(saved.current) : onClose()),
  })
  const field = formFields(form, labels)
  const values = form.form.watch()
  typed.current = values
  const trip = useTrip(values, form.set, viewing?.id ?? null)
  const isChosen = dealId === null && !viewing
  const named = known.data ?? viewing?.contact
  const hasNoClient = !isChosen && !named && !known.isLoading
  const title = viewing ? 'Change viewing' : 'Schedule Viewing'
  return (
    <Sheet
      open
      leaveGuard={made ? { ...form.leaveGuard, changes: 0, leave: onClose } : form.leaveGuard}
      title={made ? 'Viewing scheduled' : title}
    >
      {made ? (
        <ViewingReady
          {...{ viewing: made, threadId }}
          isMoved={viewing?.state === 'planned' && viewing.startsAt !== made.startsAt}
          onClose={onClose}
        />
      ) : (
        <RecordFields
          body={SheetBody}
          {...{ form, labels }}
          saveLabel={viewing ? 'Save viewing' : 'Schedule Viewing'}
          isDisabled={hasNoClient}
        >
          {isChosen ? (
            field.record('contact', ClientPicker)
          ) : hasNoClient ? (
            <Alert title="No client">
              {known.error
                ? reasonBesideTitle(known.error, 'Couldn’t load the contact.')
                : 'The contact of this deal was deleted. Choose another one in Edit.'}
            </Alert>
          ) : (
            <p>
              <span className="text-ink-2">{'Client: '}</span>
              <b className="font-medium wrap-anywhere">{named?.name}</b>
            </p>
          )}
          {values.contact && (
            <ViewingDeal
              contactId={values.contact.id}
              value={dealIn(values)}
              onChange={(deal) => form.set('deal', deal)}
            />
          )}
          <div className="grid gap-4.5 sm:grid-cols-2">
            {field.day('day')}
            {field.text('time', { type: 'time' })}
          </div>
          {isNewlyPast(values, viewing) &&
            field.tick('isPast', 'Record a viewing that has already taken place')}
          <TripSection
            trip={trip}
            dealId={dealIn(values)?.id ?? null}
            fault={form.errorAt('homes')}
          />
          {field.record('agent', ColleaguePicker)}
          {field.textArea('note', 2, { hint: 'For colleagues only', maxLength: 10_000 })}
        </RecordFields>
      )}
    </Sheet>
  )
}

/** The chosen deal, unless another client was chosen since. */
function dealIn({ contact, deal }: Pick<Values, 'contact' | 'deal'>): ChosenDeal | null {
  return deal && deal.contactId === contact?.id ? deal : null
}

/** A new viewing of something has a draft of its own. */
function draftOf(of: {
  contactId: number | null
  dealId: number | null
  unitIds: readonly number[]
  day: string | undefined
}) {
  const { contactId, dealId, unitIds, day = '' } = of
  return `viewings of ${contactId}, ${dealId}, ${unitIds.join('+')} ${day}`.trimEnd()
}

/** A client by id alone gets the name that is stored. */
function ClientPicker({ value, ...props }: PickerProps) {
  const isUnnamed = value?.name === ''
  const { data } = useQuery({ ...contactQuery(value?.id ?? null), enabled: isUnnamed })
  const name = (isUnnamed ? data?.name : value?.name) ?? ''
  return (
    <ContactPicker
      {...props}
      kinds={ContactTypes.ids}
      creates={['lead']}
      value={value && { id: value.id, name }}
    />
  )
}

function valuesOf(viewing: ViewingRecord): Values {
  return {
    contact: viewing.contact,
    deal: viewing.deal && { ...viewing.deal, contactId: viewing.contactId },
    day: bangkokDate(viewing.startsAt),
    time: formatTime(viewing.startsAt),
    homes: viewing.homes.map(({ unitId, name, minutes }) => tripHome(unitId, name, minutes)),
    isOrdered: true,
    agent: viewing.agent,
    note: viewing.note ?? '',
    state: viewing.state,
    isPast: false,
  }
}

/** Whether there is something to tell the client and to prepare. */
function isToCome(saved: ViewingRecord | null): saved is ViewingRecord {
  return saved?.state === 'planned' && Date.parse(saved.startsAt) > Date.now()
}

/** Whether a time was chosen that has passed. */
function isNewlyPast(values: Pick<Values, 'day' | 'time'>, stored: ViewingRecord | null): boolean {
  const startsAt = beginOf(values)
  if (startsAt === null || Date.parse(startsAt) >= Date.now()) return false
  return stored === null || Date.parse(startsAt) !== Date.parse(stored.startsAt)
}

function faultsIn(values: Values, stored: ViewingRecord | null) {
  const { contact, day, time, homes, agent } = values
  const isUnasked = isNewlyPast(values, stored) && !values.isPast
  return [
    !contact && { path: 'contact', message: 'Choose a client' },
    !day && { path: 'day', message: 'Choose a date' },
    !beginOf({ day: '2000-01-01', time }) && { path: 'time', message: 'Choose a time' },
    isUnasked && { path: 'time', message: 'This time has passed. Tick below to record it anyway.' },
    homes.length === 0 && { path: 'homes', message: 'Choose at least one home' },
    !agent && { path: 'agent', message: 'Choose an agent' },
  ].filter((fault) => fault !== false)
}
