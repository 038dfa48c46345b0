import { useState } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { StationPicker } from '../../places/site/station-picker.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { UnitSearch } from '../search-rules.ts'
import {
  bedroomChoices,
  type Choice,
  chosenRange,
  ownBedrooms,
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
  const bedrooms = ownBedrooms(search)
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
      <PriceFields search={search} listingType={listingType} />
      <SelectField
        label="Bedrooms"
        name="bedrooms"
        defaultValue={bedrooms?.value ?? search.bedrooms ?? ''}
      >
        <Options choices={bedroomChoices} />
        {bedrooms && <Options choices={[bedrooms]} />}
      </SelectField>
    </>
  )
}

/** A choice of ranges; a custom one is typed below it, where nothing of it shows before, scripts or not. */
function PriceFields({ search, listingType }: { search: UnitSearch; listingType: string }) {
  return (
    <div className="group/price grid min-w-0 content-start gap-3">
      <SelectField
        label="Price range"
        name="price"
        defaultValue={chosenRange(search)}
        className="max-[22rem]:[--control-text:var(--text-sm)]"
      >
        <option value="">Any</option>
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
      <div className="hidden grid-cols-2 gap-3 group-has-[option[value$=own]:checked]/price:grid">
        <BoundField label="From, THB" name="priceMin" value={search.priceMin} />
        <BoundField label="To, THB" name="priceMax" value={search.priceMax} />
      </div>
    </div>
  )
}

function BoundField({
  label,
  name,
  value,
}: {
  label: string
  name: string
  value: number | undefined
}) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={13}
      defaultValue={value}
      // Digits only, as they are typed.
      onInput={({ currentTarget }) => {
        currentTarget.value = currentTarget.value.replace(/\D/g, '')
      }}
    />
  )
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
