import { SelectField, TextField } from '../../../ui/field.tsx'
import { MINUTES_SLIDER, MOST_PLACES, readPoint } from '../../point-rules.ts'
import type { LineChoice } from '../line-choices.ts'
import { type ChosenMinutes, LIMIT_FIELD, PLACE_FIELDS, PLACE_TEXT_FIELD } from './place-fields.ts'

const { min, max, step } = MINUTES_SLIDER
const limits = Array.from({ length: (max - min) / step + 1 }, (_, i) => min + i * step)

/** The same fields without scripts: chosen places can be unticked, and one more typed. */
export function PlainMinutes({
  lines,
  value: { places, limit },
}: {
  lines: readonly LineChoice[]
  value: ChosenMinutes
}) {
  // A limit that the slider does not stop at stays as it was asked for.
  const offered = limits.includes(limit) ? limits : [...limits, limit].sort((a, b) => a - b)
  return (
    <>
      {places.map((place, at) => (
        <label key={place} className="flex min-h-11 items-center gap-2.5 text-sm sm:mt-6.75">
          <input
            type="checkbox"
            name={PLACE_FIELDS[at]}
            value={place}
            defaultChecked
            className="tick -mx-0.75"
          />
          <span className="min-w-0 wrap-anywhere">{`to ${nameOf(place, lines)}`}</span>
        </label>
      ))}
      {places.length < MOST_PLACES && (
        <TextField
          label={places.length > 0 ? 'and to' : 'Minutes by train to'}
          name={PLACE_TEXT_FIELD}
          placeholder="Station or address"
          maxLength={200}
        />
      )}
      <SelectField label="Within" name={LIMIT_FIELD} defaultValue={limit}>
        {offered.map((minutes) => (
          <option key={minutes} value={minutes}>{`${minutes} minutes`}</option>
        ))}
      </SelectField>
    </>
  )
}

function nameOf(place: string, lines: readonly LineChoice[]): string {
  const stations = lines.flatMap((line) => line.stations)
  const station = stations.find(({ id }) => String(id) === place)
  return station?.name ?? readPoint(place)?.name ?? 'an unknown station'
}
