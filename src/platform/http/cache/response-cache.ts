import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { bangkokDate, untilBangkokMidnight } from '../../../shared/dates.ts'
import type { CatalogueVersion } from '../../db/catalogue-version.ts'
import {
  compressAny,
  compressFast,
  compressSmall,
  type Encoding,
  isCompressible,
  MAX_FAST_BYTES,
} from './encoding.ts'

const DAY_MS = 86_400_000
const MAX_URLS = 20_000
const MAX_BYTES = 128 * 1024 * 1024
// Memory of a response besides its body: headers, key, tables. Counted, so that empty responses are not free.
const ENTRY_BYTES = 4096
// A body served this often is compressed again at a higher level, unless it is long or the queue is full.
const POPULAR = 8
// A page with its style and data is at most 250 KB; the longest API response is several times that.
const MAX_RECOMPRESSED_BYTES = 256 * 1024
// Longer responses have a quarter of the memory for themselves, so that lists do not displace pages.
const LONG_BYTES = 256 * 1024
const MAX_WAITING = 20

/** Who may receive a cached response: everybody, or only clients without a session. */
export type Audience = 'everybody' | 'visitors'

/** A body in one encoding, with its headers as a flat list of names and values; `served` counts its uses. */
export type EncodedBody = {
  bytes: Buffer
  headers: string[]
  served: number
  isRecompressed: boolean
}

/** A response in memory, in each encoding that was requested. */
export type CachedResponse = {
  readonly key: string
  readonly audience: Audience
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Map<Encoding, EncodedBody>
  /** The bodies that are being compressed. */
  readonly compressing: Map<Encoding, Promise<EncodedBody>>
}

/**
 * Public responses, cached until the catalogue changes or the day ends in Bangkok. A response is stored only if the
 * stamp (catalogue version and day) taken before its data was read is still current. Raw URLs map to responses, so
 * that one is found before anything is parsed.
 */
export class ResponseCache {
  readonly #catalogue: CatalogueVersion
  readonly #now: () => Date
  readonly #commonHeaders: Readonly<Record<string, string>>
  readonly #keyOfUrl = new LRUCache<string, string>({ max: MAX_URLS })
  readonly #responses: LRUCache<string, CachedResponse>
  readonly #long: LRUCache<string, CachedResponse>
  readonly #recompressing = pLimit(1)
  #stamp = ''
  #version = -1
  #dayEnds = 0

  /** `commonHeaders` are added to every response; `maxSize` is in bytes. */
  constructor(
    catalogue: CatalogueVersion,
    now: () => Date,
    commonHeaders: Readonly<Record<string, string>> = {},
    maxSize: number = MAX_BYTES,
  ) {
    this.#commonHeaders = commonHeaders
    this.#catalogue = catalogue
    this.#now = now
    const ofLong = Math.floor(maxSize / 4)
    this.#responses = new LRUCache({ maxSize: maxSize - ofLong, sizeCalculation: sizeOf })
    this.#long = new LRUCache({ maxSize: ofLong, sizeCalculation: sizeOf })
  }

  /** Size in bytes of everything stored, tables included. */
  get bytes(): number {
    return this.#responses.calculatedSize + this.#long.calculatedSize
  }

  /**
   * The catalogue version and day of a response made at `moment`; null while this process cannot be sure of the
   * version. Clears the cache when either has changed.
   */
  stamp(moment: Date = this.#now()): string | null {
    if (!this.#catalogue.isSure) return null
    const version = this.#catalogue.current
    const time = moment.getTime()
    const isSameDay = time < this.#dayEnds && time >= this.#dayEnds - DAY_MS
    if (version !== this.#version || !isSameDay) {
      this.#version = version
      this.#dayEnds = time + untilBangkokMidnight(moment)
      this.#stamp = `${version}-${bangkokDate(moment)}`
      this.#responses.clear()
      this.#long.clear()
      this.#keyOfUrl.clear()
    }
    return this.#stamp
  }

  /** The cached response to a raw URL, if it is still valid. */
  byUrl(url: string): CachedResponse | undefined {
    const stamp = this.stamp()
    const key = this.#keyOfUrl.get(url)
    return key === undefined ? undefined : this.byKey(key, stamp)
  }

  byKey(key: string, stamp: string | null): CachedResponse | undefined {
    if (stamp === null || stamp !== this.#stamp) return undefined
    return this.#responses.get(key) ?? this.#long.get(key)
  }

  /** Maps a raw URL to the response stored under this key. */
  alias(url: string, key: string): void {
    this.#keyOfUrl.set(url, key)
  }

  /** Stores a response, unless its stamp is no longer current, and returns it in either case. */
  store(
    response: Omit<CachedResponse, 'bodies' | 'compressing'>,
    body: Buffer,
    stamp: string,
  ): CachedResponse {
    const headers = { ...response.headers, ...this.#commonHeaders }
    const cached: CachedResponse = {
      ...response,
      headers,
      bodies: new Map(),
      compressing: new Map(),
    }
    cached.bodies.set('identity', encodedBody(headers, body, 'identity'))
    if (stamp === this.stamp()) this.#storeOf(cached).set(cached.key, cached)
    return cached
  }

  /**
   * The body in an encoding: compressed quickly on first use, and again at a higher level once it is popular.
   * Null if it is long and not compressed yet: `body` does that off the event loop.
   */
  readyBody(cached: CachedResponse, encoding: Encoding): EncodedBody | null {
    const plain = plainOf(cached)
    if (encoding === 'identity') return plain
    let body = cached.bodies.get(encoding)
    if (!body) {
      if (!isCompressible(cached.headers['content-type'] ?? '', plain.bytes.length)) return plain
      if (plain.bytes.length > MAX_FAST_BYTES) return null
      body = encodedBody(cached.headers, compressFast(plain.bytes, encoding), encoding)
      this.#put(cached, encoding, body)
    }
    body.served += 1
    const isPopular = !body.isRecompressed && body.served % POPULAR === 0
    if (isPopular && plain.bytes.length <= MAX_RECOMPRESSED_BYTES) {
      this.#recompress(cached.key, encoding, body)
    }
    return body
  }

  /** The same for a body of any length; all who ask for one meanwhile wait for the same. */
  async body(cached: CachedResponse, encoding: Encoding): Promise<EncodedBody> {
    const ready = this.readyBody(cached, encoding)
    if (ready || encoding === 'identity') return ready ?? plainOf(cached)
    const { compressing } = cached
    const begun = compressing.get(encoding)
    if (begun) return begun
    const body = this.#compressLong(cached, encoding).finally(() => compressing.delete(encoding))
    compressing.set(encoding, body)
    return body
  }

  async #compressLong(cached: CachedResponse, encoding: 'br' | 'gzip'): Promise<EncodedBody> {
    const plain = plainOf(cached)
    const bytes = await compressAny(plain.bytes, encoding, 1)
    if (!bytes) return plain
    const body = encodedBody(cached.headers, bytes, encoding)
    this.#put(cached, encoding, body)
    return body
  }

  /**
   * Compresses one body at a time. The queue holds keys and no bodies, so its memory is bounded by the cache; a body
   * that was evicted or replaced meanwhile is skipped. When the queue is full, a later request tries again.
   */
  #recompress(key: string, encoding: 'br' | 'gzip', quick: EncodedBody): void {
    if (this.#recompressing.pendingCount >= MAX_WAITING) return
    void this.#recompressing(async () => {
      const cached = this.#responses.peek(key)
      if (cached?.bodies.get(encoding) !== quick) return
      try {
        const small = await compressSmall(plainOf(cached).bytes, encoding)
        if (!small) return
        this.#put(cached, encoding, {
          ...encodedBody(cached.headers, small, encoding),
          isRecompressed: true,
        })
      } catch {
        // The quickly compressed body stays in use; a later request tries again.
      }
    })
  }

  #put(cached: CachedResponse, encoding: Encoding, body: EncodedBody): void {
    cached.bodies.set(encoding, body)
    // Stored again, because its size has grown.
    const stored = this.#storeOf(cached)
    if (stored.peek(cached.key) !== cached) return
    stored.delete(cached.key)
    stored.set(cached.key, cached)
  }

  #storeOf(cached: CachedResponse): LRUCache<string, CachedResponse> {
    return plainOf(cached).bytes.length > LONG_BYTES ? this.#long : this.#responses
  }
}

function plainOf({ bodies, key }: CachedResponse): EncodedBody {
  const plain = bodies.get('identity')
  if (!plain) throw new Error(`The cached response ${key} has no body.`)
  return plain
}

function sizeOf({ bodies }: CachedResponse): number {
  let bytes = ENTRY_BYTES
  for (const body of bodies.values()) bytes += body.bytes.length
  return bytes
}

function encodedBody(
  headers: CachedResponse['headers'],
  bytes: Buffer,
  encoding: Encoding,
): EncodedBody {
  const list = Object.entries(headers).flat()
  list.push('content-length', String(bytes.length))
  if (encoding !== 'identity') list.push('content-encoding', encoding)
  return { bytes, headers: list, served: 0, isRecompressed: false }
}
