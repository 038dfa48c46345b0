import type { CatalogueVersion } from '../db/catalogue-version.ts'
import { perVersion } from '../db/per-version.ts'

/** Totals kept at once; the one used longest ago goes first. */
const MOST = 5000

const totalsOf = perVersion(() => new Map<string, Promise<number>>())

/**
 * The total of a search: counted once for each version of the catalogue, however many ask, because
 * counting costs as much as searching. `key` is the search in its normal form.
 */
export function keptTotal(
  catalogue: CatalogueVersion,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  const totals = totalsOf(catalogue)
  const known = totals.get(key)
  if (known) {
    totals.delete(key)
    totals.set(key, known)
    return known
  }
  const counting = count()
  totals.set(key, counting)
  counting.catch(() => totals.delete(key))
  for (const oldest of totals.keys()) {
    if (totals.size <= MOST) break
    totals.delete(oldest)
  }
  return counting
}
