import { useState } from 'react'
import { call } from '../../admin/call.ts'
import { useSave } from '../../admin/use-save.ts'
import { ContactPicker } from '../../contacts/admin/contact-picker.tsx'
import { calendarFile } from '../../shared/calendar-file.ts'
import { formatDate, formatTime } from '../../shared/dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Popover } from '../../ui/popover.tsx'
import type { UnitRecord } from '../rules.ts'
import { unitName } from '../site/unit-name.ts'

const MINUTES = 60

/** A meeting in the home, on the contact's timeline and, as a file, in one's own calendar. */
export function ScheduleViewing({ unit }: { unit: UnitRecord }) {
  return (
    <Popover label="Schedule Viewing" trigger={<Button>Schedule Viewing</Button>}>
      <Viewing unit={unit} />
    </Popover>
  )
}

function Viewing({ unit }: { unit: UnitRecord }) {
  const [contact, setContact] = useState<{ id: number; name: string } | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [time, setTime] = useState('10:00')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isOver, setIsOver] = useState(false)
  // Bangkok keeps one time all year.
  const start = day && time ? new Date(`${day}T${time}:00+07:00`) : null
  const home = unitName(unit.project.name, unit.unitNumber)
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
    changes: ['contacts', 'audit'],
    // Said where it was done, beside the way into one's calendar.
    done: () => null,
    failed: 'Failed to schedule the viewing',
    isToldByForm: true,
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
        <p>{`${contact.name} sees ${home} on ${momentWords(variables.start)}.`}</p>
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
        setIsTried(true)
        if (!contact || !start) return
        setIsOver(start.getTime() < Date.now())
        if (start.getTime() >= Date.now()) schedule.mutateOnce({ id: contact.id, start })
      }}
      className="dense grid gap-3"
    >
      {error && <Alert>{error.message.replace(/^\d+: /, '')}</Alert>}
      <ContactPicker
        label="With"
        kinds={['lead', 'owner', 'agent']}
        value={contact}
        onChange={setContact}
        error={isTried && !contact ? 'Choose who comes' : null}
      />
      <DateField
        label="Day"
        disablePast
        value={day}
        onChange={(chosen) => {
          setDay(chosen)
          setIsOver(false)
        }}
        error={isTried && !day ? 'Choose a day' : null}
      />
      <TextField
        label="Time"
        type="time"
        value={time}
        onChange={({ currentTarget }) => {
          setTime(currentTarget.value)
          setIsOver(false)
        }}
        error={isOver ? 'That time has passed' : isTried && !time ? 'Choose a time' : null}
      />
      <TextAreaField
        label="Note"
        rows={2}
        maxLength={10_000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" size="small" disabled={isPending}>
        {isPending ? 'Scheduling...' : 'Schedule Viewing'}
      </Button>
    </form>
  )
}

function momentWords(moment: Date): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`
}
