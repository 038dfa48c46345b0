import type { UnitSearch } from '../rules/search.ts'
import { readQuickForm } from './quick-search.ts'

const KEY = 'quick-search'

/** Keeps the quick form's values until the next page is opened in this tab by anything but Back or Reload. */
export function keepChoices(form: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(readQuickForm(form), digitsAsNumbers))
  } catch {
    // Without storage nothing is kept.
  }
}

/** The choices to show again after Back or Reload, else null. */
export function keptChoices(): UnitSearch | null {
  try {
    const [visit] = performance.getEntriesByType('navigation')
    if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    }
  } catch {
    // Without storage, or with something else in it, nothing was kept.
  }
  return null
}

function digitsAsNumbers(_name: string, value: unknown): unknown {
  if (value === '') return undefined
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}
