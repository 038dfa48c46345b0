import { useEffect, useSyncExternalStore } from 'react'
import type { Journey } from '../../../../city/rail/rules/minutes.ts'
import { callApi } from '../../../../shared/api-client.ts'
import type { JourneysToPlaces } from '../../rules/minutes.ts'
import type { MinutesQuery } from '../../rules/minutes-query.ts'
import { withoutPlace } from '../../rules/words/place-conditions.ts'
import {
  clearRemembered,
  onRemembered,
  type Remembered,
  remember,
  remembered,
} from './remembered.ts'

// By the query of the places: the journeys loaded, and the units waiting for one request of the whole page.
const loaded = new Map<string, Map<number, Journey[]>>()
const waiting = new Map<string, Set<number>>()
const listeners = new Set<() => void>()

/** The remembered places and a unit's journeys to them, null until loaded; null on the server and without places. */
export function useRememberedJourneys(
  id: number,
): (Remembered & { journeys: readonly Journey[] | null }) | null {
  const places = useSyncExternalStore(onRemembered, remembered, none)
  const key = places ? keyOf(places.asked) : ''
  const journeys = useSyncExternalStore(onJourneys, () => loaded.get(key)?.get(id) ?? null, none)
  useEffect(() => {
    if (places && !journeys) request(places.asked, id)
  }, [places, journeys, id])
  return places && { ...places, journeys }
}

const none = () => null

function onJourneys(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function request(query: MinutesQuery, id: number): void {
  const key = keyOf(query)
  const others = waiting.get(key)
  if (others) {
    others.add(id)
    return
  }
  waiting.set(key, new Set([id]))
  queueMicrotask(() => void load(key))
}

async function load(key: string): Promise<void> {
  const ids = [...(waiting.get(key) ?? [])].sort((a, b) => a - b)
  waiting.delete(key)
  // If it fails, the lines stay empty; nothing else on the page depends on them.
  const path = `/api/units/minutes?ids=${ids}&${key}`
  const response = await callApi<JourneysToPlaces>(path).catch(() => null)
  const journeys = loaded.get(key) ?? new Map<number, Journey[]>()
  for (const { id, minutes } of response?.homes ?? []) journeys.set(id, minutes)
  loaded.set(key, journeys)
  if (response) updateNames(key, response.places)
  for (const listener of listeners) listener()
}

/** Updates the names of the remembered places, and forgets places that no longer exist. */
function updateNames(key: string, names: JourneysToPlaces['places']): void {
  const places = remembered()
  if (!places || keyOf(places.asked) !== key) return
  const remaining = names.filter((name) => name !== null)
  const removed = [...names.keys()].filter((place) => names[place] === null)
  if (remaining.length === 0) clearRemembered()
  else if (remaining.join('\n') !== places.names.join('\n')) {
    remember(removed.reduceRight(withoutPlace, places.asked), remaining)
  }
}

function keyOf({ minutesTo = [], minutesNear = [] }: MinutesQuery): string {
  return new URLSearchParams([
    ...minutesTo.map((id) => ['minutesTo', String(id)]),
    ...minutesNear.map((point) => ['minutesNear', point]),
  ]).toString()
}
