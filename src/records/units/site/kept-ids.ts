import { useSyncExternalStore } from 'react'

/** Ids have at most 31 bits: a larger one cannot be in an address and would never finish loading. */
const BEYOND_IDS = 2 ** 31
const none: readonly number[] = []

/**
 * A list of ids, newest first, that is stored in this browser only; without storage it lasts as long as the page.
 * Beyond the maximum the oldest are dropped.
 */
export function keptIds(key: string, max: number) {
  let kept: readonly number[] | null = null
  const listeners = new Set<() => void>()

  /** The same array until it changes. */
  function ids(): readonly number[] {
    kept ??= read(key, max)
    return kept
  }

  function store(next: readonly number[]): void {
    kept = next.slice(0, max)
    try {
      localStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // Storage may be unavailable, as in some private windows.
    }
    for (const listener of listeners) listener()
  }

  function onChange(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return
      kept = null
      listener()
    }
    listeners.add(listener)
    addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', onStorage)
    }
  }

  /** The list in a component: empty on the server and during hydration. */
  const useIds = () => useSyncExternalStore(onChange, ids, () => none)
  return { ids, store, useIds }
}

function read(key: string, max: number): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, max) : none
  } catch {
    return none
  }
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < BEYOND_IDS
}
