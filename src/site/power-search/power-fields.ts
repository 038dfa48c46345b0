import { Areas, Facilities, PropertyTypes } from '../../projects/rules.ts'
import { optionsOf } from '../../shared/value-set.ts'
import {
  Facings,
  Furnishings,
  MAX_BATHROOMS,
  MAX_BEDROOMS,
  OwnershipTypes,
  Views,
} from '../../units/rules.ts'
import {
  FloorDirections,
  SearchListingTypes,
  Smoking,
  type UnitSearch,
  YesNo,
} from '../../units/search-rules.ts'
import { sinceOptions } from '../../units/site/power-search/since-options.ts'

type Option = { value: string; label: string }

/** A filter as a plain field: what it is called, and what is chosen. */
export type PlainField = { name: keyof UnitSearch; label: string } & (
  | { kind: 'choice'; any: string; options: readonly Option[]; value: string }
  | { kind: 'ticks'; options: readonly Option[]; chosen: readonly string[] }
  | { kind: 'figure' | 'text'; value: string; hint?: string }
)
export type PlainPart = { title: string; fields: readonly PlainField[] }

type Named = { id: number; name: string }
type Places = { parks: readonly Named[]; malls: readonly Named[] }

/** Every filter that the station picker is not, in the parts of the panel. */
export function plainParts(search: UnitSearch, places: Places, now: Date): PlainPart[] {
  const choice = (name: keyof UnitSearch, label: string, any: string, options: Option[]) =>
    ({ kind: 'choice', name, label, any, options, value: text(search[name]) }) as const
  const ticks = (name: keyof UnitSearch, label: string, options: Option[]) =>
    ({ kind: 'ticks', name, label, options, chosen: texts(search[name]) }) as const
  const field = (kind: 'figure' | 'text', name: keyof UnitSearch, label: string, hint?: string) =>
    ({ kind, name, label, value: text(search[name]), ...(hint && { hint }) }) as const
  return [
    {
      title: 'Where',
      fields: [
        field('text', 'projectName', 'Project', 'A part of its name'),
        choice('parkId', 'Parks', 'Any park', places.parks.map(named)),
        choice('mallId', 'Shopping Centers', 'Any shopping center', places.malls.map(named)),
      ],
    },
    {
      title: 'The home',
      fields: [
        choice('listingType', 'Listing Type', 'Any', optionsOf(SearchListingTypes)),
        field('figure', 'priceMin', 'From, THB', 'The price, or the monthly rent to rent'),
        field('figure', 'priceMax', 'To, THB'),
        field('figure', 'floorSizeMin', 'Floor size from, sqm'),
        field('figure', 'floorSizeMax', 'Floor size to, sqm'),
        ticks('selectedBedrooms', 'Bedrooms', [
          { value: '0', label: 'Studio' },
          ...numbered(MAX_BEDROOMS),
        ]),
        ticks('selectedBathrooms', 'Bathrooms', numbered(MAX_BATHROOMS)),
      ],
    },
    {
      title: 'Terms',
      fields: [
        choice('propertyType', 'Property Type', 'Any', optionsOf(PropertyTypes)),
        choice('ownershipType', 'Ownership Type', 'Any', optionsOf(OwnershipTypes)),
        choice('furnishing', 'Furnishing', 'Any furnishing', optionsOf(Furnishings)),
        choice('floorDirection', 'Floor Level', 'Any', optionsOf(FloorDirections)),
        field('figure', 'floorLevel', 'Floor', 'With Above or Below'),
        choice('petFriendly', 'Pet Friendly', 'Any', optionsOf(YesNo)),
        field('text', 'propertyId', 'Property ID', 'Such as 412 or 24A'),
      ],
    },
    {
      title: 'Other Filters',
      fields: [
        choice('smokingAllowed', 'Smoking', 'Any', optionsOf(Smoking)),
        choice('area', 'Area', 'Any area', optionsOf(Areas)),
        choice('updatedSince', 'Updated', 'Any time', sinceOptions(now)),
        ticks('selectedFacing', 'Facing', optionsOf(Facings)),
        ticks('selectedViews', 'Views', optionsOf(Views)),
        ticks('selectedFacilities', 'Facilities', optionsOf(Facilities)),
      ],
    },
  ]
}

function numbered(most: number): Option[] {
  return Array.from({ length: most }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))
}

function named({ id, name }: Named): Option {
  return { value: String(id), label: name }
}

function text(value: unknown): string {
  return value === undefined ? '' : String(value)
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
