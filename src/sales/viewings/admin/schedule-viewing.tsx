import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { useNavigationGuard } from '../../../admin/record-form/use-navigation-guard.ts'
import { FailedAlert } from '../../../admin/record-list/failed-alert.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { contactQuery } from '../../../records/contacts/admin/contact-calls.ts'
import { ContactPicker } from '../../../records/contacts/admin/contact-picker.tsx'
import { ContactTypes } from '../../../records/contacts/rules/contact.ts'
import { ApiError } from '../../../shared/api-client.ts'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import { personName } from '../../../shared/person-name.ts'
import { ColleaguePicker } from '../../../team/staff/admin/colleague-picker.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { TextAreaField } from '../../../ui/fields/field.tsx'
import { DiscardQuestion } from '../../../ui/fields/form-footer.tsx'
import { Sheet, SheetBody } from '../../../ui/overlays/sheet.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import type { ViewingRecord } from '../rules/viewing.ts'
import { TripSection } from './trip-section.tsx'
import { useTrip } from './use-trip.ts'
import { useScheduleViewing } from './viewing-calls.ts'
import { ViewingReady } from './viewing-ready.tsx'

const FAILED = 'Failed to schedule the viewing'

type Chosen = { id: number; name: string }

/**
 * Schedules a viewing of one home or several: when, in which order, with whom. Afterwards it is ready to be told to
 * the client. With `viewing` an existing one is changed.
 */
export function ScheduleViewing({
  contactId = null,
  dealId = null,
  unitIds,
  viewing: shown = null,
  onClose,
}: {
  /** Who comes, unless somebody else is chosen; of a deal always its contact. */
  contactId?: number | null
  dealId?: number | null
  unitIds: readonly number[]
  viewing?: ViewingRecord | null
  onClose: () => void
}) {
  const staff = useStaff()
  const isOnline = useOnline()
  // As it was opened: what others save meanwhile is not replaced unseen.
  const [viewing, setViewing] = useState(shown)
  const [theirs, setTheirs] = useState<string | null>(null)
  const fixedId = viewing?.contactId ?? contactId
  const known = useQuery({ ...contactQuery(fixedId), enabled: fixedId !== null })
  const [picked, setPicked] = useState<Chosen | null | undefined>(undefined)
  const contact = picked === undefined ? (known.data ?? viewing?.contact ?? null) : picked
  const isChosen = dealId === null && !viewing
  const [agent, setAgent] = useState<Chosen | null>(
    viewing?.agent ?? { id: staff.id, name: personName(staff) },
  )
  const [note, setNote] = useState(viewing?.note ?? '')
  const [isSubmitted, setSubmitted] = useState(false)
  // The begin for which it was pressed while the times were worked out: it is saved once they are there.
  const [due, setDue] = useState<string | null>(null)
  const [made, setMade] = useState<ViewingRecord | null>(null)
  const trip = useTrip(unitIds, viewing)
  const save = useScheduleViewing()
  const isPast =
    trip.startsAt !== null &&
    trip.startsAt !== viewing?.startsAt &&
    Date.parse(trip.startsAt) < Date.now()
  const isDue = due !== null && due === trip.startsAt
  const { leaveGuard: guard } = useNavigationGuard(made ? 0 : changesOf(), onClose, () => {})
  const title = viewing ? 'Change viewing' : 'Schedule Viewing'

  function changesOf(): number {
    const isNoted = note !== (viewing?.note ?? '')
    return [picked !== undefined, isNoted].filter(Boolean).length + trip.changes
  }

  function submit(): void {
    setSubmitted(true)
    const { plan } = trip
    setDue(null)
    if (!contact || !agent) return
    if (isPast) return
    if (trip.isPlanning) setDue(trip.startsAt)
    if (!plan || trip.isPlanning) return
    const homes = plan.homes.map(({ unitId, startsAt, minutes }) => ({ unitId, startsAt, minutes }))
    const input = { agentId: agent.id, homes, note: note.trim() || null }
    save.mutateOnce(
      {
        id: viewing?.id ?? null,
        input: viewing
          ? { ...input, state: 'planned', version: viewing.version }
          : { ...input, contactId: contact.id, dealId },
      },
      { onSuccess: setMade, onError: refuse },
    )
  }

  function refuse(error: Error): void {
    const conflict = error instanceof ApiError ? error.conflict : null
    setTheirs(null)
    if (!conflict) return
    // Safe: the conflict carries the viewing as the endpoint returns it.
    const current = conflict.current as unknown as ViewingRecord
    setViewing(current)
    setTheirs(theirsWords(conflict.changedBy, current))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the times are there
  useEffect(() => {
    if (isDue && !trip.isPlanning) submit()
  }, [isDue, trip.isPlanning])

  return (
    <Sheet open leaveGuard={guard} title={made ? 'Viewing scheduled' : title}>
      {made ? (
        <ViewingReady viewing={made} onClose={onClose} />
      ) : (
        <form
          noValidate
          className="flex min-h-0 flex-1 flex-col text-sm"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <SheetBody>
            <div className="grid grid-cols-1 gap-4.5">
              {save.error &&
                !save.isPending &&
                (theirs ? (
                  <Alert title="Changed meanwhile">{theirs}</Alert>
                ) : (
                  <FailedAlert title={FAILED} error={save.error} />
                ))}
              {isChosen ? (
                <ContactPicker
                  label="Who comes"
                  kinds={ContactTypes.ids}
                  creates={['lead']}
                  value={contact && { id: contact.id, name: contact.name }}
                  onChange={setPicked}
                  error={isSubmitted && !contact ? 'Choose who comes' : null}
                  required
                />
              ) : !contact && !known.isLoading ? (
                <Alert title="Nobody is known who comes">
                  {known.error
                    ? reasonBesideTitle(known.error, 'The contact could not be read.')
                    : 'The contact of this deal was deleted. Choose another one in Edit.'}
                </Alert>
              ) : (
                <p>
                  <span className="text-ink-2">{'Who comes: '}</span>
                  <b className="font-medium wrap-anywhere">{contact?.name}</b>
                </p>
              )}
              <TripSection {...{ trip, dealId, isSubmitted }} isPast={isPast} />
              <ColleaguePicker
                label="Who goes"
                value={agent}
                onChange={(chosen) => {
                  setAgent(chosen)
                  trip.setAgentId(chosen?.id ?? null)
                }}
                error={isSubmitted && !agent ? 'Choose who goes' : null}
                required
              />
              <TextAreaField
                label="Note"
                hint="For colleagues only"
                rows={2}
                maxLength={10_000}
                value={note}
                onChange={({ currentTarget }) => setNote(currentTarget.value)}
              />
            </div>
          </SheetBody>
          <footer
            data-foot
            className="flex flex-none flex-wrap items-center justify-end gap-3 border-t border-line bg-card px-6 py-3 max-sm:px-4"
          >
            {guard.isAsking ? (
              <DiscardQuestion {...guard} />
            ) : (
              <>
                <Button variant="quiet" onClick={guard.leave}>
                  Cancel
                </Button>
                <Button
                  type="submit"
                  disabled={!isOnline || save.isPending || isDue || (!isChosen && !contact)}
                >
                  {save.isPending || isDue
                    ? 'Saving...'
                    : viewing
                      ? 'Save viewing'
                      : 'Schedule Viewing'}
                </Button>
              </>
            )}
          </footer>
        </form>
      )}
    </Sheet>
  )
}

/** What somebody else has saved since it was opened. */
function theirsWords(by: string | null, { startsAt, homes, note }: ViewingRecord): string {
  const when = `${formatDate(startsAt)}, ${formatTime(startsAt)}`
  const now = [
    when,
    homes.length === 1 ? '1 home' : `${homes.length} homes`,
    note && `the note “${note}”`,
  ]
  return `${by ?? 'Somebody'} changed this viewing: now ${now.filter(Boolean).join(', ')}. Save again to replace it.`
}
