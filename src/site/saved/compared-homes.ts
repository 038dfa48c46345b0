import { isId, storedList } from '../../records/units/site/stored-list.ts'
import { COMPARED } from './compared-key.ts'
import { MAX_COMPARED } from './saved-query.ts'

/** A home that was ticked on its card, with the path of its picture. */
export type ComparedHome = { id: number; image: string | null }

/* The homes ticked in this browser, oldest first. */
const {
  items: comparedHomes,
  store: storeCompared,
  useItems: useCompared,
} = storedList(COMPARED, MAX_COMPARED, isHome)

export { comparedHomes, storeCompared, useCompared }

/** Adds one as the last. */
export function addCompared(home: ComparedHome): void {
  storeCompared([...comparedHomes().filter(({ id }) => id !== home.id), home])
}

/** Takes these out, as in the table of the comparison. */
export function removeCompared(ids: readonly number[]): void {
  storeCompared(comparedHomes().filter(({ id }) => !ids.includes(id)))
}

function isHome(value: unknown): value is ComparedHome {
  if (typeof value !== 'object' || value === null) return false
  const { id, image }: Record<string, unknown> = { ...value }
  return isId(id) && (image === null || (typeof image === 'string' && image.startsWith('/media/')))
}
