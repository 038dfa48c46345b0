import type { UnitSearch } from '../rules/search.ts'
import { readQuickForm } from './quick-search.ts'
import type { SearchPlace } from './search-place.ts'

const KEY = 'quick-search'

/** The choices of a quick form: its filters, and the place with its name. */
export type KeptChoices = { search: UnitSearch; place: SearchPlace | null }

/** Keeps the quick form's choices until the next page is opened in this tab by anything but Back or Reload. */
export function keepChoices(form: Record<string, unknown>, place: SearchPlace | null): void {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ search: readQuickForm(form), place }, digitsAsNumbers),
    )
  } catch {
    // Without storage nothing is kept.
  }
}

/** The choices to show again after Back or Reload, else null. */
export function keptChoices(): KeptChoices | null {
  try {
    if (isReturn()) {
      const kept: Partial<KeptChoices> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
      return kept?.search ? { search: kept.search, place: kept.place ?? null } : null
    }
  } catch {
    // Without storage, or with something else in it, nothing was kept.
  }
  return null
}

/** Whether Back, Forward or Reload led to this page. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}

function digitsAsNumbers(_name: string, value: unknown): unknown {
  if (value === '') return undefined
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}
