import { useSyncExternalStore } from 'react'

/** A list in the browser's storage, for every part of the page and every tab. */
export type StoredList<Item> = {
  /** The same array until it changes. */
  items: () => readonly Item[]
  store: (items: readonly Item[]) => void
  /** The list in a component: empty on the server and during hydration. */
  useItems: () => readonly Item[]
}

/**
 * A list that is stored in this browser only; without storage it lasts as long as the page. What `isItem` refuses is
 * left out, as an older version may have written it, or anybody by hand, and so is what is beyond the maximum.
 */
export function storedList<Item>(
  key: string,
  max: number,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  const none: readonly Item[] = []
  let read: readonly Item[] | null = null
  const listeners = new Set<() => void>()

  function items(): readonly Item[] {
    read ??= fromStorage()
    return read
  }

  function fromStorage(): readonly Item[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? [...new Set(stored.filter(isItem))].slice(0, max) : none
    } catch {
      return none
    }
  }

  function store(next: readonly Item[]): void {
    read = next.slice(0, max)
    try {
      localStorage.setItem(key, JSON.stringify(read))
    } catch {
      // Storage may be unavailable, as in some private windows.
    }
    for (const listener of listeners) listener()
  }

  function onChange(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return
      read = null
      listener()
    }
    listeners.add(listener)
    addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', onStorage)
    }
  }

  return { items, store, useItems: () => useSyncExternalStore(onChange, items, () => none) }
}

/** Ids have at most 31 bits: a larger one cannot be in an address and would never finish loading. */
export function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31
}
