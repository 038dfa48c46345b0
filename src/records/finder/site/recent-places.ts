import { PlaceKind } from '../rules/place-kind.ts'
import type { PickedPlace } from '../rules/suggestion.ts'

const KEY = 'recent-places'
const MAX = 5

/** The places last picked in this browser, newest first. */
export function recentPlaces(): PickedPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, MAX) : []
  } catch {
    return []
  }
}

/** Remembers a picked place. Points are not: one may be where somebody was. */
export function rememberPlace(place: PickedPlace): void {
  if (place.kind === 'point') return
  const others = recentPlaces().filter(({ search }) => search !== place.search)
  store([place, ...others].slice(0, MAX))
}

export function clearPlaces(): void {
  store([])
}

function store(places: readonly PickedPlace[]): void {
  try {
    if (places.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(places))
  } catch {
    // Storage may be unavailable, as in some private windows.
  }
}

// An older version may have written it, or anybody by hand.
function isPlace(value: unknown): value is PickedPlace {
  if (typeof value !== 'object' || value === null) return false
  const place: Record<string, unknown> = { ...value }
  return (
    typeof place.kind === 'string' &&
    PlaceKind.has(place.kind) &&
    ['name', 'within', 'search'].every((key) => typeof place[key] === 'string') &&
    ['latitude', 'longitude'].every((key) => typeof place[key] === 'number')
  )
}
