import { savedPath } from '../../shared/paths.ts'
import { MOST_SAVED } from '../../units/site/saved-homes.ts'

/** At most so many homes are compared at once. */
export const MOST_COMPARED = 4

/** The homes of a list, newest first, and which of them are compared; no homes where a browser's own are meant. */
export type Asked = { homes: readonly number[]; compared: readonly number[] }

export function readAsked(query: URLSearchParams): Asked {
  const homes = readIds(query.get('homes')).slice(0, MOST_SAVED)
  const isOwn = homes.length === 0
  const compared = readIds(query.get('compare')).filter((id) => isOwn || homes.includes(id))
  return { homes, compared: compared.slice(0, MOST_COMPARED) }
}

/** The address of a list that anybody can open. */
export function savedAddress({ homes, compared }: Asked): string {
  const query = [
    homes.length > 0 && `homes=${homes.join(',')}`,
    compared.length > 0 && `compare=${compared.join(',')}`,
  ]
  const asked = query.filter(Boolean).join('&')
  return savedPath() + (asked && `?${asked}`)
}

function readIds(text: string | null): number[] {
  const ids = (text ?? '')
    .slice(0, 2000)
    .split(',')
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .map(Number)
  return [...new Set(ids)]
}
