import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import type { Located } from './candidates.ts'
import { PROTOCOLS } from './geocoding-services.ts'

/** An external geocoding service, used besides our own address reader. */
export type Geocoder = {
  /**
   * Where the service locates an address; null when it does not know, fails or is busy. Never
   * throws.
   */
  find(address: string): Promise<Located | null>
}

type Options = { timeoutMs?: number; now?: () => number }

const TIMEOUT_MS = 3_000
// After a failure the service is not called for a while, so that requests do not keep waiting for
// it.
const PAUSE_MS = 30_000
// Requests that may wait for the service; further ones go without it.
const MAX_WAITING = 20
const MAX_BYTES = 256 * 1024
const MAX_KEPT = 2_000
const KEPT_MS = 24 * 60 * 60 * 1000

/** The configured service, or none. Its results are cached for a day. */
export function openGeocoder(
  { geocoder: settings, contactEmail }: Pick<Env, 'geocoder' | 'contactEmail'>,
  log: Pick<Logger, 'warn'>,
  { timeoutMs = TIMEOUT_MS, now = Date.now }: Options = {},
): Geocoder | undefined {
  if (!settings) return undefined
  const { service, url, key } = settings
  const protocol = PROTOCOLS[service]
  const queue = pLimit(protocol.atOnce)
  let pausedUntil = 0

  async function fetchLocation(address: string): Promise<{ located: Located | null } | undefined> {
    if (now() < pausedUntil) return undefined
    try {
      const response = await fetch(url + protocol.requestPath(address, key), {
        // Nominatim's usage policy requires a user agent.
        headers: { accept: 'application/json', 'user-agent': `Sathani (${contactEmail})` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { located: protocol.read(JSON.parse(await readBounded(response))) }
    } catch (error) {
      pausedUntil = now() + PAUSE_MS
      log.warn({ geocoder: service, why: reason(error) }, 'the geocoding service failed')
      return undefined
    }
  }

  const cache = new LRUCache<string, { located: Located | null }>({
    max: MAX_KEPT,
    ttl: KEPT_MS,
    // One request at a time for each address, however many callers.
    fetchMethod: (address) => queue(() => fetchLocation(address)),
  })
  return {
    async find(address) {
      const normalized = address.replace(/\s+/g, ' ').trim()
      if (normalized === '') return null
      if (queue.pendingCount >= MAX_WAITING && !cache.has(normalized)) return null
      return (await cache.fetch(normalized))?.located ?? null
    },
  }
}

/** The text of a response. Throws when the service refused or the response is too long. */
async function readBounded(response: Response): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`HTTP ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Why the request failed, without its URL, which contains the key. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const causeText = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.name}: ${error.message}${causeText}`.slice(0, 300)
}
