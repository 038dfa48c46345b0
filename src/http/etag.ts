import { hash } from 'node:crypto'
import type { Call } from './edge.ts'

/** The ETag of an answer by its body and what its headers say: weak, because it may be packed in several ways. */
export function etagOf(body: Buffer, said: string): string {
  return `W/"${hash('sha1', hash('sha1', body) + said, 'base64url')}"`
}

/** Whether an If-None-Match header names this ETag: packed in whatever way, it is the same answer. */
export function hasVersion(known: string | undefined, etag: string): boolean {
  if (known === undefined || known === etag) return known !== undefined
  const bare = etag.replace('W/', '')
  return known.split(',').some((one) => one.trim().replace('W/', '') === bare)
}

/** Marks the answer with its version, and answers 304 when the reader says that it has that one; else null. */
export function unchanged(call: Call, version: string): Response | null {
  const etag = `W/"${version}"`
  call.header('etag', etag)
  return hasVersion(call.req.header('if-none-match'), etag) ? call.body(null, 304) : null
}
