import { useSyncExternalStore } from 'react'
import { showToast } from '../../ui/toast-store.ts'

/*
 * The homes that this browser keeps, newest first, by their ids. Nothing of it is sent anywhere; a browser
 * without storage forgets them with the page.
 */

const KEY = 'saved'
/** More than a list that anybody reads. */
export const MOST_SAVED = 100
/** No home has an id of more than 31 bits: one that an address cannot name would be waited for without end. */
const BEYOND_IDS = 2 ** 31

let saved: readonly number[] | null = null
const listeners = new Set<() => void>()

/** The ids of the saved homes; the same list until it changes. */
export function savedHomes(): readonly number[] {
  saved ??= read()
  return saved
}

/** Keeps a home, or keeps it no longer; the oldest goes where there are too many. */
export function toggleSaved(id: number): void {
  const isSaved = savedHomes().includes(id)
  keep(isSaved ? savedHomes().filter((one) => one !== id) : [id, ...savedHomes()])
  if (!isSaved) return
  showToast('', 'No longer among your saved homes.', 'plain', {
    label: 'Undo',
    hint: 'Save it again on its card.',
    run: () => keep([id, ...savedHomes().filter((one) => one !== id)]),
  })
}

/** Keeps all of these besides. */
export function saveAll(ids: readonly number[]): void {
  keep([...new Set([...ids, ...savedHomes()])])
}

/** Forgets these. */
export function forgetSaved(ids: readonly number[]): void {
  keep(savedHomes().filter((id) => !ids.includes(id)))
}

/** The saved homes in a component: none on the server and in the first drawing. */
export function useSaved(): readonly number[] {
  return useSyncExternalStore(onChange, savedHomes, none)
}

/** Whether a home is saved, in a component. */
export function useIsSaved(id: number): boolean {
  return useSyncExternalStore(
    onChange,
    () => savedHomes().includes(id),
    () => false,
  )
}

const nothing: readonly number[] = []
const none = () => nothing

function onChange(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return
    saved = null
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

function keep(ids: readonly number[]): void {
  saved = ids.slice(0, MOST_SAVED)
  try {
    localStorage.setItem(KEY, JSON.stringify(saved))
  } catch {
    // Private windows may refuse to keep anything.
  }
  for (const listener of listeners) listener()
}

function read(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, MOST_SAVED) : []
  } catch {
    return []
  }
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < BEYOND_IDS
}
