import { useState } from 'react'
import type { FoundPlace } from '../../../geocoder/rules/found-place.ts'
import { MatchKind } from '../../../places/rules/place.ts'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { linesIn } from '../../../places/site/lines-in.ts'
import { stationOptions } from '../../../places/site/station-picker.tsx'
import { stationTexts } from '../../../places/site/station-texts.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { type Language, textsIn } from '../../../shared/language.ts'
import { Combobox } from '../../../ui/choices/combobox.tsx'
import type { GroupedOption } from '../../../ui/fields/grouped-options.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { readPoint, writePoint } from '../../rules/points.ts'
import { placeFieldTexts } from './place-field-texts.ts'
import { useAddressPlace } from './use-address-place.ts'

/**
 * A place of work or study: a station by any of its names, or an address our tables know. Its value is a
 * station's id or a point as written by `writePoint`; '' for none.
 */
export function PlacePicker({
  label,
  name,
  lines,
  value,
  onChange,
}: {
  label: string
  /** The field's name in its form; absent where no form is submitted. */
  name?: string | undefined
  lines: readonly LineChoice[]
  value: string
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState('')
  const { place, busy } = useAddressPlace(typed)
  const language = useLanguage()
  const texts = textsIn(language, placeFieldTexts)
  const { options: all, match } = stationOptions(
    linesIn(language, lines),
    textsIn(language, stationTexts),
  )
  const options = optionsOf()
  return (
    <Combobox
      label={label}
      {...(name && { name })}
      options={options}
      value={value}
      onChange={(newValue) => {
        setTyped('')
        onChange(newValue)
      }}
      placeholder={texts.example}
      onSearch={setTyped}
      busy={busy && options.length === 0}
      nothingFound={texts.noPlace}
    />
  )

  function optionsOf(): GroupedOption[] {
    const stations = all.filter((option) => option.value !== '')
    if (typed.trim() === '') {
      const chosen = readPoint(value)
      return chosen ? [pointOption(value, chosen.name, texts.address), ...stations] : stations
    }
    const named = match(typed, { onlyNamed: true })
    const foundPlaceOption = place && foundOption(place, stations, language)
    if (foundPlaceOption && !named.some((option) => option.value === foundPlaceOption.value))
      return [...named, foundPlaceOption]
    return named.length > 0 || foundPlaceOption ? named : match(typed)
  }
}

function foundOption(
  place: FoundPlace,
  stations: readonly GroupedOption[],
  language: Language,
): GroupedOption {
  const station = stations.find((option) => option.value === String(place.stationId))
  const kind = labelOf(MatchKind, place.kind, language)
  return station ?? pointOption(writePoint(place), place.name, kind)
}

function pointOption(value: string, label: string, note: string): GroupedOption {
  return {
    value,
    label,
    note,
    mark: <span className="icon-map-pin text-ink-3 before:size-4.5" />,
  }
}
