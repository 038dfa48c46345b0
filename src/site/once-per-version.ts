import type { Context } from '../context.ts'
import type { CatalogueVersion } from '../db/catalogue-version.ts'

/**
 * A read that every page repeats, made once for each version of the catalogue. While this process cannot
 * be sure of the version, it is made each time.
 */
export function oncePerVersion<Reader extends Pick<Context, 'catalogue'>, T>(
  read: (context: Reader) => Promise<T>,
): (context: Reader) => Promise<T> {
  const kept = new WeakMap<CatalogueVersion, { version: number; value: Promise<T> }>()
  return (context) => {
    const { catalogue } = context
    if (!catalogue.isSure) return read(context)
    const known = kept.get(catalogue)
    if (known?.version === catalogue.current) return known.value
    const version = catalogue.current
    const value = read(context)
    kept.set(catalogue, { version, value })
    value.catch(() => kept.delete(catalogue))
    return value
  }
}
