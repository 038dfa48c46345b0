import { textsIn } from '../../../../shared/language.ts'
import { SelectField, TextField } from '../../../../ui/fields/field.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { linesIn } from '../../../places/site/lines-in.ts'
import { MAX_PLACES, MINUTES_SLIDER, readPoint } from '../../rules/points.ts'
import { placeFieldTexts } from './place-field-texts.ts'
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
  const language = useLanguage()
  const texts = textsIn(language, placeFieldTexts)
  // A limit between the slider's steps stays as it is.
  const offered = limits.includes(limit) ? limits : [...limits, limit].sort((a, b) => a - b)
  return (
    <>
      {places.map((place, index) => (
        <label key={place} className="flex min-h-11 items-center gap-2.5 text-sm sm:mt-6.75">
          <input
            type="checkbox"
            name={PLACE_FIELDS[index]}
            value={place}
            defaultChecked
            className="tick -mx-0.75"
          />
          <span className="min-w-0 wrap-anywhere">{texts.to(nameOf(place))}</span>
        </label>
      ))}
      {places.length < MAX_PLACES && (
        <TextField
          label={places.length > 0 ? texts.andTo : texts.minutesTo}
          name={PLACE_TEXT_FIELD}
          placeholder={texts.example}
          maxLength={200}
        />
      )}
      <SelectField label={texts.within} name={LIMIT_FIELD} defaultValue={limit}>
        {offered.map((minutes) => (
          <option key={minutes} value={minutes}>
            {texts.minutes(minutes)}
          </option>
        ))}
      </SelectField>
    </>
  )

  function nameOf(place: string): string {
    const stations = linesIn(language, lines).flatMap((line) => line.stations)
    const station = stations.find(({ id }) => String(id) === place)
    return station?.name ?? readPoint(place)?.name ?? texts.unknownStation
  }
}
