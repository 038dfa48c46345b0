import { hash } from 'node:crypto'
import type { Call } from '../edge.ts'

/** The ETag of a response, from its body and relevant header values. Weak, because the body has several encodings. */
export function etagOf(body: Buffer, headerValues: string): string {
  return `W/"${hash('sha1', hash('sha1', body) + headerValues, 'base64url')}"`
}

/** Whether an If-None-Match header names this ETag, by weak comparison. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch !== undefined
  const bare = etag.replace('W/', '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace('W/', '') === bare)
}

/** Sets the ETag of this version and returns a 304 response if the client already has it, else null. */
export function notModified(call: Call, version: string): Response | null {
  const etag = `W/"${version}"`
  call.header('etag', etag)
  return matchesEtag(call.req.header('if-none-match'), etag) ? call.body(null, 304) : null
}
