import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Bodies that are compressed at once, off the event loop; of long ones one at a time. */
const AT_ONCE = 2
const LONG_BYTES = 512 * 1024
const MAX_WAITING = 100

type Waiting = { bytes: number; start: () => void }

const waiting: Waiting[] = []
let running = 0
let runningLong = 0

/**
 * Compresses a body off the event loop, the shortest of those that wait first. Null when too many wait: then
 * it is sent as it is.
 */
export async function compressLarge(
  body: Buffer,
  encoding: 'br' | 'gzip',
  level: number,
): Promise<Buffer | null> {
  if (waiting.length >= MAX_WAITING) return null
  const bytes = body.length
  await new Promise<void>((start) => {
    const at = waiting.findIndex((other) => other.bytes > bytes)
    waiting.splice(at < 0 ? waiting.length : at, 0, { bytes, start })
    startNext()
  })
  try {
    return encoding === 'gzip'
      ? await gzip(body, { level })
      : await brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } })
  } finally {
    running -= 1
    if (bytes > LONG_BYTES) runningLong -= 1
    startNext()
  }
}

function startNext(): void {
  // Sorted by length: when the first is long and may not start, no other may.
  const [next] = waiting
  if (!next || running >= AT_ONCE) return
  const isLong = next.bytes > LONG_BYTES
  if (isLong && runningLong > 0) return
  waiting.shift()
  running += 1
  if (isLong) runningLong += 1
  next.start()
  startNext()
}
