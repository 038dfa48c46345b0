import type { Call } from './edge.ts'

/**
 * Marks the answer with its version, and answers 304 when the reader says (If-None-Match) that it
 * already has that one; else null. The ETag is weak: one version may be packed in several ways.
 */
export function unchanged(call: Call, version: string): Response | null {
  const etag = `W/"${version}"`
  call.header('etag', etag)
  return hasVersion(call.req.header('if-none-match'), etag) ? call.body(null, 304) : null
}

/** Whether an If-None-Match header names this ETag. */
export function hasVersion(known: string | undefined, etag: string): boolean {
  if (known === undefined || known === etag) return known !== undefined
  return known.split(',').some((one) => one.trim() === etag)
}
