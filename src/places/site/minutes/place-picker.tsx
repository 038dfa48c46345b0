import { useState } from 'react'
import { Combobox } from '../../../ui/combobox.tsx'
import type { GroupedOption } from '../../../ui/combobox-list.tsx'
import type { FoundPlace } from '../../minutes-rules.ts'
import { readPoint, writePoint } from '../../point-rules.ts'
import { MatchKind } from '../../rules.ts'
import type { LineChoice } from '../line-choices.ts'
import { stationOptions } from '../station-picker.tsx'
import { useAddressPlace } from './use-address-place.ts'

/**
 * A place of work or study: a station by any of its names, or whatever address our tables know. Its value
 * is a station's id or a place as `writePoint` writes it; '' for none.
 */
export function PlacePicker({
  label,
  name,
  lines,
  value,
  onChange,
}: {
  label: string
  /** The field's name in its form; left out where no form is posted. */
  name?: string | undefined
  lines: readonly LineChoice[]
  value: string
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState('')
  const { place, busy } = useAddressPlace(typed)
  const options = optionsOf(lines, typed, value, place)
  return (
    <Combobox
      label={label}
      {...(name && { name })}
      options={options}
      value={value}
      onChange={(chosen) => {
        setTyped('')
        onChange(chosen)
      }}
      placeholder="Station or address"
      onSearch={setTyped}
      busy={busy && options.length === 0}
      nothingFound={(text) =>
        `“${text}” is not a place we know. Try a station, a landmark, or a road with its soi.`
      }
    />
  )
}

function optionsOf(
  lines: readonly LineChoice[],
  typed: string,
  value: string,
  place: FoundPlace | null,
): GroupedOption[] {
  const { options: all, match } = stationOptions(lines)
  const stations = all.filter((option) => option.value !== '')
  if (typed.trim() === '') {
    const chosen = readPoint(value)
    return chosen ? [pointOption(value, chosen.name, 'Address'), ...stations] : stations
  }
  const named = match(typed, { onlyNamed: true })
  const found = place && foundOption(place, stations)
  if (found && !named.some((option) => option.value === found.value)) return [...named, found]
  return named.length > 0 || found ? named : match(typed)
}

function foundOption(place: FoundPlace, stations: readonly GroupedOption[]): GroupedOption {
  const station = stations.find((option) => option.value === String(place.stationId))
  return station ?? pointOption(writePoint(place), place.name, MatchKind.labels[place.kind])
}

function pointOption(value: string, label: string, note: string): GroupedOption {
  return {
    value,
    label,
    note,
    mark: <span className="icon-map-pin text-ink-3 before:size-4.5" />,
  }
}
