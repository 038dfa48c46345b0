import type { LineChoice } from '../../places/site/line-choices.ts'
import { linesIn } from '../../places/site/lines-in.ts'
import { stationOptions } from '../../places/site/station-picker.tsx'
import { stationTexts } from '../../places/site/station-texts.ts'
import { MultiSelect } from '../../ui/choices/multi-select.tsx'
import { useLanguage, useTexts } from '../../ui/language.tsx'
import type { UnitSearch } from '../rules/search.ts'

type Places = Pick<UnitSearch, 'stationId' | 'stationIds'>

/** Where the homes of a search are: near any of several stations. */
export function PlaceFilter({
  label = 'Station or place',
  lines,
  search: { stationId, stationIds = stationId ? [stationId] : [] },
  onChange,
}: {
  label?: string
  lines: readonly LineChoice[]
  search: Places
  onChange: (places: Places) => void
}) {
  const language = useLanguage()
  const { options, match } = stationOptions(linesIn(language, lines), useTexts(stationTexts))
  const stations = options.filter(({ value, isShortcut }) => value !== '' && !isShortcut)
  return (
    <MultiSelect
      label={label}
      placeholder="Any station"
      options={stations}
      match={match}
      value={stationIds.map(String)}
      onChange={(chosen) => {
        const [only, ...others] = chosen.map(Number)
        onChange(
          others.length > 0
            ? { stationId: undefined, stationIds: chosen.map(Number) }
            : { stationId: only, stationIds: undefined },
        )
      }}
    />
  )
}
