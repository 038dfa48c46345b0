import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { optionsOf } from '../../../shared/fields/value-set.ts'
import { TickSelect } from '../../../ui/choices/tick-select.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { FilterSelect } from '../../../ui/tables/filters.tsx'
import { SearchListingTypes, type UnitSearch } from '../rules/search.ts'
import { UnitStatuses } from '../rules/unit-sets.ts'
import type { SearchChoices } from '../site/power-search/choices.ts'
import { bedroomChoices, extraBedroomChoice } from '../site/quick-search.ts'
import { SearchPlaceBox } from '../site/search-place-box.tsx'
import { writeSearch } from './search-address.ts'

/** The most used filters, beside the panel that has all of them. */
export function QuickFilters({
  search,
  list,
  choices,
}: {
  search: UnitSearch
  list: ListState
  choices: SearchChoices
}) {
  const language = useLanguage()
  const rooms = oneNumber(search)
  const bedrooms = extraBedroomChoice(rooms, language)
  return (
    <>
      <div className="w-64 [&_label]:sr-only">
        <SearchPlaceBox
          placeholder="Station or place"
          search={search}
          choices={choices}
          onChange={(next) => list.show(writeSearch(next))}
        />
      </div>
      <div className="w-44">
        <TickSelect
          label="Status"
          any="Any status"
          isLabelHidden
          options={optionsOf(UnitStatuses, language)}
          value={search.status ?? []}
          onChange={(status) => list.show({ status: status.join(',') })}
        />
      </div>
      <div className="w-48 [&_label]:sr-only [&_input]:placeholder:truncate">
        <DateField
          label="Available from"
          placeholder="Available from"
          value={search.availableBy ?? null}
          onChange={(availableBy) => list.show({ availableBy })}
        />
      </div>
      <FilterSelect
        label="Listing"
        value={search.listingType ?? ''}
        onChange={(listingType) =>
          // Price and rent bounds are on different scales.
          list.show({ listingType, priceMin: null, priceMax: null })
        }
        options={[{ value: '', label: 'Any listing' }, ...optionsOf(SearchListingTypes, language)]}
      />
      <FilterSelect
        label="Bedrooms"
        value={bedrooms?.value ?? String(rooms.bedrooms ?? '')}
        onChange={(chosen) => {
          if (chosen !== bedrooms?.value) list.show({ bedrooms: chosen, selectedBedrooms: null })
        }}
        options={[
          { value: '', label: 'Any bedrooms' },
          ...bedroomChoices(language),
          ...(bedrooms ? [bedrooms] : []),
        ]}
      />
    </>
  )
}

/** One chosen number of bedrooms is the choice of that number; of three the choice is three or more. */
function oneNumber({ bedrooms, selectedBedrooms }: UnitSearch): UnitSearch {
  const [only = 3, ...others] = selectedBedrooms ?? []
  return others.length === 0 && only < 3 ? { bedrooms: only } : { bedrooms, selectedBedrooms }
}
