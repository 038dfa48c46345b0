import { Combobox } from '../../../ui/choices/combobox.tsx'
import type { GroupedOption } from '../../../ui/fields/grouped-options.ts'
import { useLanguage, useTexts } from '../../../ui/language.tsx'
import { StationMark } from '../../../ui/station-mark.tsx'
import { stationFinder } from '../rules/station-names.ts'
import type { LineChoice, StationChoice } from './line-choices.ts'
import { linesIn } from './lines-in.ts'
import { stationTexts } from './station-texts.ts'

/** A picker that finds a station by any of its names in English or Thai, its code or its line. */
export function StationPicker({
  label,
  lines,
  value,
  onChange,
}: {
  label?: string
  lines: readonly LineChoice[]
  /** The chosen station, or null for all of them. */
  value: number | null
  onChange: (stationId: number | null) => void
}) {
  const texts = useTexts(stationTexts)
  return (
    <Combobox
      label={label ?? texts.station}
      name="stationId"
      {...stationOptions(linesIn(useLanguage(), lines), texts)}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      nothingFound={texts.noneMatches}
    />
  )
}

type Choices = {
  options: GroupedOption[]
  /** The stations matching the query; `onlyNamed` leaves out merely similar names. */
  match: (typed: string, options?: { onlyNamed?: boolean }) => GroupedOption[]
}
const cache = new WeakMap<readonly LineChoice[], Choices>()

/** The options of a picker, cached per list of lines. */
export function stationOptions(lines: readonly LineChoice[], texts: typeof stationTexts): Choices {
  const cached = cache.get(lines)
  if (cached) return cached
  const linesAtStation = linesByName(lines)
  const stations = lines.flatMap((line) => line.stations)
  const byStation = new Map(
    lines.flatMap((line) =>
      line.stations.map((station) => [station, optionOf(station, line, linesAtStation)] as const),
    ),
  )
  const popular = stations
    .filter(({ popularity }) => popularity !== undefined)
    .sort((a, b) => Number(a.popularity) - Number(b.popularity))
  let find: ReturnType<typeof stationFinder<StationChoice>> | undefined
  const choices = {
    options: [
      { value: '', label: texts.all },
      ...optionsOf(popular).map((option) => ({
        ...option,
        group: texts.popular,
        isShortcut: true,
      })),
      ...byStation.values(),
    ],
    match(typed: string, options?: { onlyNamed?: boolean }) {
      find ??= stationFinder(stations)
      return optionsOf(find(typed, options))
    },
  }
  function optionsOf(stations: readonly StationChoice[]): GroupedOption[] {
    return stations.flatMap((station) => byStation.get(station) ?? [])
  }
  cache.set(lines, choices)
  return choices
}

/** The lines at each station, by the station's name. */
function linesByName(lines: readonly LineChoice[]): Map<string, string[]> {
  const linesOf = new Map<string, string[]>()
  for (const { id, stations } of lines) {
    for (const { name } of stations) linesOf.set(name, [...(linesOf.get(name) ?? []), id])
  }
  return linesOf
}

function optionOf(
  station: StationChoice,
  line: LineChoice,
  linesAtStation: Map<string, string[]>,
): GroupedOption {
  return {
    value: String(station.id),
    label: station.name,
    note: line.name,
    group: line.name,
    mark: <StationMark lines={linesAtStation.get(station.name) ?? [line.id]} />,
  }
}
