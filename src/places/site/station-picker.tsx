import { Combobox } from '../../ui/combobox.tsx'
import type { GroupedOption } from '../../ui/combobox-list.tsx'
import { StationMark } from '../../ui/station-mark.tsx'
import type { LineChoice } from './station-options.tsx'

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
      options={[{ value: '', label: 'All stations' }, ...lines.flatMap(stationOptions)]}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      nothingFound="No station of that name. Try fewer letters, or its name in Thai."
    />
  )
}

function stationOptions(line: LineChoice): GroupedOption[] {
  return line.stations.map((station) => ({
    value: String(station.id),
    label: station.name,
    note: line.name,
    group: line.name,
    words: `${station.nameTh} ${station.code}`,
    mark: <StationMark lines={[line.id]} />,
  }))
}
