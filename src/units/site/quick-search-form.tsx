import { type FormEvent, type ReactNode, useState } from 'react'
import { type LineChoice, StationOptions } from '../../places/site/station-options.tsx'
import { searchPath } from '../../shared/paths.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { bedroomChoices, chosenRange, priceRanges, rentRanges } from './quick-search.ts'

/** What the form can show as chosen. */
export type QuickSearch = {
  listingType?: 'rent' | 'sale' | undefined
  stationId?: number | undefined
  priceMin?: number | undefined
  priceMax?: number | undefined
  bedrooms?: number | undefined
}

/** Station, price and bedrooms. A plain form that goes to the search page; `onSubmit` may take over. */
export function QuickSearchForm({
  lines,
  search = {},
  busy = false,
  onSubmit,
  children,
}: {
  lines: readonly LineChoice[]
  search?: QuickSearch
  busy?: boolean
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children?: ReactNode
}) {
  const [listingType, setListingType] = useState<string>(search.listingType ?? '')
  return (
    <form
      method="get"
      action={searchPath()}
      onSubmit={onSubmit}
      className="grid gap-3.5 rounded-panel border border-line bg-card p-4.5 shadow-float"
    >
      <Segmented
        label="Rent or buy"
        name="listingType"
        defaultValue={search.listingType ?? ''}
        onChange={setListingType}
        options={[
          { value: '', label: 'Any' },
          { value: 'rent', label: 'Rent' },
          { value: 'sale', label: 'Buy' },
        ]}
      />
      <div className="grid gap-3 sm:grid-cols-[1.5fr_1fr_1fr]">
        <SelectField label="Station" name="stationId" defaultValue={search.stationId ?? ''}>
          <option value="">All stations</option>
          <StationOptions lines={lines} />
        </SelectField>
        <SelectField label="Price range" name="price" defaultValue={chosenRange(search)}>
          <option value="">Any</option>
          {listingType !== 'rent' && <Ranges label="To buy" ranges={priceRanges} />}
          {listingType !== 'sale' && <Ranges label="To rent" ranges={rentRanges} />}
        </SelectField>
        <SelectField label="Bedrooms" name="bedrooms" defaultValue={search.bedrooms ?? ''}>
          {bedroomChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? 'Searching...' : 'Search'}
        </Button>
        {children}
      </div>
    </form>
  )
}

function Ranges({
  label,
  ranges,
}: {
  label: string
  ranges: readonly { value: string; label: string }[]
}) {
  return (
    <optgroup label={label}>
      {ranges.map((range) => (
        <option key={range.value} value={range.value}>
          {range.label}
        </option>
      ))}
    </optgroup>
  )
}
