import type { LineChoice } from '../../../places/site/line-choices.ts'
import { ChosenPlaces } from '../../../places/site/minutes/chosen-places.tsx'
import type { ChosenMinutes } from '../../../places/site/minutes/place-fields.ts'
import { minutesPath } from '../../../shared/paths.ts'

/** Says how places are chosen, beside the map; on a screen of its own with the fields. */
export function ChoosePlace({
  lines,
  value,
  hasFields,
  onChange,
}: {
  lines: readonly LineChoice[]
  value: ChosenMinutes
  hasFields: boolean
  onChange: (value: ChosenMinutes) => void
}) {
  return (
    <>
      <div className="grid gap-1 border-b border-line px-4 py-3.5">
        <h3 className="text-lg">Choose a place of work or study</h3>
        <p className="text-sm text-ink-2">
          Press a station on the map, or type a station or an address. Of two places the slower
          counts.
        </p>
      </div>
      <div data-scrolls="" className="min-h-0 flex-1 overflow-y-auto px-4 py-3.5 text-sm md:h-0">
        {hasFields && (
          <ChosenPlaces
            lines={lines}
            value={value}
            className="mb-4 grid gap-3"
            onChange={onChange}
          />
        )}
        <p className="text-ink-2">
          The railway then shows how long every station is away: walk, wait, ride and change on a
          weekday.{' '}
          <a href={minutesPath()} className="underline underline-offset-3 hover:text-ink">
            How we count
          </a>
        </p>
      </div>
    </>
  )
}
