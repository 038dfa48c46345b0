import type { LineChoice } from '../../places/site/line-choices.ts'
import { callApi, callApiList } from '../../shared/api-client.ts'
import type { Language } from '../../shared/language.ts'
import { parseUnitSearch, type UnitSearch, visitorSearch } from '../../units/rules/search.ts'
import { cardUnit, type FoundPublicUnit } from '../../units/site/card-unit.ts'
import { readQuickForm } from '../../units/site/quick-search.ts'
import type { SearchNames } from '../../units/site/search-chips.ts'
import { type ProvidedNames, searchNames } from '../../units/site/search-names.ts'
import { searchSuggestions } from '../../units/site/search-suggestions.ts'
import { countMatches, searchCall } from '../power-search/count-matches.ts'
import { PAGE_SIZE, readPage, readView } from './paging.ts'
import type { Results, SearchQuery } from './results.ts'
import { summarizeSearch } from './summarize-search.ts'

export { summarizeSearch }

/*
 * The code to search without a page load. It is as large as the page itself and not needed for the initial
 * results, so it is loaded when the user is about to search.
 */

/** Parses a search from form fields, ignoring invalid ones. */
export function readForm(form: Record<string, unknown>): UnitSearch {
  return visitorSearch(parseUnitSearch(readQuickForm(form)))
}

/** Parses the search of the current URL. */
export function readAddress(): SearchQuery {
  const query = new URLSearchParams(location.search)
  return {
    search: readForm(Object.fromEntries(query)),
    page: readPage(query.get('page')),
    view: readView(query.get('view')),
  }
}

/** The names of places and projects known so far; others are loaded once. */
export class KnownNames {
  readonly #lines: readonly LineChoice[]
  readonly #names = new Map<string, string | null>()

  constructor(lines: readonly LineChoice[]) {
    this.#lines = lines
  }

  learn({ parkId, mallId, projectId }: UnitSearch, { park, mall, project }: ProvidedNames): void {
    if (park) this.#names.set(`parks ${parkId}`, park)
    if (mall) this.#names.set(`malls ${mallId}`, mall)
    if (project) this.#names.set(`projects ${projectId}`, project)
  }

  of(search: UnitSearch): SearchNames {
    const { parkId, mallId, projectId } = search
    const name = (key: string) => this.#names.get(key) ?? null
    const given = {
      park: name(`parks ${parkId}`),
      mall: name(`malls ${mallId}`),
      project: name(`projects ${projectId}`),
    }
    return searchNames(search, given, this.#lines)
  }

  /** Loads the missing names of a search, for example after Back. */
  async complete({ parkId, mallId, projectId }: UnitSearch): Promise<void> {
    const read = async (kind: 'parks' | 'malls', id: number | undefined) => {
      const key = `${kind} ${id}`
      if (id === undefined || this.#names.has(key)) return
      const all = await callApi<{ id: number; name: string }[]>(`/api/${kind}`)
      this.#names.set(key, all.find((one) => one.id === id)?.name ?? null)
    }
    const readProject = async () => {
      const key = `projects ${projectId}`
      if (projectId === undefined || this.#names.has(key)) return
      const found = callApi<{ name: string }>(`/api/projects/${projectId}`)
      this.#names.set(key, await found.then(({ name }) => name).catch(() => null))
    }
    await Promise.all([read('parks', parkId), read('malls', mallId), readProject()])
  }
}

/** Loads a page of results; when there are none, suggested searches. */
export async function find(
  asked: SearchQuery,
  known: KnownNames,
  lines: readonly LineChoice[],
  language: Language,
): Promise<Results> {
  const { search, page } = asked
  const [{ items, total }] = await Promise.all([
    callApiList<FoundPublicUnit>(searchCall(search, PAGE_SIZE, (page - 1) * PAGE_SIZE)),
    known.complete(search),
  ])
  const names = known.of(search)
  return {
    ...asked,
    summary: summarizeSearch(asked, names, language, total),
    units: items.map((unit) => cardUnit(unit, search, language)),
    total,
    suggestions:
      total === 0 ? await searchSuggestions(search, names, lines, countMatches, language) : [],
  }
}
