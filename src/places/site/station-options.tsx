/** A station of a picker. */
export type StationChoice = {
  id: number
  code: string
  name: string
  nameTh: string
  line: string
}
/** The stations of one line, in its order. */
export type LineChoice = { id: string; name: string; stations: readonly StationChoice[] }

/** The stations as options of a select, grouped by line; each says its line, for when it is chosen. */
export function StationOptions({ lines }: { lines: readonly LineChoice[] }) {
  return lines.map((line) => (
    <optgroup key={line.id} label={line.name}>
      {line.stations.map((station) => (
        <option key={station.id} value={station.id}>
          {`${station.name} · ${line.name}`}
        </option>
      ))}
    </optgroup>
  ))
}
