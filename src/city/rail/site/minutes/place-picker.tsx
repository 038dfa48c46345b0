import { PlaceBox } from '../../../../records/finder/site/place-box.tsx'
import { PlaceMark } from '../../../../records/finder/site/place-mark.tsx'
import { textsIn } from '../../../../shared/language.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { linesAt } from '../../../places/site/lines-at.ts'
import { linesIn } from '../../../places/site/lines-in.ts'
import { readPoint } from '../../rules/points.ts'
import { placeFieldTexts } from './place-field-texts.ts'
import { placeValue } from './place-value.ts'

/**
 * A place of work or study, in the place box. Its value is a station's id or a point as written by
 * `writePoint`; '' for none.
 */
export function PlacePicker({
  label,
  name,
  textName,
  number,
  lines,
  value,
  onChange,
}: {
  label: string
  /** The field's name in its form; absent where no form is submitted. */
  name?: string | undefined
  /** The name of the field with a text that was not picked. */
  textName?: string | undefined
  /** Its number, if there are two. */
  number?: number | undefined
  lines: readonly LineChoice[]
  value: string
  onChange: (value: string) => void
}) {
  const language = useLanguage()
  const texts = textsIn(language, placeFieldTexts)
  const point = readPoint(value)
  const station = linesIn(language, lines)
    .flatMap((line) => line.stations)
    .find(({ id }) => String(id) === value)
  const chosen = point?.name ?? station?.name ?? (value === '' ? null : texts.unknownStation)
  return (
    <div className="min-w-0">
      <PlaceBox
        label={label}
        {...(textName && { textName })}
        value={chosen}
        mark={
          <>
            {number !== undefined && <Numeral value={number} />}
            {chosen !== null && (
              <PlaceMark
                kind={station ? 'station' : 'point'}
                lines={station ? linesAt(lines, { kind: 'station', id: station.id }) : []}
              />
            )}
          </>
        }
        lines={lines}
        onChange={(place) => onChange(place ? placeValue(place) : '')}
        isForMinutes
      />
      {name && <input type="hidden" name={name} value={value} />}
    </div>
  )
}

function Numeral({ value }: { value: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 flex-none place-items-center rounded-full bg-ink text-xs font-strong text-paper tabular-nums"
    >
      {value}
    </span>
  )
}
