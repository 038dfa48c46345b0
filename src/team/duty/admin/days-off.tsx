import { useState } from 'react'
import { formatDate } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { moveFocusFrom } from '../../../ui/overlays/move-focus.ts'

const SHOWN = 3

/** The next public holidays, and the agency's own days off, which are added and removed. */
export function DaysOff({
  holidays,
  days,
  onChange,
}: {
  holidays: readonly { date: string; name: string }[]
  days: readonly string[]
  onChange: (days: string[]) => void
}) {
  const language = useLanguage()
  const [day, setDay] = useState<string | null>(null)
  return (
    <div className="grid grid-cols-1 gap-3">
      {holidays.length > 0 && (
        <div>
          <p className="text-ink-2">Next:</p>
          <ul>
            {holidays.slice(0, SHOWN).map(({ date, name }) => (
              <li key={date}>
                <span className="inline-block w-25 text-ink-2 tabular-nums">
                  {formatDate(`${date}T00:00:00+07:00`, language)}
                </span>{' '}
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex items-end gap-2">
        <DateField
          label="Own days off"
          className="flex-1"
          value={day}
          onChange={setDay}
          disablePast
        />
        <Button
          variant="quiet"
          size="small"
          className="min-h-(--control-height)!"
          disabled={day === null}
          onClick={() => {
            if (day) onChange([...new Set([...days, day])].toSorted())
            setDay(null)
          }}
        >
          Add
          <span className="sr-only"> this day off</span>
        </Button>
      </div>
      {days.length > 0 && (
        <ul aria-label="Own days off" className="flex flex-wrap gap-2">
          {days.map((date) => {
            const name = formatDate(`${date}T00:00:00+07:00`, language)
            return (
              <li
                key={date}
                className="flex items-center gap-1 rounded-full bg-hov pl-3 tabular-nums"
              >
                {name}
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={({ currentTarget }) => {
                    moveFocusFrom(currentTarget)
                    onChange(days.filter((one) => one !== date))
                  }}
                  className="icon-x grid size-8 place-items-center rounded-full before:size-4 hover:text-ink pointer-coarse:size-11"
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
