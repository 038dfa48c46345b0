import { ProjectSearch } from '../../projects/rules.ts'
import { propertiesPath } from '../../shared/paths.ts'
import { readWhatFits } from '../../shared/read-what-fits.ts'

/** Cards of the first look, and of each further one. */
export const STEP = 9
/** A document draws no more of them; what follows comes by itself. */
const MOST_DRAWN = 99

/** Which projects are asked for, and how many of them are shown. */
export type Asked = { search: ProjectSearch; shown: number }

/** Reads an address or a form; what is wrong in it falls away. */
export function readAsked(raw: Record<string, unknown>): Asked {
  return { search: readWhatFits(ProjectSearch, raw), shown: readShown(raw.shown) }
}

/** The query of a search, empty where it asks for nothing. */
export function projectSearchQuery({ search, type, year, area, developerId, sort }: ProjectSearch) {
  const query = new URLSearchParams()
  const own = { search, type, year, area, developerId, sort: sort === 'newest' ? '' : sort }
  for (const [name, value] of Object.entries(own)) if (value) query.set(name, String(value))
  return query.toString()
}

/** The address of so many of the projects that a search finds. */
export function propertiesAddress({ search, shown }: Asked): string {
  const drawn = Math.min(shown, MOST_DRAWN)
  const more = drawn > STEP ? `shown=${drawn}` : ''
  return propertiesPath([projectSearchQuery(search), more].filter(Boolean).join('&'))
}

/** Whether every project is asked for, in whatever order. */
export function asksForAll({ sort, ...filters }: ProjectSearch): boolean {
  return Object.values(filters).every((value) => value === undefined)
}

function readShown(value: unknown): number {
  const shown = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : STEP
  return Math.min(Math.max(Math.ceil(shown / STEP), 1) * STEP, MOST_DRAWN)
}
