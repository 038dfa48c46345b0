import type { MinutesQuery } from '../../rules/minutes-query.ts'

/** The places of work or study last searched by in this browser, and their names. */
export type Remembered = { asked: MinutesQuery; names: readonly (string | null)[] }

/** The storage key. `markRememberedPlaces` sets the number of places on the document before the first paint. */
export const MINUTES_KEY = 'minutes'

let cache: { text: string | null; remembered: Remembered | null } | undefined

/** The remembered places, or null; the same object until they change. */
export function remembered(): Remembered | null {
  const text = stored()
  if (cache?.text !== text) cache = { text, remembered: parse(text) }
  return cache.remembered
}

/** Remembers the places of a search for other pages; without storage they are forgotten. */
export function remember(
  { minutesTo, minutesNear, minutesMax }: MinutesQuery,
  names: readonly (string | null)[],
): void {
  if (names.length === 0) return
  const places: Remembered = { asked: { minutesTo, minutesNear, minutesMax }, names }
  write(JSON.stringify(places), names.length)
}

export function clearRemembered(): void {
  write(null, 0)
}

/** Calls back when the places change, in this tab or another, until the returned function is called. */
export function onRemembered(listener: () => void): () => void {
  const onStorage = () => {
    markDocument(remembered()?.names.length ?? 0)
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

const listeners = new Set<() => void>()

function write(text: string | null, places: number): void {
  try {
    if (text === null) localStorage.removeItem(MINUTES_KEY)
    else localStorage.setItem(MINUTES_KEY, text)
    markDocument(places)
  } catch {
    // Storage may be unavailable, as in some private windows.
  }
  for (const listener of listeners) listener()
}

/** Sets the number of places on the document, whose styles reserve the space for them. */
function markDocument(places: number): void {
  const { dataset } = document.documentElement
  if (places > 0) dataset.minutes = String(places)
  else delete dataset.minutes
}

function stored(): string | null {
  try {
    return localStorage.getItem(MINUTES_KEY)
  } catch {
    return null
  }
}

function parse(text: string | null): Remembered | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRemembered(value) ? value : null
  } catch {
    return null
  }
}

// An older version may have written it, or anybody by hand, so every part that pages use is checked.
function isRemembered(value: unknown): value is Remembered {
  const { asked = null, names } = fieldsOf(value)
  const { minutesTo = [], minutesNear = [], minutesMax = 0 } = fieldsOf(asked)
  return (
    asked !== null &&
    isListOf(names, ['string', 'object']) &&
    isListOf(minutesTo, ['number']) &&
    isListOf(minutesNear, ['string']) &&
    typeof minutesMax === 'number'
  )
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isListOf(value: unknown, types: readonly string[]): boolean {
  return Array.isArray(value) && value.every((item) => types.includes(typeof item))
}
