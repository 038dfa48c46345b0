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
  const meeting = linesByName(lines)
  return (
    <Combobox
      label="Station"
      name="stationId"
      options={[
        { value: '', label: 'All stations' },
        ...lines.flatMap((line) => stationOptions(line, meeting)),
      ]}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      nothingFound="No station of that name. Try fewer letters, or its name in Thai."
    />
  )
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
