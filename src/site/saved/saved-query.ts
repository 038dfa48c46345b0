import { MAX_SAVED } from '../../records/units/site/saved-units.ts'
import { savedPath } from '../../shared/paths.ts'

/** The most homes that are compared at once. */
export const MAX_COMPARED = 4

/** The ids of a list, newest first, and which of them are compared; empty `homes` stands for the browser's own list. */
export type SavedQuery = { homes: readonly number[]; compared: readonly number[] }

/** Homes that were ticked without JavaScript are listed and compared. */
export function readSavedQuery(query: URLSearchParams): SavedQuery {
  const ticked = readIds(query.getAll('ticked').join(',')).slice(0, MAX_COMPARED)
  if (ticked.length > 0) return { homes: ticked, compared: ticked }
  const homes = readIds(query.get('homes')).slice(0, MAX_SAVED)
  const isOwn = homes.length === 0
  const compared = readIds(query.get('compare')).filter((id) => isOwn || homes.includes(id))
  return { homes, compared: compared.slice(0, MAX_COMPARED) }
}

/** The URL of a list that can be shared. */
export function savedAddress({ homes, compared }: SavedQuery): string {
  const query = [
    homes.length > 0 && `homes=${homes.join(',')}`,
    compared.length > 0 && `compare=${compared.join(',')}`,
  ]
  const params = query.filter(Boolean).join('&')
  return savedPath() + (params && `?${params}`)
}

function readIds(text: string | null): number[] {
  const ids = (text ?? '')
    .slice(0, 2000)
    .split(',')
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .map(Number)
  return [...new Set(ids)]
}
