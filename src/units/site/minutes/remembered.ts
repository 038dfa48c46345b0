import type { MinutesAsked } from '../../asked-rules.ts'

/** The places of work or study that this browser's reader last searched by, with their names. */
export type Remembered = { asked: MinutesAsked; names: readonly (string | null)[] }

/** Where they are kept; how many there are stands on the document before it is drawn (`MINUTES_LINE`). */
export const MINUTES_KEY = 'minutes'

let read: { text: string | null; remembered: Remembered | null } | undefined

/** What is remembered, or null; the same object as long as it is the same. */
export function remembered(): Remembered | null {
  const text = stored()
  if (read?.text !== text) read = { text, remembered: parse(text) }
  return read.remembered
}

/** Keeps the places of a search for the pages that no search made; a browser without storage forgets. */
export function remember(
  { minutesTo, minutesNear, minutesMax }: MinutesAsked,
  names: readonly (string | null)[],
): void {
  if (names.length === 0) return
  const kept: Remembered = { asked: { minutesTo, minutesNear, minutesMax }, names }
  keep(JSON.stringify(kept), names.length)
}

export function forget(): void {
  keep(null, 0)
}

/** Calls back when the places change, in this tab or another, until the returned function is called. */
export function onRemembered(listener: () => void): () => void {
  const elsewhere = () => {
    tell(remembered()?.names.length ?? 0)
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

const listeners = new Set<() => void>()

function keep(text: string | null, places: number): void {
  try {
    if (text === null) localStorage.removeItem(MINUTES_KEY)
    else localStorage.setItem(MINUTES_KEY, text)
    tell(places)
  } catch {
    // Private windows may refuse to keep anything.
  }
  for (const listener of listeners) listener()
}

/** Says on the document how many places there are: the room for them goes by it. */
function tell(places: number): void {
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
    const kept: unknown = JSON.parse(text ?? 'null')
    return isRemembered(kept) ? kept : null
  } catch {
    return null
  }
}

// An older version may have written it, or anybody by hand: what a page draws of it has to be what it says.
function isRemembered(kept: unknown): kept is Remembered {
  const { asked = null, names } = fieldsOf(kept)
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
  return Array.isArray(value) && value.every((one) => types.includes(typeof one))
}
