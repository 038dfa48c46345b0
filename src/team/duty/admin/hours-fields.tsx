import { CheckboxField, fieldBox } from '../../../ui/fields/field.tsx'
import { timesOfDay } from '../../../ui/fields/times-of-day.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import type { Inquiries } from './duty-calls.ts'
import { weekdays } from './format-opening-hours.ts'

type Hours = Inquiries['hours']

const USUAL = { from: '09:00', to: '19:00' }

/** The working hours of each day of the week; a day that is not ticked is closed. */
export function HoursFields({
  hours,
  onChange,
}: {
  hours: Hours
  onChange: (hours: Hours) => void
}) {
  function set(day: number, changed: { from: string; to: string } | null): void {
    const others = hours.filter((one) => one.day !== day)
    const next = changed ? [...others, { day, ...changed }] : others
    onChange(next.toSorted((a, b) => a.day - b.day))
  }
  return (
    <section className="grid grid-cols-1 gap-1.5">
      <h3 className="text-base font-strong">Hours, Bangkok time</h3>
      {weekdays.map((name, index) => {
        const day = index + 1
        const ofDay = hours.find((one) => one.day === day)
        return (
          <fieldset key={name} className="flex items-center gap-x-1.5">
            <legend className="sr-only">{name}</legend>
            <CheckboxField
              label={name}
              checked={ofDay !== undefined}
              // Another day's hours are likely this one's.
              onChange={({ currentTarget }) =>
                set(day, currentTarget.checked ? timesOf(hours.at(-1)) : null)
              }
              className="min-h-11! w-27 flex-none sm:w-32"
            />
            {ofDay ? (
              <>
                <Time
                  label={`${name} from`}
                  value={ofDay.from}
                  onChange={(from) => set(day, { from, to: ofDay.to })}
                />
                <span className="text-ink-2">to</span>
                <Time
                  label={`${name} to`}
                  value={ofDay.to}
                  isWrong={ofDay.from >= ofDay.to}
                  onChange={(to) => set(day, { from: ofDay.from, to })}
                />
              </>
            ) : (
              <span className="text-ink-2">Closed</span>
            )}
          </fieldset>
        )
      })}
    </section>
  )
}

function timesOf(day: Hours[number] | undefined) {
  return day ? { from: day.from, to: day.to } : USUAL
}

function Time({
  label,
  value,
  isWrong = false,
  onChange,
}: {
  label: string
  value: string
  isWrong?: boolean
  onChange: (time: string) => void
}) {
  return (
    <select
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? 'The end must be after the beginning' : undefined}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className={classNames(fieldBox, 'control w-24! tabular-nums')}
    >
      {timesOfDay(value).map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  )
}
