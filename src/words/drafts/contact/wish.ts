import type { UnitSearch } from '../../../records/units/rules/search.ts'
import type { Stated, Statement } from '../reading.ts'

/** A filter of the search, and the words for it. */
export type Wish = { filters: Partial<UnitSearch>; said: Omit<Statement, 'field' | 'value'> }

/** Words for a limit. */
export const MAX =
  /ไม่เกิน|max(?:imum)?|up to|(?<!not |n['’]t )(?:under|below|less than)|at most|(?<!ไม่)ต่ำกว่า|within/

export function wish(fact: Stated, filters: Partial<UnitSearch>): Wish {
  return { filters, said: { start: fact.start, end: fact.end, message: fact.message } }
}
