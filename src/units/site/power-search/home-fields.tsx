import { formatNumber, formatPrice } from '../../../shared/money.ts'
import { RangeField } from '../../../ui/range-field.tsx'
import { SegmentedField } from '../../../ui/segmented-field.tsx'
import { ToggleRow } from '../../../ui/toggle-row.tsx'
import { MAX_BATHROOMS, MAX_BEDROOMS } from '../../rules.ts'
import { SearchListingTypes, SIZE_SLIDER } from '../../search-rules.ts'
import { figureOf } from '../../sort-rules.ts'
import { rangeText } from '../range-text.ts'
import type { PartProps } from './choices.ts'
import {
  chosenRooms,
  priceRange,
  priceSlider,
  sizeRange,
  withListingType,
  withPrice,
  withRoom,
  withSize,
} from './draft.ts'

const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ value: i + 1, label: String(i + 1) }))
const bedrooms = [{ value: 0, label: 'Studio' }, ...numbered(MAX_BEDROOMS)]
const bathrooms = numbered(MAX_BATHROOMS)
const sqm = (size: number) => `${formatNumber(size)} sqm`

/** To rent or to buy, for how much, how large and with how many rooms. */
export function HomeFields({ draft, onChange }: PartProps) {
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
        format={formatPrice}
        summary={rangeText(priceRange(draft), slider, formatPrice)}
      />
      <RangeField
        label="Floor size"
        unit="sqm"
        limits={{ min: 0, ...SIZE_SLIDER }}
        value={sizeRange(draft)}
        onChange={(range) => onChange(withSize(draft, range))}
        format={sqm}
        summary={rangeText(sizeRange(draft), SIZE_SLIDER, sqm)}
      />
      <ToggleRow
        label="Bedrooms"
        options={bedrooms}
        chosen={chosenRooms(draft, 'selectedBedrooms')}
        onPress={(pressed) => onChange(withRoom(draft, 'selectedBedrooms', pressed))}
      />
      <ToggleRow
        label="Bathrooms"
        options={bathrooms}
        chosen={chosenRooms(draft, 'selectedBathrooms')}
        onPress={(pressed) => onChange(withRoom(draft, 'selectedBathrooms', pressed))}
      />
    </>
  )
}
