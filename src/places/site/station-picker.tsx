import { Combobox } from '../../ui/combobox.tsx'
import type { GroupedOption } from '../../ui/combobox-list.tsx'
import { StationMark } from '../../ui/station-mark.tsx'
import { stationFinder } from '../station-rules.ts'
import type { LineChoice, StationChoice } from './line-choices.ts'

/** Finds a station by any of its names in English or Thai, its code or its line. */
export function StationPicker({
  label = 'Station',
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
  return (
    <Combobox
      label={label}
      name="stationId"
      {...stationOptions(lines)}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      nothingFound={(typed) =>
        `No station matches “${typed}”. Try fewer letters, or its name in Thai.`
      }
    />
  )
}

type Choices = {
  options: GroupedOption[]
  /** Those meant by what is typed; `onlyNamed` leaves out what merely resembles it. */
  match: (typed: string, how?: { onlyNamed?: boolean }) => GroupedOption[]
}
const made = new WeakMap<readonly LineChoice[], Choices>()

/** What there is to choose: made once of the same lines, however often it is drawn. */
export function stationOptions(lines: readonly LineChoice[]): Choices {
  const known = made.get(lines)
  if (known) return known
  const meeting = linesByName(lines)
  const stations = lines.flatMap((line) => line.stations)
  const byStation = new Map(
    lines.flatMap((line) =>
      line.stations.map((station) => [station, optionOf(station, line, meeting)] as const),
    ),
  )
  const popular = stations
    .filter(({ popularity }) => popularity !== undefined)
    .sort((a, b) => Number(a.popularity) - Number(b.popularity))
  let find: ReturnType<typeof stationFinder<StationChoice>> | undefined
  const choices = {
    options: [
      { value: '', label: 'All stations' },
      ...optionsOf(popular).map((option) => ({ ...option, group: 'Popular', isShortcut: true })),
      ...byStation.values(),
    ],
    match(typed: string, how?: { onlyNamed?: boolean }) {
      find ??= stationFinder(stations)
      return optionsOf(find(typed, how))
    },
  }
  function optionsOf(some: readonly StationChoice[]): GroupedOption[] {
    return some.flatMap((station) => byStation.get(station) ?? [])
  }
  made.set(lines, choices)
  return choices
}

/** Which lines stop where, by the station's name. */
function linesByName(lines: readonly LineChoice[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { id, stations } of lines) {
    for (const { name } of stations) found.set(name, [...(found.get(name) ?? []), id])
  }
  return found
}

function optionOf(
  station: StationChoice,
  line: LineChoice,
  meeting: Map<string, string[]>,
): GroupedOption {
  return {
    value: String(station.id),
    label: station.name,
    note: line.name,
    group: line.name,
    mark: <StationMark lines={meeting.get(station.name) ?? [line.id]} />,
  }
}
