import { Areas } from '../../records/projects/rules/project-sets.ts'
import {
  FloorDirections,
  SearchListingTypes,
  Smoking,
  type UnitSearch,
  YesNo,
} from '../../records/units/rules/search.ts'
import { MAX_BATHROOMS, MAX_BEDROOMS } from '../../records/units/rules/unit-fields.ts'
import { unitTexts } from '../../records/units/rules/words/unit-texts.ts'
import { searchFields } from '../../records/units/site/power-search/search-fields.ts'
import { sinceOptions } from '../../records/units/site/power-search/since-options.ts'
import type { PanelPart } from '../../shared/fields/filter.ts'
import type { FilterField, Option } from '../../shared/fields/from-table/filter-fields.ts'
import { optionsOf } from '../../shared/fields/value-set.ts'
import { type Language, textsIn } from '../../shared/language.ts'

/** A filter as a plain form field with its value. */
export type PlainField = { name: string; label: string } & (
  | { kind: 'choice'; any: string; options: readonly Option[]; value: string }
  | { kind: 'ticks'; options: readonly Option[]; chosen: readonly string[] }
  | { kind: 'figure' | 'text' | 'day'; value: string; hint?: string }
)
export type PlainPart = { title: string; fields: readonly PlainField[] }

type Named = { id: number; name: string }
type Places = { parks: readonly Named[]; malls: readonly Named[] }

/** Every filter except the station picker's, in the sections of the panel. */
export function plainParts(
  search: UnitSearch,
  places: Places,
  now: Date,
  language: Language,
): PlainPart[] {
  const choice = (name: keyof UnitSearch, label: string, any: string, options: Option[]) =>
    ({ kind: 'choice', name, label, any, options, value: text(search[name]) }) as const
  const ticks = (name: keyof UnitSearch, label: string, options: Option[]) =>
    ({ kind: 'ticks', name, label, options, chosen: texts(search[name]) }) as const
  const field = (
    kind: 'figure' | 'text' | 'day',
    name: keyof UnitSearch,
    label: string,
    hint?: string,
  ) => ({ kind, name, label, value: text(search[name]), ...(hint && { hint }) }) as const
  const ofFields = plainFields(search, language)
  return [
    {
      title: 'Where',
      fields: [
        field('text', 'projectName', 'Project', 'Part of its name'),
        choice('parkId', 'Parks', 'Any park', places.parks.map(option)),
        choice('mallId', 'Shopping Centers', 'Any shopping center', places.malls.map(option)),
      ],
    },
    {
      title: 'Size and rooms',
      fields: [
        choice('listingType', 'Listing Type', 'Any', optionsOf(SearchListingTypes, language)),
        field('figure', 'priceMin', 'From, THB', 'The price, or the monthly rent if renting'),
        field('figure', 'priceMax', 'To, THB'),
        ...ofFields('home'),
        ticks('selectedBedrooms', 'Bedrooms', [
          { value: '0', label: textsIn(language, unitTexts).studio },
          ...numberOptions(MAX_BEDROOMS),
        ]),
        ticks('selectedBathrooms', 'Bathrooms', numberOptions(MAX_BATHROOMS)),
      ],
    },
    {
      title: 'Property',
      fields: [
        ...ofFields('terms'),
        choice('floorDirection', 'Floor Level', 'Any', optionsOf(FloorDirections, language)),
        field('figure', 'floorLevel', 'Floor', 'Used with Above or Below'),
        choice('petFriendly', 'Pet Friendly', 'Any', optionsOf(YesNo, language)),
        field('text', 'propertyId', 'Property ID', 'For example 412 or 24A'),
      ],
    },
    {
      title: 'Other Filters',
      fields: [
        choice('smokingAllowed', 'Smoking', 'Any', optionsOf(Smoking, language)),
        choice('area', 'Area', 'Any area', optionsOf(Areas, language)),
        choice('updatedSince', 'Updated', 'Any time', sinceOptions(now)),
        field('day', 'availableBy', 'Available by'),
        ...ofFields('other'),
      ],
    },
  ]
}

/** The filters generated from the field table, as plain fields of a section of the panel. */
function plainFields(search: UnitSearch, language: Language): (part: PanelPart) => PlainField[] {
  const values: Readonly<Record<string, unknown>> = search
  const publicFields = searchFields(language).filter(({ staffOnly }) => !staffOnly)
  return (part) =>
    publicFields
      .filter((field) => field.part === part)
      .flatMap((field) => plainField(field, values))
}

function plainField(field: FilterField, search: Readonly<Record<string, unknown>>): PlainField[] {
  const { label } = field
  if (field.kind === 'range') {
    return field.parameters.map((name, at) => {
      const bound = [`${label} ${at === 0 ? 'from' : 'to'}`, field.unit].filter(Boolean).join(', ')
      return { kind: 'figure', name, label: bound, value: text(search[name]) }
    })
  }
  const { parameter: name, options } = field
  return field.kind === 'one'
    ? [{ kind: 'choice', name, label, any: field.any, options, value: text(search[name]) }]
    : [{ kind: 'ticks', name, label, options, chosen: texts(search[name]) }]
}

function numberOptions(max: number): Option[] {
  return Array.from({ length: max }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))
}

function option({ id, name }: Named): Option {
  return { value: String(id), label: name }
}

function text(value: unknown): string {
  return value === undefined ? '' : String(value)
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
