import type { CatalogueVersion } from './catalogue-version.ts'

/** What is known of the catalogue as it is now: made anew for each of its versions. */
export function perVersion<T>(make: () => T): (catalogue: CatalogueVersion) => T {
  const kept = new WeakMap<CatalogueVersion, { version: number; known: T }>()
  return (catalogue) => {
    const version = catalogue.current
    const found = kept.get(catalogue)
    if (found?.version === version) return found.known
    const known = make()
    kept.set(catalogue, { version, known })
    return known
  }
}
