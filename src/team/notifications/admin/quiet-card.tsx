import type { ResponseBody } from '../../../admin/calls/call.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { SelectField } from '../../../ui/fields/field.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { timesOfDay } from '../../../ui/fields/times-of-day.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { type NotificationSettingsChanges, QuietDays } from '../rules/notification-settings.ts'

type Quiet = ResponseBody<'get /api/notifications/settings'>['quiet']

/** The quiet hours; saved on change. */
export function QuietCard({
  quiet,
  onChange,
}: {
  quiet: Quiet
  onChange: (quiet: NonNullable<NotificationSettingsChanges['quiet']>) => void
}) {
  const language = useLanguage()
  const { isOn, from, to, days } = quiet
  return (
    <section
      aria-labelledby="quiet-title"
      className="grid gap-2.5 rounded-card border border-line bg-card px-4 py-3"
    >
      <div className="flex items-center">
        <h2 id="quiet-title" className="mr-auto text-base font-strong">
          Quiet hours
        </h2>
        <Switch label="Quiet hours" on={isOn} onChange={(on) => onChange({ isOn: on })} />
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:flex">
        <SelectField
          label="From"
          className="sm:w-28"
          disabled={!isOn}
          value={from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        >
          <Times chosen={from} />
        </SelectField>
        <SelectField
          label="To"
          className="sm:w-28"
          disabled={!isOn}
          value={to}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        >
          <Times chosen={to} />
        </SelectField>
        <SelectField
          label="On"
          className="col-span-2 sm:w-48"
          disabled={!isOn}
          value={days}
          onChange={({ currentTarget }) => {
            const chosen = QuietDays.read(currentTarget.value)
            if (chosen) onChange({ days: chosen })
          }}
        >
          {QuietDays.ids.map((id) => (
            <option key={id} value={id}>
              {labelOf(QuietDays, id, language)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="text-ink-2">
        {isOn
          ? `Notices wait and come as one at ${to}, Bangkok time. The bell still counts.`
          : 'Off: notices come at any hour.'}
      </p>
    </section>
  )
}

function Times({ chosen }: { chosen: string }) {
  return timesOfDay(chosen).map((time) => (
    <option key={time} value={time}>
      {time}
    </option>
  ))
}
