import type { LineChoice } from '../../places/site/line-choices.ts'
import { callApi, callApiList } from '../../shared/api-client.ts'
import { parseUnitSearch, type UnitSearch, visitorSearch } from '../../units/search-rules.ts'
import { cardUnit, type FoundDocument } from '../../units/site/card-unit.ts'
import { readQuickForm } from '../../units/site/quick-search.ts'
import type { SearchNames } from '../../units/site/search-chips.ts'
import { type GivenNames, searchNames } from '../../units/site/search-names.ts'
import { waysOut } from '../../units/site/ways-out.ts'
import { countMatches, searchCall } from './count-matches.ts'
import { PAGE_SIZE, readPage, readView } from './paging.ts'
import type { Asked, Results } from './results.ts'
import { tellSearch } from './tell-search.ts'

export { tellSearch }

/*
 * All that it takes to search in place. It is fetched when somebody is about to: what reads, names and
 * words a search is as much code as the page itself, and the page's own search comes told by the server.
 */

/** The search of a form's fields, whatever of them makes sense. */
export function readForm(form: Record<string, unknown>): UnitSearch {
  return visitorSearch(parseUnitSearch(readQuickForm(form)))
}

/** What the address asks for. */
export function readAddress(): Asked {
  const query = new URLSearchParams(location.search)
  return {
    search: readForm(Object.fromEntries(query)),
    page: readPage(query.get('page')),
    view: readView(query.get('view')),
  }
}

/** What is known by name so far; what a search names besides is read once. */
export class KnownNames {
  readonly #lines: readonly LineChoice[]
  readonly #names = new Map<string, string | null>()

  constructor(lines: readonly LineChoice[]) {
    this.#lines = lines
  }

  learn({ parkId, mallId, projectId }: UnitSearch, { park, mall, project }: GivenNames): void {
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

  /** A search that somebody came back to names what this page never read. */
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

/** One page of what a search finds; where that is nothing, what to look for instead. */
export async function find(
  asked: Asked,
  known: KnownNames,
  lines: readonly LineChoice[],
): Promise<Results> {
  const { search, page } = asked
  const [{ items, total }] = await Promise.all([
    callApiList<FoundDocument>(searchCall(search, PAGE_SIZE, (page - 1) * PAGE_SIZE)),
    known.complete(search),
  ])
  const names = known.of(search)
  return {
    ...asked,
    told: tellSearch(asked, names, total),
    units: items.map((unit) => cardUnit(unit, search)),
    total,
    ways: total === 0 ? await waysOut(search, names, lines, countMatches) : [],
  }
}
