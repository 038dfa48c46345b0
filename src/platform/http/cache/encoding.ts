import { Duplex } from 'node:stream'
import zlib from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import type { EdgeVariables } from '../edge.ts'
import { compressLarge } from './compress-large.ts'

/** A content encoding; `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity'

const MIN_COMPRESSED_BYTES = 1024
// A browser's Accept-Encoding has about 30 characters; anything beyond this length is ignored.
const MAX_HEADER_LENGTH = 500
const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(json|problem\+json|ld\+json|javascript|xml|manifest\+json|rss\+xml)|image\/svg\+xml)/

/** Longer bodies are compressed off the event loop: this many bytes take a millisecond. */
export const MAX_FAST_BYTES = 32 * 1024

// Nearly all clients send one of a few headers; parsing one costs a twentieth of serving a cached response.
const preferred = new LRUCache<string, Encoding>({ max: 100, memoMethod: parsePreferred })

/** The best encoding that an Accept-Encoding header allows: brotli, then gzip, then none. */
export function preferredEncoding(header: string | null | undefined): Encoding {
  return header ? preferred.memo(header.slice(0, MAX_HEADER_LENGTH)) : 'identity'
}

function parsePreferred(header: string): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, quality]) => !quality?.startsWith('q=') || Number(quality.slice(2)) > 0)
    .map(([name]) => name)
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Whether compressing a body of this type and size in bytes is worthwhile. */
export function isCompressible(contentType: string | null, bytes: number): boolean {
  return bytes >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType ?? '')
}

/**
 * Compresses quickly, for a response that a client is waiting for. Level 1 produces a seventh more bytes than
 * level 4, which takes up to four times as long and is meant for responses that are never cached.
 */
export function compressFast(body: Buffer, encoding: Encoding, level: 1 | 4 = 1): Buffer {
  if (encoding === 'identity') return body
  return encoding === 'gzip'
    ? zlib.gzipSync(body, { level })
    : zlib.brotliCompressSync(body, quality(level))
}

/** The same for a body of any length, which does not hold up other requests. Null when too many wait. */
export async function compressAny(
  body: Buffer,
  encoding: 'br' | 'gzip',
  level: 1 | 4,
): Promise<Buffer | null> {
  if (body.length <= MAX_FAST_BYTES) return compressFast(body, encoding, level)
  return compressLarge(body, encoding, level)
}

/** Compresses well, off the event loop, for a response that will be sent many times. */
export function compressSmall(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer | null> {
  return compressLarge(body, encoding, 9)
}

/** Compresses responses that no handler compressed: all but static files and cached responses. */
export const compressResponses = createMiddleware<EdgeVariables>(async (call, next) => {
  await next()
  const { headers, status } = call.res
  const isFinished = headers.has('content-length') || headers.has('content-encoding')
  if (isFinished || !isCompressible(headers.get('content-type'), MIN_COMPRESSED_BYTES)) return
  headers.append('vary', 'Accept-Encoding')
  const encoding = preferredEncoding(call.req.header('accept-encoding'))
  // The body is only touched if it will be compressed: reading it makes a lightweight response slow.
  if (encoding === 'identity' || call.req.method === 'HEAD' || !call.res.body) return
  if (headers.has('content-disposition')) {
    headers.set('content-encoding', encoding)
    const compressed = compressStream(call.res.body, encoding)
    call.res = undefined
    call.res = new Response(compressed, { status, headers })
    return
  }
  const plain = Buffer.from(await call.res.arrayBuffer())
  const isLong = plain.length >= MIN_COMPRESSED_BYTES
  const compressed = isLong ? await compressAny(plain, encoding, 4) : null
  if (compressed) headers.set('content-encoding', encoding)
  call.res = undefined
  call.res = new Response(new Uint8Array(compressed ?? plain), { status, headers })
})

/** Compresses a download as it streams, no faster than the client reads it: an export can be large. */
function compressStream(
  body: ReadableStream<Uint8Array>,
  encoding: 'br' | 'gzip',
): ReadableStream<Uint8Array> {
  const compressor = encoding === 'gzip' ? zlib.createGzip() : zlib.createBrotliCompress(quality(4))
  // Node's web streams and the DOM's are the same at run time but have different types.
  return body.pipeThrough(Duplex.toWeb(compressor) as ReadableWritablePair<Uint8Array, Uint8Array>)
}

function quality(level: number): zlib.BrotliOptions {
  return { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } }
}
