import type { ProjectSearch } from '../../records/projects/rules/project.ts'
import { propertiesPath } from '../../shared/paths.ts'

/** The number of cards that a page shows first, and that each Show more adds. */
export const STEP = 9
/** The most cards that the server renders; more are loaded in the browser. */
export const MAX_CARDS = 99

/** A search for projects, and how many results to show. */
export type PropertiesQuery = { search: ProjectSearch; shown: number }

/** The query parameters of a search; empty without filters. */
export function projectSearchQuery({ search, type, year, area, developerId, sort }: ProjectSearch) {
  const query = new URLSearchParams()
  const params = { search, type, year, area, developerId, sort: sort === 'newest' ? '' : sort }
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, String(value))
  return query.toString()
}

/** The URL of a search that shows `shown` projects. */
export function propertiesAddress({ search, shown }: PropertiesQuery): string {
  const cards = Math.min(shown, MAX_CARDS)
  const shownParam = cards > STEP ? `shown=${cards}` : ''
  return propertiesPath([projectSearchQuery(search), shownParam].filter(Boolean).join('&'))
}

/** Whether the search has no filters; the order does not matter. */
export function isUnfiltered({ sort, ...filters }: ProjectSearch): boolean {
  return Object.values(filters).every((value) => value === undefined)
}
