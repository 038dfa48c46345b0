import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import type { Located } from './candidates.ts'
import { PROTOCOLS } from './geocoding-services.ts'

/** A geocoding service beside our own reader. */
export type Geocoder = {
  /** Where the service says an address is; null when it does not know, fails or is busy: never throws. */
  find(address: string): Promise<Located | null>
}

type Options = { timeoutMs?: number; now?: () => number }

const TIMEOUT_MS = 3_000
// After a failure the service is left alone for a while, so that nobody waits for it again and again.
const PAUSE_MS = 30_000
// No more than these wait for their turn: the others are answered without the service.
const MOST_WAITING = 20
const MOST_BYTES = 256 * 1024
const MOST_KEPT = 2_000
const KEPT_MS = 24 * 60 * 60 * 1000

/** The service that is set, or none. What it answers is kept for a day. */
export function openGeocoder(
  { geocoder: settings, contactEmail }: Pick<Env, 'geocoder' | 'contactEmail'>,
  log: Pick<Logger, 'warn'>,
  { timeoutMs = TIMEOUT_MS, now = Date.now }: Options = {},
): Geocoder | undefined {
  if (!settings) return undefined
  const { service, url, key } = settings
  const protocol = PROTOCOLS[service]
  const turns = pLimit(protocol.atOnce)
  let pausedUntil = 0

  async function ask(address: string): Promise<{ located: Located | null } | undefined> {
    if (now() < pausedUntil) return undefined
    try {
      const response = await fetch(url + protocol.question(address, key), {
        // Nominatim asks to be told who asks.
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

  const kept = new LRUCache<string, { located: Located | null }>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    // One question at a time for one address, however many ask.
    fetchMethod: (address) => turns(() => ask(address)),
  })
  return {
    async find(address) {
      const asked = address.replace(/\s+/g, ' ').trim()
      if (asked === '') return null
      if (turns.pendingCount >= MOST_WAITING && !kept.has(asked)) return null
      return (await kept.fetch(asked))?.located ?? null
    },
  }
}

/** The text of an answer. Throws when the service refused, or when there is too much of it. */
async function readBounded(response: Response): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`HTTP ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Why it failed, never with the address that was fetched: the key stands in it. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.name}: ${error.message}${cause}`.slice(0, 300)
}
