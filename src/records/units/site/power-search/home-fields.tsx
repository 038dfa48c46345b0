import { textsIn } from '../../../../shared/language.ts'
import { formatPrice } from '../../../../shared/money.ts'
import { RangeField } from '../../../../ui/fields/range-field.tsx'
import { SegmentedField } from '../../../../ui/fields/segmented-field.tsx'
import { ToggleRow } from '../../../../ui/fields/toggle-row.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { SearchListingTypes } from '../../rules/search.ts'
import { figureOf } from '../../rules/sort.ts'
import { MAX_BATHROOMS, MAX_BEDROOMS } from '../../rules/unit-fields.ts'
import { unitTexts } from '../../rules/words/unit-texts.ts'
import { rangeText } from '../format-range.ts'
import type { PartProps } from './choices.ts'
import {
  chosenRooms,
  priceRange,
  priceSlider,
  withListingType,
  withPrice,
  withRoom,
} from './draft.ts'
import { FilterControl } from './filter-control.tsx'
import { searchFields } from './search-fields.ts'

const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ value: i + 1, label: String(i + 1) }))
const bedrooms = numbered(MAX_BEDROOMS)
const bathrooms = numbered(MAX_BATHROOMS)

/** Listing type, price, size and rooms. */
export function HomeFields({ draft, onChange }: PartProps) {
  const language = useLanguage()
  const price = (baht: number) => formatPrice(baht, language)
  const isRent = figureOf(draft) === 'rentAmount'
  const slider = priceSlider(draft)
  return (
    <>
      <SegmentedField
        label="Listing Type"
        value={draft.listingType ?? ''}
        onChange={(chosen) => onChange(withListingType(draft, SearchListingTypes.read(chosen)))}
        options={[
          { value: '', label: 'Any' },
          { value: 'rent', label: 'Rent' },
          { value: 'sale', label: 'Sale' },
        ]}
      />
      <RangeField
        label={isRent ? 'Rent range' : 'Price range'}
        unit="THB"
        limits={slider}
        value={priceRange(draft)}
        onChange={(range) => onChange(withPrice(draft, range))}
        format={price}
        summary={rangeText(priceRange(draft), slider, price)}
      />
      {searchFields(language)
        .filter(({ part }) => part === 'home')
        .map((filter) => (
          <FilterControl key={filter.field} {...{ filter, draft, onChange }} />
        ))}
      <ToggleRow
        label="Bedrooms"
        options={[{ value: 0, label: textsIn(language, unitTexts).studio }, ...bedrooms]}
        chosen={chosenRooms(draft, 'selectedBedrooms')}
        onPress={(clicked) => onChange(withRoom(draft, 'selectedBedrooms', clicked))}
      />
      <ToggleRow
        label="Bathrooms"
        options={bathrooms}
        chosen={chosenRooms(draft, 'selectedBathrooms')}
        onPress={(clicked) => onChange(withRoom(draft, 'selectedBathrooms', clicked))}
      />
    </>
  )
}
