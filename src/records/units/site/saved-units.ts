import { useSyncExternalStore } from 'react'
import { showToast } from '../../../ui/feedback/toast-store.ts'

/*
 * The ids of the homes saved in this browser, newest first. They are stored in the browser only; without
 * storage they last as long as the page.
 */

const KEY = 'saved'
/** More than anybody reads. */
export const MAX_SAVED = 100
/** Ids have at most 31 bits: a larger one cannot be in an address and would never finish loading. */
const BEYOND_IDS = 2 ** 31

let saved: readonly number[] | null = null
const listeners = new Set<() => void>()

/** The ids of the saved homes; the same array until they change. */
export function savedUnits(): readonly number[] {
  saved ??= read()
  return saved
}

/** Saves a home, or removes it; beyond the maximum the oldest is dropped. */
export function toggleSaved(id: number): void {
  const isSaved = savedUnits().includes(id)
  store(isSaved ? savedUnits().filter((other) => other !== id) : [id, ...savedUnits()])
  if (!isSaved) return
  showToast('', 'No longer among your saved homes.', 'plain', {
    label: 'Undo',
    hint: 'Save it again on its card.',
    run: () => store([id, ...savedUnits().filter((other) => other !== id)]),
  })
}

/** Saves all of these as well. */
export function saveAll(ids: readonly number[]): void {
  store([...new Set([...ids, ...savedUnits()])])
}

/** Removes these. */
export function removeSaved(ids: readonly number[]): void {
  store(savedUnits().filter((id) => !ids.includes(id)))
}

/** The saved homes in a component: none on the server and during hydration. */
export function useSaved(): readonly number[] {
  return useSyncExternalStore(onChange, savedUnits, noneSaved)
}

/** Whether a home is saved, in a component. */
export function useIsSaved(id: number): boolean {
  return useSyncExternalStore(
    onChange,
    () => savedUnits().includes(id),
    () => false,
  )
}

const emptyList: readonly number[] = []
const noneSaved = () => emptyList

function onChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return
    saved = null
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function store(ids: readonly number[]): void {
  saved = ids.slice(0, MAX_SAVED)
  try {
    localStorage.setItem(KEY, JSON.stringify(saved))
  } catch {
    // Storage may be unavailable, as in some private windows.
  }
  for (const listener of listeners) listener()
}

function read(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, MAX_SAVED) : []
  } catch {
    return []
  }
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < BEYOND_IDS
}
