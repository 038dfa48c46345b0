import { isId, storedList } from './stored-list.ts'

/** Ten besides the one that is open. */
const MAX_RECENT = 11

/* The ids of the homes opened in this browser, newest first. */
const {
  items: recentUnits,
  store: storeRecent,
  useItems: useRecent,
} = storedList('recent-homes', MAX_RECENT, isId)

export { recentUnits, storeRecent, useRecent }

/** Puts a home first among those opened in this browser. */
export function addRecent(id: number): void {
  if (recentUnits()[0] === id) return
  storeRecent([id, ...recentUnits().filter((other) => other !== id)])
}
