/** How a search filters by a field with a simple condition. */
export type Filter = ByValue | ByRange

type ByValue = Common & {
  /** Its query parameter. */
  name: string
  /** Equal to one value, to any of several, or containing all of several. */
  by: 'one' | 'any' | 'all'
  /** For a flag: the words for yes and no. */
  words?: readonly [yes: string, no: string]
}

type ByRange = Common & {
  /** The query parameters of its minimum and maximum. */
  name: readonly [least: string, most: string]
  by: 'range'
  /** The ends of its slider, which do not limit the search. */
  slider: Slider
  /** Its unit: `sqm`. */
  unit?: string
  /** The largest accepted number. */
  limit?: number
}
export type Slider = { max: number; step: number }

type Common = {
  /** Whether only staff can filter by it; it is removed from a visitor's search. */
  staffOnly?: boolean
  /** Whether a unit without a value uses its project's. */
  orProject?: boolean
  /** Makes the chip's text from the value's text, if that is too short; null for no chip. */
  chip?: ((words: string) => string) | null
  /** How the filter panel and the plain form offer it; without, they do not. */
  panel?: {
    part: PanelPart
    label: string
    /** The label for no choice; `Any` by default. */
    any?: string
    /** Shown as segments, else as a list. */
    look?: 'segments'
  }
}
export type PanelPart = 'home' | 'terms' | 'other'
