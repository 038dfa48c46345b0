import { useState } from 'react'
import { SettingsDialog } from '../../../admin/record-form/settings-dialog.tsx'
import { formatNumber } from '../../../shared/money.ts'
import { CheckboxField } from '../../../ui/fields/field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { useColleagues } from '../../staff/admin/colleague-calls.ts'
import { EscalateMinutes } from '../rules/inquiry-settings.ts'
import { DaysOff } from './days-off.tsx'
import { type Inquiries, useSaveInquirySettings } from './duty-calls.ts'
import { DutyPeople } from './duty-people.tsx'
import { HoursFields } from './hours-fields.tsx'

type Draft = Pick<
  Inquiries,
  'people' | 'hours' | 'closedOnHolidays' | 'answerAssigns' | 'daysOff' | 'version'
> & { escalateMinutes: number | null }

/** The form of who is on duty, and when. Nothing entered is lost without a question. */
export default function DutyDialog({
  settings,
  onClose,
}: {
  settings: Inquiries
  onClose: () => void
}) {
  const [draft, setDraft] = useState<Draft>(settings)
  const colleagues = useColleagues()
  const save = useSaveInquirySettings()
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  return (
    <SettingsDialog
      title="Who gets new inquiries"
      description="An inquiry about a unit goes to the person it is assigned to. Others go to the next person below, in turn."
      isChanged={JSON.stringify(asInput(draft)) !== JSON.stringify(asInput(settings))}
      fault={() => faultOf(draft)}
      input={(version) => ({ ...asInput(draft), version })}
      version={draft.version}
      save={save}
      onTheirs={setDraft}
      onClose={onClose}
    >
      <DutyPeople
        people={draft.people}
        colleagues={colleagues}
        onChange={(people) => set({ people })}
      />
      <CheckboxField
        label="Whoever answers an unassigned conversation is assigned to it"
        checked={draft.answerAssigns}
        onChange={({ currentTarget }) => set({ answerAssigns: currentTarget.checked })}
        className="min-h-9! pointer-coarse:min-h-11!"
      />
      <NumberField
        label="Tell managers when nobody responds after"
        unit="min"
        required
        hint="Counted in working hours, for inquiries that are assigned to somebody"
        value={draft.escalateMinutes}
        onChange={(escalateMinutes) => set({ escalateMinutes })}
      />
      <HoursFields hours={draft.hours} onChange={(hours) => set({ hours })} />
      <section className="grid grid-cols-1 gap-3">
        <h3 className="text-base font-strong">Holidays</h3>
        <CheckboxField
          label="No one is on duty on public holidays"
          checked={draft.closedOnHolidays}
          onChange={({ currentTarget }) => set({ closedOnHolidays: currentTarget.checked })}
          className="min-h-9! pointer-coarse:min-h-11!"
        />
        <DaysOff
          holidays={draft.closedOnHolidays ? settings.holidays : []}
          days={draft.daysOff}
          onChange={(daysOff) => set({ daysOff })}
        />
      </section>
    </SettingsDialog>
  )
}

function faultOf({ hours, escalateMinutes }: Draft): string | null {
  const { least, most } = EscalateMinutes
  if (escalateMinutes === null || escalateMinutes < least || escalateMinutes > most)
    return `Enter ${least} to ${formatNumber(most)} minutes after which managers are told.`
  return hours.some(({ from, to }) => from >= to) ? 'Each day must end after it starts.' : null
}

function asInput({ version: _, people, ...settings }: Draft) {
  const { hours, closedOnHolidays, answerAssigns, escalateMinutes, daysOff } = settings
  return {
    people: people.map(({ id }) => id),
    hours,
    closedOnHolidays,
    answerAssigns,
    ...(escalateMinutes !== null && { escalateMinutes }),
    daysOff,
  }
}
