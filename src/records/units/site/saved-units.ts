import { showToast } from '../../../ui/feedback/toast-store.ts'
import { isId, storedList } from './stored-list.ts'

/** More than anybody reads. */
export const MAX_SAVED = 100

/* The ids of the homes saved in this browser, newest first. */
const { items: savedUnits, store, useItems: useSaved } = storedList('saved', MAX_SAVED, isId)

export { useSaved }

/** Saves a home, or removes it; beyond the maximum the oldest is dropped. */
export function toggleSaved(id: number): void {
  const isSaved = savedUnits().includes(id)
  store(isSaved ? savedUnits().filter((other) => other !== id) : [id, ...savedUnits()])
  if (!isSaved) return
  showToast('', 'Removed from your saved homes.', 'plain', {
    label: 'Undo',
    hint: 'You can save it again on its card.',
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

/** Whether a home is saved, in a component. */
export function useIsSaved(id: number): boolean {
  return useSaved().includes(id)
}
