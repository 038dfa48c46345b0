/**
 * A statement of a text about a home, a person or a plan, and where it stands. `value` is the same for every
 * way of saying it: `45k/mth` and `45,000 THB/month` are both the rent 45000.
 */
export type Fact = {
  kind: FactKind
  value: number | string
  start: number
  end: number
}

export type FactKind =
  /** Whole baht. `baht` is a sum of which nothing says what it is for. */
  | 'price'
  | 'rent'
  | 'budget'
  | 'deposit'
  | 'fee'
  | 'baht'
  /** Square metres; `square-feet` and `land` (square wah) as written. */
  | 'size'
  | 'square-feet'
  | 'land'
  /** Studio is 0. */
  | 'bedrooms'
  | 'bathrooms'
  /** The floor of a home, and the floors of a building. */
  | 'floor'
  | 'floors'
  | 'floor-level'
  | 'unit-number'
  | 'tower'
  | 'parking'
  /** `YYYY-MM-DD`, and `HH:MM`. */
  | 'day'
  | 'time'
  | 'minutes'
  /** Metres. */
  | 'distance'
  /** Months. */
  | 'duration'
  | 'percent'
  | 'year'
  /** E.164, or its digits when it is no valid number. */
  | 'phone'
  | 'email'
  | 'line'
  | 'link'
  | 'name'
  /** A station's English name. */
  | 'station'
  | 'furnishing'
  | 'pets'
  | 'smoking'
  | 'ownership'
  | 'facing'
  | 'view'
  | 'listing'
  | 'property-type'
  | 'status'
  | 'negotiable'
  | 'foreign-quota'
  | 'transfer'
  | 'feature'
  /** A number that nothing else explains. */
  | 'number'

/** What the reader has to know beside the text. */
export type Vocabulary = {
  stations: StationNames
  /** The moment of the text: days without a year come after it. */
  now: Date
}

/** Finds the stations that a text names; `text` is in lower case, with digits 0 to 9. */
export type StationNames = (text: string) => Fact[]

export const BAHT_KINDS: ReadonlySet<FactKind> = new Set([
  'price',
  'rent',
  'budget',
  'deposit',
  'fee',
  'baht',
])
