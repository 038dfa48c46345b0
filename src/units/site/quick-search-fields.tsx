import { useState } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { StationPicker } from '../../places/site/station-picker.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { UnitSearch } from '../search-rules.ts'
import {
  bedroomChoices,
  type Choice,
  chosenRange,
  ownBedrooms,
  ownRange,
  priceRanges,
  rentRanges,
} from './quick-search.ts'
import { useSlashKey } from './use-slash-key.ts'

/** Rent or buy, station, price and bedrooms: each its own child of whatever grid the form lays out. */
export function QuickSearchFields({
  lines,
  search = {},
  onStation,
}: {
  lines: readonly LineChoice[]
  search?: UnitSearch | undefined
  /** Hears of the station, which is no field that a form's own changes tell of. */
  onStation?: (stationId: number | null) => void
}) {
  const [listingType, setListingType] = useState<string>(search.listingType ?? '')
  const [stationId, setStationId] = useState(search.stationId ?? null)
  useSlashKey(() => document.querySelector<HTMLElement>('form[method=get] [role=combobox]'))
  const own = { range: ownRange(search), bedrooms: ownBedrooms(search) }
  const showsOwn = (search.listingType ?? '') === listingType
  return (
    <>
      <Segmented
        label="Rent or buy"
        name="listingType"
        defaultValue={search.listingType ?? ''}
        onChange={setListingType}
        className="h-11.5 max-sm:w-full"
        options={[
          { value: '', label: 'Any' },
          { value: 'rent', label: 'Rent' },
          { value: 'sale', label: 'Buy' },
        ]}
      />
      <StationPicker
        lines={lines}
        value={stationId}
        onChange={(chosen) => {
          setStationId(chosen)
          onStation?.(chosen)
        }}
      />
      <SelectField
        label="Price range"
        name="price"
        defaultValue={own.range?.value ?? chosenRange(search)}
      >
        <option value="">Any</option>
        {own.range && showsOwn && <Options choices={[own.range]} />}
        {listingType !== 'rent' && (
          <optgroup label="To buy">
            <Options choices={priceRanges} />
          </optgroup>
        )}
        {listingType !== 'sale' && (
          <optgroup label="To rent">
            <Options choices={rentRanges} />
          </optgroup>
        )}
      </SelectField>
      <SelectField
        label="Bedrooms"
        name="bedrooms"
        defaultValue={own.bedrooms?.value ?? search.bedrooms ?? ''}
      >
        <Options choices={bedroomChoices} />
        {own.bedrooms && <Options choices={[own.bedrooms]} />}
      </SelectField>
    </>
  )
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
