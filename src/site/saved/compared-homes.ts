import { MAX_COMPARED } from './saved-query.ts'

/** A home that was ticked on its card, with the path of its picture. */
export type ComparedHome = { id: number; image: string | null }

/** The key of the browser's storage. */
export const COMPARED = 'compared'

/** The homes ticked in this browser, oldest first. */
export function comparedHomes(): ComparedHome[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(COMPARED) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isHome).slice(0, MAX_COMPARED) : []
  } catch {
    return []
  }
}

/** Keeps these; without storage they last as long as the page. */
export function storeCompared(homes: readonly ComparedHome[]): void {
  try {
    if (homes.length === 0) localStorage.removeItem(COMPARED)
    else localStorage.setItem(COMPARED, JSON.stringify(homes))
  } catch {
    // Storage may be unavailable, as in some private windows.
  }
}

/** Adds one as the last. */
export function addCompared(home: ComparedHome): void {
  const others = comparedHomes().filter(({ id }) => id !== home.id)
  storeCompared([...others, home].slice(0, MAX_COMPARED))
}

/** Takes these out, as in the table of the comparison. */
export function removeCompared(ids: readonly number[]): void {
  storeCompared(comparedHomes().filter(({ id }) => !ids.includes(id)))
}

// An older version may have written it, or anybody by hand.
function isHome(value: unknown): value is ComparedHome {
  if (typeof value !== 'object' || value === null) return false
  const home: Record<string, unknown> = { ...value }
  const isPicture =
    home.image === null || (typeof home.image === 'string' && home.image.startsWith('/media/'))
  return Number.isInteger(home.id) && Number(home.id) > 0 && isPicture
}
