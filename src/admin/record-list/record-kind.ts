import type { UseQueryResult } from '@tanstack/react-query'
import type { ValueSet } from '../../shared/fields/value-set.ts'
import type { ListState } from './use-list-address.ts'

/** A select filter of a list, stored in the URL. `any` is the label of no choice. */
export type ListFilter = { name: string; label: string; any: string; values: ValueSet<string> }

/** The texts and filters of a list of records. */
export type RecordKind = {
  /** "Listings" */
  title: string
  /** "unit" and "units" */
  one: string
  many: string
  search: { label: string; placeholder: string }
  filters?: readonly ListFilter[]
  /** The error message, if not "The units could not be read." */
  unread?: string
  /** Shown when nothing matches the filters; `clear` labels the button that removes them. */
  unmatched: { title: string; clear: string }
  /** Shown when there are no records. */
  empty: { title: string; hint?: string }
}

/** The query of one page of records with the total. */
export type FoundRecords<Row> = UseQueryResult<{ items: Row[]; total: number }>

/** A list of records with its state. */
export type ListedRecords<Row> = {
  kind: RecordKind
  list: ListState
  found: FoundRecords<Row>
}

/** The query parameters of a list's filters. */
export function narrowing({ filters = [] }: RecordKind): string[] {
  return ['search', ...filters.map(({ name }) => name)]
}
