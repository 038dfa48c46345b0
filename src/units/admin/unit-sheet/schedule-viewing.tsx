import { useState } from 'react'
import { call } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { EarlierDraft } from '../../../admin/record-form/draft-note.tsx'
import { useQuickDraft } from '../../../admin/record-form/use-quick-draft.ts'
import { ContactPicker } from '../../../contacts/admin/contact-picker.tsx'
import { calendarFile } from '../../../shared/calendar-file.ts'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/language.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextAreaField, TextField } from '../../../ui/fields/field.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import type { UnitRecord } from '../../rules/unit.ts'
import { unitName } from '../../site/unit-name.ts'

const MINUTES = 60

const blank = {
  contact: null as { id: number; name: string } | null,
  day: null as string | null,
  time: '10:00',
  note: '',
}

/** Schedules a viewing: a meeting on the contact's timeline, and a calendar file to download. */
export function ScheduleViewing({
  unit,
  contact: proposed = null,
}: {
  unit: UnitRecord
  /** Who comes, unless somebody else is chosen. */
  contact?: { id: number; name: string } | null
}) {
  const language = useLanguage()
  const name = proposed ? `viewing ${unit.id} ${proposed.id}` : `viewing ${unit.id}`
  const draft = useQuickDraft(name, { ...blank, contact: proposed })
  const { contact, day, time, note } = draft.typed
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isPast, setIsPast] = useState(false)
  // Bangkok has no daylight saving time.
  const start = day && time ? new Date(`${day}T${time}:00+07:00`) : null
  const home = unitName(unit.project.name, unit.unitNumber, language)
  const schedule = useSave({
    send: ({ id, start }: { id: number; start: Date }) =>
      call('post /api/leads/{id}/activities', {
        params: { id: String(id) },
        body: {
          type: 'meeting',
          title: `Viewing of ${home}`,
          description: note,
          timestamp: start.toISOString(),
          duration: MINUTES,
        },
      }),
    // No toast: the form itself shows the result, with the calendar file.
    done: () => null,
    failed: 'Failed to schedule the viewing',
    isShownByForm: true,
  })
  const { data, variables, error, isPending } = schedule
  if (data && variables && contact) {
    const file = calendarFile({
      id: `viewing-${data.id}@sathani`,
      start: variables.start,
      minutes: MINUTES,
      title: `Viewing of ${home} with ${contact.name}`,
      place: unit.project.address,
      note,
    })
    return (
      <div role="status" className="grid gap-3 text-sm">
        <p className="font-medium">Viewing scheduled</p>
        <p>{`${contact.name} sees ${home} on ${formatMoment(variables.start, language)}.`}</p>
        <ButtonLink
          look="quiet"
          size="small"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download="viewing.ics"
        >
          Add to my calendar
        </ButtonLink>
      </div>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsSubmitted(true)
        if (!contact || !start) return
        setIsPast(start.getTime() < Date.now())
        if (start.getTime() >= Date.now()) {
          schedule.mutateOnce({ id: contact.id, start }, { onSuccess: draft.forget })
        }
      }}
      className="dense grid gap-3"
    >
      <EarlierDraft draft={draft} />
      {error && <Alert>{error.message.replace(/^\d+: /, '')}</Alert>}
      <ContactPicker
        label="With"
        kinds={['lead', 'owner', 'agent']}
        value={contact}
        onChange={(chosen) => draft.type({ contact: chosen })}
        error={isSubmitted && !contact ? 'Choose who comes' : null}
      />
      <DateField
        label="Day"
        disablePast
        value={day}
        onChange={(chosen) => {
          draft.type({ day: chosen })
          setIsPast(false)
        }}
        error={isSubmitted && !day ? 'Choose a day' : null}
      />
      <TextField
        label="Time"
        type="time"
        value={time}
        onChange={({ currentTarget }) => {
          draft.type({ time: currentTarget.value })
          setIsPast(false)
        }}
        error={isPast ? 'That time has passed' : isSubmitted && !time ? 'Choose a time' : null}
      />
      <TextAreaField
        label="Note"
        rows={2}
        maxLength={10_000}
        value={note}
        onChange={({ currentTarget }) => draft.type({ note: currentTarget.value })}
      />
      <Button type="submit" size="small" disabled={isPending}>
        {isPending ? 'Scheduling...' : 'Schedule Viewing'}
      </Button>
    </form>
  )
}

function formatMoment(moment: Date, language: Language): string {
  return `${formatDate(moment, language)}, ${formatTime(moment)}`
}
