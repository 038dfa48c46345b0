import type { UnitSearch } from '../../units/rules/search.ts'

/** Filters that words of a sentence say, and where these words stand. */
export type Said = { filters: Partial<UnitSearch>; start: number; end: number }

/** A way or a time that a sentence says of a place: metres, minutes on foot, minutes by train. */
export type Reach = { metres?: number; minutes?: number; start: number; end: number }

/** What is known of a sentence besides its places. */
export type SaidFilters = { said: Said[]; reaches: Reach[] }
