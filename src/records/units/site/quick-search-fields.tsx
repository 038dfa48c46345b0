import { useState } from 'react'
import type { LineChoice } from '../../../city/places/site/line-choices.ts'
import { linesAt } from '../../../city/places/site/lines-at.ts'
import { textsIn } from '../../../shared/language.ts'
import { formatNumber } from '../../../shared/money.ts'
import { SelectField, TextField } from '../../../ui/fields/field.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import type { PickedPlace } from '../../finder/rules/suggestion.ts'
import { PlaceBox } from '../../finder/site/place-box.tsx'
import { PlaceMark } from '../../finder/site/place-mark.tsx'
import type { UnitSearch } from '../rules/search.ts'
import {
  bedroomChoices,
  type Choice,
  chosenRange,
  extraBedroomChoice,
  rangeChoices,
} from './quick-search.ts'
import { quickSearchTexts } from './quick-search-texts.ts'
import { pickedPlace, type SearchPlace } from './search-place.ts'
import { useSlashKey } from './use-slash-key.ts'

/** The form field with the text of a place that was typed and not picked. */
export const WHERE_FIELD = 'where'

/** Listing type, place, price and bedrooms, each a child of the grid that the form lays out. */
export function QuickSearchFields({
  lines,
  search = {},
  place: initialPlace = null,
  typed = '',
  whereLabel,
  onPlace,
}: {
  lines: readonly LineChoice[]
  search?: UnitSearch | undefined
  /** The place of the search. */
  place?: SearchPlace | null
  /** The text in the box that was not found to be a place. */
  typed?: string
  /** The label of the place box, if there is room for another. */
  whereLabel?: string
  /** Called with a picked place, which does not trigger the form's change event. */
  onPlace?: (picked: PickedPlace | null, place: SearchPlace | null) => void
}) {
  const [listingType, setListingType] = useState<string>(search.listingType ?? '')
  const [place, setPlace] = useState(initialPlace)
  useSlashKey(() => document.querySelector<HTMLElement>('form[method=get] [role=combobox]'))
  const language = useLanguage()
  const texts = textsIn(language, quickSearchTexts)
  const bedrooms = extraBedroomChoice(search, language)
  return (
    <>
      <Segmented
        label={texts.rentOrBuy}
        name="listingType"
        defaultValue={search.listingType ?? ''}
        onChange={setListingType}
        className="h-11.5 max-sm:w-full"
        options={[
          { value: '', label: texts.any },
          { value: 'rent', label: texts.rent },
          { value: 'sale', label: texts.buy },
        ]}
      />
      <div className="min-w-0">
        <PlaceBox
          {...(whereLabel && { label: whereLabel })}
          textName={WHERE_FIELD}
          value={place?.name ?? null}
          typed={typed}
          mark={place && <PlaceMark kind={place.kind} lines={linesOf(place, lines)} />}
          lines={lines}
          listingType={listingType}
          onChange={(picked) => {
            const chosen = picked && pickedPlace(picked, language)
            setPlace(chosen)
            onPlace?.(picked, chosen)
          }}
        />
        {place?.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
      <PriceFields search={search} listingType={listingType} />
      <SelectField
        label={texts.bedrooms}
        name="bedrooms"
        defaultValue={bedrooms?.value ?? search.bedrooms ?? ''}
      >
        <option value="">{texts.any}</option>
        <Options choices={bedroomChoices(language)} />
        {bedrooms && <Options choices={[bedrooms]} />}
      </SelectField>
    </>
  )
}

/** The lines of a chosen station or line, for its mark. */
function linesOf({ kind, fields }: SearchPlace, lines: readonly LineChoice[]): string[] {
  const [, value = ''] = fields[0] ?? []
  return linesAt(lines, { kind, id: kind === 'station' ? Number(value) : value })
}

/** A choice of price ranges; the fields of a custom one appear below it, also without scripts. */
function PriceFields({ search, listingType }: { search: UnitSearch; listingType: string }) {
  const language = useLanguage()
  const texts = textsIn(language, quickSearchTexts)
  return (
    <div className="group/price grid min-w-0 content-start gap-3">
      <SelectField
        label={texts.priceRange}
        name="price"
        defaultValue={chosenRange(search)}
        className="max-[22rem]:[--control-text:var(--text-sm)]"
      >
        <option value="">{texts.any}</option>
        {listingType !== 'rent' && (
          <optgroup label={texts.toBuy}>
            <Options choices={rangeChoices('sale', language)} />
          </optgroup>
        )}
        {listingType !== 'sale' && (
          <optgroup label={texts.toRent}>
            <Options choices={rangeChoices('rent', language)} />
          </optgroup>
        )}
      </SelectField>
      <div className="hidden grid-cols-2 gap-3 group-has-[option[value$=own]:checked]/price:grid">
        <BoundField label={texts.from} name="priceMin" value={search.priceMin} />
        <BoundField label={texts.to} name="priceMax" value={search.priceMax} />
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
      className="[&_input]:px-2"
      defaultValue={value && formatNumber(value)}
      // Digits alone while typing, separated when the field is left.
      onFocus={keepDigits}
      onInput={keepDigits}
      onBlur={({ currentTarget: field }) => {
        if (field.value) field.value = formatNumber(Number(field.value))
      }}
    />
  )
}

function keepDigits({ currentTarget: field }: { currentTarget: HTMLInputElement }): void {
  field.value = field.value.replace(/\D/g, '')
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
