import type { CatalogueVersion } from '../db/catalogue-version.ts'

/** Totals kept at once; the one used longest ago goes first. */
const MOST = 5000

type Kept = { version: number; totals: Map<string, Promise<number>> }
const keptOf = new WeakMap<CatalogueVersion, Kept>()

/**
 * The total of a search: counted once for each version of the catalogue, however many ask, because
 * counting costs as much as searching. `key` is the search in its normal form.
 */
export function keptTotal(
  catalogue: CatalogueVersion,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  const { totals } = keptAt(catalogue)
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

function keptAt(catalogue: CatalogueVersion): Kept {
  const kept = keptOf.get(catalogue)
  if (kept?.version === catalogue.current) return kept
  const fresh = { version: catalogue.current, totals: new Map<string, Promise<number>>() }
  keptOf.set(catalogue, fresh)
  return fresh
}
