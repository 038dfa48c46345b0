import { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import type { EdgeVariables } from './edge.ts'

/** How a body can be packed; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity'

const WORTH_PACKING = 1024
// A browser's header has 30 characters; whoever sends more than this is read so far.
const MOST_READ = 500
const COMPRESSIBLE =
  /^(text\/|application\/(json|problem\+json|ld\+json|javascript|xml|manifest\+json|rss\+xml)|image\/svg\+xml)/

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

// Nearly all readers send one of a few headers; read anew, one costs a twentieth of a kept answer.
const preferred = new LRUCache<string, Encoding>({ max: 100, memoMethod: readPreferred })

/** The packing a reader takes that we like best, from its Accept-Encoding. */
export function preferredEncoding(accepted: string | null | undefined): Encoding {
  return accepted ? preferred.memo(accepted.slice(0, MOST_READ)) : 'identity'
}

function readPreferred(accepted: string): Encoding {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, quality]) => !quality?.startsWith('q=') || Number(quality.slice(2)) > 0)
    .map(([name]) => name)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}

/** Whether packing a body of this type and size in bytes is worth the work. */
export function isWorthPacking(contentType: string | null, bytes: number): boolean {
  return bytes >= WORTH_PACKING && COMPRESSIBLE.test(contentType ?? '')
}

/**
 * Packs quickly, for an answer that somebody waits for: a seventh more bytes than brotli 4 has, which takes
 * up to four times as long and is for answers that are never kept.
 */
export function packNow(body: Buffer, encoding: Encoding, level: 1 | 4 = 1): Buffer {
  if (encoding === 'identity') return body
  return encoding === 'gzip'
    ? zlib.gzipSync(body, { level })
    : zlib.brotliCompressSync(body, quality(level))
}

/** Packs small, off the event loop, for an answer that many will ask for. */
export function packSmall(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body)
  return encoding === 'gzip' ? gzip(body, { level: 9 }) : brotli(body, quality(9))
}

/** Packs what no handler packed: all that is neither a file nor kept in memory. */
export const packAnswers = createMiddleware<EdgeVariables>(async (call, next) => {
  await next()
  const { headers, status } = call.res
  const isFinished = headers.has('content-length') || headers.has('content-encoding')
  if (isFinished || !isWorthPacking(headers.get('content-type'), WORTH_PACKING)) return
  headers.append('vary', 'Accept-Encoding')
  const encoding = preferredEncoding(call.req.header('accept-encoding'))
  // Only what is packed is looked at: a light answer becomes a slow one by asking for its body.
  if (encoding === 'identity' || call.req.method === 'HEAD' || !call.res.body) return
  if (headers.has('content-disposition')) {
    headers.set('content-encoding', encoding)
    const packed = packOnTheWay(call.res.body, encoding)
    call.res = undefined
    call.res = new Response(packed, { status, headers })
    return
  }
  const plain = Buffer.from(await call.res.arrayBuffer())
  const isPacked = plain.length >= WORTH_PACKING
  if (isPacked) headers.set('content-encoding', encoding)
  const bytes = isPacked ? packNow(plain, encoding, 4) : plain
  call.res = undefined
  call.res = new Response(new Uint8Array(bytes), { status, headers })
})

/** A file may be as long as the inventory: it is packed as it comes, no faster than it is read. */
function packOnTheWay(
  body: ReadableStream<Uint8Array>,
  encoding: 'br' | 'gzip',
): ReadableStream<Uint8Array> {
  const packer = encoding === 'gzip' ? zlib.createGzip() : zlib.createBrotliCompress(quality(4))
  // Node's streams and the browser's are the same, and of different types.
  return body.pipeThrough(Duplex.toWeb(packer) as ReadableWritablePair<Uint8Array, Uint8Array>)
}

function quality(level: number): zlib.BrotliOptions {
  return { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } }
}
