import type { Context } from '../context.ts'
import { perVersion } from '../db/per-version.ts'

/**
 * A read that every page repeats, made once for each version of the catalogue. While this process cannot
 * be sure of the version, it is made each time.
 */
export function oncePerVersion<Reader extends Pick<Context, 'catalogue'>, T>(
  read: (context: Reader) => Promise<T>,
): (context: Reader) => Promise<T> {
  const knownOf = perVersion((): { value?: Promise<T> } => ({}))
  return (context) => {
    if (!context.catalogue.isSure) return read(context)
    const known = knownOf(context.catalogue)
    if (known.value) return known.value
    const value = read(context)
    known.value = value
    value.catch(() => {
      delete known.value
    })
    return value
  }
}
