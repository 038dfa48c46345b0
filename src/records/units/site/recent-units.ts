import { keptIds } from './kept-ids.ts'

/** Ten besides the one that is open. */
const { ids: recentUnits, store: storeRecent, useIds: useRecent } = keptIds('recent-homes', 11)

export { recentUnits, storeRecent, useRecent }

/** Puts a home first among those opened in this browser. */
export function addRecent(id: number): void {
  if (recentUnits()[0] === id) return
  storeRecent([id, ...recentUnits().filter((other) => other !== id)])
}
