import type { LineChoice } from '../../../city/places/site/line-choices.ts'
import { callApi } from '../../../shared/api-client.ts'
import { unitSearchQuery } from '../rules/query.ts'
import {
  NAMED_FILTERS,
  type NamedFilter,
  type RecordNames,
  recordNames,
} from '../rules/record-names.ts'
import type { UnitSearch } from '../rules/search.ts'
import type { SearchNames } from '../rules/words/search-chips.ts'
import { searchNames } from './search-names.ts'

/** The names of places and records that searches refer to, as far as a page knows them; others are loaded once. */
export class KnownNames {
  readonly #names = new Map<string, string | null>()

  learn(search: UnitSearch, names: Partial<RecordNames>): void {
    for (const [kind, key] of keysOf(search)) {
      const name = names[kind] ?? null
      if (name !== null || !this.#names.has(key)) this.#names.set(key, name)
    }
  }

  /** Learns the name of a place by the query string of its search. */
  learnPlace(search: string, name: string): void {
    this.#names.set(search, name)
  }

  of(search: UnitSearch, lines: readonly LineChoice[]): SearchNames {
    const keys = new Map(keysOf(search))
    const names = recordNames((kind) => this.#names.get(keys.get(kind) ?? '') ?? null)
    return searchNames(search, names, lines)
  }

  /** Loads the missing names of a search, for example after Back. */
  async complete(search: UnitSearch): Promise<void> {
    const missing = keysOf(search).filter(([, key]) => !this.#names.has(key))
    if (missing.length === 0) return
    const query = missing.map(([, key]) => key).join('&')
    const names = await callApi<RecordNames>(`/api/units/search/names?${query}`).catch(() => null)
    if (names) this.learn(search, names)
  }
}

/** The named filters of a search, each with the query string that has only it. */
function keysOf(search: UnitSearch): [NamedFilter, string][] {
  const kinds = Object.keys(NAMED_FILTERS).filter(
    (kind): kind is NamedFilter => kind in NAMED_FILTERS,
  )
  return kinds
    .filter((kind) => search[NAMED_FILTERS[kind]] !== undefined)
    .map((kind) => {
      const filter = NAMED_FILTERS[kind]
      return [kind, unitSearchQuery({ [filter]: search[filter] })]
    })
}
