import type { LineChoice } from '../../../../city/places/site/line-choices.ts'
import { ChosenPlaces } from '../../../../city/rail/site/minutes/chosen-places.tsx'
import type { ChosenMinutes } from '../../../../city/rail/site/minutes/place-fields.ts'
import { minutesPath } from '../../../../shared/paths.ts'
import { useTexts } from '../../../../ui/language.tsx'
import { wayTexts } from '../../rules/words/way-texts.ts'
import { stationMapTexts } from './station-map-texts.ts'

/** Explains beside the map how to choose places; in full screen it also has the fields. */
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
  const texts = useTexts(stationMapTexts)
  const { howWeCount } = useTexts(wayTexts)
  return (
    <>
      <div className="grid gap-1 border-b border-line px-4 py-3.5">
        <h3 className="text-lg">{texts.choosePlace}</h3>
        <p className="text-sm text-ink-2">{texts.choosePlaceHint}</p>
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
          {texts.choosePlaceNote}{' '}
          <a href={minutesPath()} className="underline underline-offset-3 hover:text-ink">
            {howWeCount}
          </a>
        </p>
      </div>
    </>
  )
}
