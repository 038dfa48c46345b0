import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { createMiddleware } from 'hono/factory'
import type { EdgeVariables } from './edge.ts'

type Bytes = Uint8Array<ArrayBuffer>
type StaticFile = {
  type: string
  bytes: Bytes
  brotli: Bytes | undefined
  gzip: Bytes | undefined
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
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves the files of a built folder, read once at the start, each at its path under `/`. Those in
 * `/assets/` carry a hash in their name and never change; the others are asked about again after an
 * hour. Only what was read is served, so no path leads out of the folder.
 */
export function staticFiles(folder: string) {
  const files = readFiles(folder)
  return createMiddleware<EdgeVariables>(async (call, next) => {
    const { method, path: asked } = call.req
    const file = method === 'GET' || method === 'HEAD' ? files.get(asked) : undefined
    if (!file) return next()
    const headers: Record<string, string> = { etag: file.etag, 'cache-control': file.caching }
    if (call.req.header('if-none-match')?.includes(file.etag)) {
      return call.body(null, 304, headers)
    }
    const { body, encoding } = encoded(file, call.req.header('accept-encoding') ?? '')
    if (encoding) headers['content-encoding'] = encoding
    if (file.gzip) headers.vary = 'accept-encoding'
    headers['content-type'] = file.type
    headers['content-length'] = String(body.length)
    return call.body(body, 200, headers)
  })
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const full = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, full).replaceAll(path.sep, '/')
    const type = TYPES[path.extname(name)]
    if (!entry.isFile() || name.startsWith('.') || !type) continue
    const bytes = readBytes(full)
    files.set(`/${name}`, {
      type,
      bytes,
      brotli: fs.existsSync(`${full}.br`) ? readBytes(`${full}.br`) : undefined,
      gzip: fs.existsSync(`${full}.gz`) ? readBytes(`${full}.gz`) : undefined,
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

function encoded(file: StaticFile, accepted: string): { body: Bytes; encoding: string | null } {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((name) => !/;\s*q=0(\.0*)?\s*$/.test(name))
    .map((name) => name.split(';')[0]?.trim())
  if (file.brotli && names.includes('br')) return { body: file.brotli, encoding: 'br' }
  if (file.gzip && names.includes('gzip')) return { body: file.gzip, encoding: 'gzip' }
  return { body: file.bytes, encoding: null }
}
