import { useEffect, useSyncExternalStore } from 'react'
import type { WayThere } from '../../../places/minutes-rules.ts'
import { callApi } from '../../../shared/api-client.ts'
import type { MinutesAsked } from '../../asked-rules.ts'
import type { WaysToPlaces } from '../../minutes-rules.ts'
import { withoutPlace } from './minutes-words.ts'
import { forget, onRemembered, type Remembered, remember, remembered } from './remembered.ts'

// By the places asked for: what is known, and which homes wait to be asked for, all of a page together.
const known = new Map<string, Map<number, WayThere[]>>()
const waiting = new Map<string, Set<number>>()
const listeners = new Set<() => void>()

/** The remembered places and the ways to them from a home; null before scripts run, and where none is known. */
export function useRememberedWays(
  id: number,
): (Remembered & { ways: readonly WayThere[] | null }) | null {
  const places = useSyncExternalStore(onRemembered, remembered, none)
  const key = places ? keyOf(places.asked) : ''
  const ways = useSyncExternalStore(onWays, () => known.get(key)?.get(id) ?? null, none)
  useEffect(() => {
    if (places && !ways) ask(places.asked, id)
  }, [places, ways, id])
  return places && { ...places, ways }
}

const none = () => null

function onWays(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function ask(asked: MinutesAsked, id: number): void {
  const key = keyOf(asked)
  const others = waiting.get(key)
  if (others) {
    others.add(id)
    return
  }
  waiting.set(key, new Set([id]))
  queueMicrotask(() => void look(key))
}

async function look(key: string): Promise<void> {
  const ids = [...(waiting.get(key) ?? [])].sort((a, b) => a - b)
  waiting.delete(key)
  // Where it fails, the lines stay empty: nothing else on the page depends on them.
  const path = `/api/units/minutes?ids=${ids}&${key}`
  const found = await callApi<WaysToPlaces>(path).catch(() => null)
  const ways = known.get(key) ?? new Map<number, WayThere[]>()
  for (const { id, minutes } of found?.homes ?? []) ways.set(id, minutes)
  known.set(key, ways)
  if (found) callAnew(key, found.places)
  for (const listener of listeners) listener()
}

/** Keeps the places by what they are called now, and forgets those that are no more. */
function callAnew(key: string, names: WaysToPlaces['places']): void {
  const kept = remembered()
  if (!kept || keyOf(kept.asked) !== key) return
  const left = names.filter((name) => name !== null)
  const gone = [...names.keys()].filter((place) => names[place] === null)
  if (left.length === 0) forget()
  else if (left.join('\n') !== kept.names.join('\n')) {
    remember(gone.reduceRight(withoutPlace, kept.asked), left)
  }
}

function keyOf({ minutesTo = [], minutesNear = [] }: MinutesAsked): string {
  return new URLSearchParams([
    ...minutesTo.map((id) => ['minutesTo', String(id)]),
    ...minutesNear.map((point) => ['minutesNear', point]),
  ]).toString()
}
