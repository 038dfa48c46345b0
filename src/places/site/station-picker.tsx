import { Combobox } from '../../ui/combobox.tsx'
import type { GroupedOption } from '../../ui/combobox-list.tsx'
import { StationMark } from '../../ui/station-mark.tsx'
import type { LineChoice } from './line-choices.ts'

/** Finds a station by its name in English or Thai, its code or its line. */
export function StationPicker({
  lines,
  value,
  onChange,
}: {
  lines: readonly LineChoice[]
  /** The chosen station, or null for all of them. */
  value: number | null
  onChange: (stationId: number | null) => void
}) {
  return (
    <Combobox
      label="Station"
      name="stationId"
      options={allOptions(lines)}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      nothingFound="No station of that name. Try fewer letters, or its name in Thai."
    />
  )
}

const made = new WeakMap<readonly LineChoice[], GroupedOption[]>()

/** Every station, after all of them together: made once of the same lines, however often it is drawn. */
function allOptions(lines: readonly LineChoice[]): GroupedOption[] {
  const known = made.get(lines)
  if (known) return known
  const meeting = linesByName(lines)
  const options = [
    { value: '', label: 'All stations' },
    ...lines.flatMap((line) => stationOptions(line, meeting)),
  ]
  made.set(lines, options)
  return options
}

/** Which lines stop where, by the station's name. */
function linesByName(lines: readonly LineChoice[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { id, stations } of lines) {
    for (const { name } of stations) found.set(name, [...(found.get(name) ?? []), id])
  }
  return found
}

function stationOptions(line: LineChoice, meeting: Map<string, string[]>): GroupedOption[] {
  return line.stations.map((station) => ({
    value: String(station.id),
    label: station.name,
    note: line.name,
    group: line.name,
    words: `${station.nameTh} ${station.code}`,
    mark: <StationMark lines={meeting.get(station.name) ?? [line.id]} />,
  }))
}
