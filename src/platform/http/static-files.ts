import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { createMiddleware } from 'hono/factory'
import { preferredEncoding } from './cache/encoding.ts'
import { matchesEtag } from './cache/etag.ts'
import type { EdgeVariables } from './edge.ts'

type Bytes = Uint8Array<ArrayBuffer>
type StaticFile = {
  type: string
  bytes: Bytes
  packed: { br?: Bytes; gzip?: Bytes; identity?: undefined }
  etag: string
  caching: string
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves the files of a built folder, read once at start-up, each at its path under `/`. Those in
 * `/assets/` have a hash in their name and never expire; the others are revalidated after an hour.
 * Only files read at start-up are served, so no path can lead out of the folder.
 */
export function staticFiles(folder: string) {
  const files = readFiles(folder)
  return createMiddleware<EdgeVariables>(async (call, next) => {
    const { method, path: requestPath } = call.req
    const file = method === 'GET' || method === 'HEAD' ? files.get(requestPath) : undefined
    if (!file) return next()
    const headers: Record<string, string> = { etag: file.etag, 'cache-control': file.caching }
    if (matchesEtag(call.req.header('if-none-match'), file.etag)) {
      return call.body(null, 304, headers)
    }
    const encoding = preferredEncoding(call.req.header('accept-encoding'))
    const packed = file.packed[encoding]
    const body = packed ?? file.bytes
    if (packed) headers['content-encoding'] = encoding
    if (file.packed.gzip) headers.vary = 'accept-encoding'
    headers['content-type'] = file.type
    headers['content-length'] = String(body.length)
    return call.body(body, 200, headers)
  })
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const fullPath = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, fullPath).replaceAll(path.sep, '/')
    const type = TYPES[path.extname(name)]
    if (!entry.isFile() || name.startsWith('.') || !type) continue
    const bytes = readBytes(fullPath)
    files.set(`/${name}`, {
      type,
      bytes,
      packed: fs.existsSync(`${fullPath}.gz`)
        ? { br: readBytes(`${fullPath}.br`), gzip: readBytes(`${fullPath}.gz`) }
        : {},
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      caching: name.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
    })
  }
  return files
}

function readBytes(file: string): Bytes {
  return new Uint8Array(fs.readFileSync(file))
}
