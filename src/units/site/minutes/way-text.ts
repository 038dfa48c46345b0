import type { WayThere } from '../../../places/minutes-rules.ts'

type Steps = Pick<WayThere, 'walk' | 'train' | 'transfers' | 'lastWalk'>

/** What a way holds, and where it leads: `to Asok: 4 min walk + 11 min train`; whole, with its changes too. */
export function wayText(name: string | null, way: WayThere, told?: { changes: boolean }): string {
  return `to ${namedPlaces([name])}: ${waySteps(way, told)}`
}

/** `4 min walk + 11 min train`; whole, with its changes too. */
export function waySteps(
  { walk, train, transfers, lastWalk }: Steps,
  told?: { changes: boolean },
): string {
  const parts = [
    (walk > 0 || train === 0) && `${walk} min walk`,
    train > 0 && `${train} min train`,
    train > 0 && lastWalk && `${lastWalk} min walk`,
  ].filter(Boolean)
  const changes = told?.changes && transfers > 0 ? `, ${changesText(transfers)}` : ''
  return parts.join(' + ') + changes
}

function changesText(transfers: number): string {
  if (transfers === 1) return 'one change'
  return `${transfers === 2 ? 'two' : transfers} changes`
}

/** `Asok`, `Asok and Siam`. */
export function namedPlaces(names: readonly (string | null)[]): string {
  return names.map((name) => name ?? 'an unknown station').join(' and ')
}
