import type { CatalogueVersion } from '../db/catalogue-version.ts'
import { bangkokDate, untilBangkokMidnight } from '../shared/dates.ts'
import { type Encoding, isWorthPacking, packNow, packSmall } from './encode.ts'

const MAX_URLS = 20_000
const MAX_BYTES = 128 * 1024 * 1024
// An answer asked for this often is packed again, as small as it goes.
const POPULAR = 8

/** Who may be given a kept answer: everybody, or only those without a session. */
export type Audience = 'everybody' | 'visitors'

/** An answer kept in memory, in each packing that was asked for. */
export type KeptAnswer = {
  stamp: string
  audience: Audience
  etag: string
  headers: Record<string, string>
  bodies: Map<Encoding, Buffer>
  hits: number
}

/**
 * Public answers, kept until the catalogue changes or a Bangkok day ends. Every entry carries the stamp
 * (version, day, build) it was made under, taken before its data was read: it is never given out under
 * another. Raw URLs point to entries, so that an answer is found before anything is parsed.
 */
export class KeptAnswers {
  readonly #catalogue: CatalogueVersion
  readonly #now: () => Date
  readonly #build: string
  readonly #keyOfUrl = new Map<string, string>()
  readonly #answers = new Map<string, KeptAnswer>()
  #bytes = 0
  #stamp = ''
  #version = -1
  #dayEnds = 0

  constructor(catalogue: CatalogueVersion, now: () => Date, build: string) {
    this.#catalogue = catalogue
    this.#now = now
    this.#build = build
  }

  /** Version, day and build of an answer made now; null while this process cannot be sure of the version. */
  stamp(): string | null {
    if (!this.#catalogue.isSure) return null
    const now = this.#now()
    const version = this.#catalogue.current
    if (version !== this.#version || now.getTime() >= this.#dayEnds || !this.#stamp) {
      this.#version = version
      this.#dayEnds = now.getTime() + untilBangkokMidnight(now)
      this.#stamp = `${version}-${bangkokDate(now)}-${this.#build}`
      this.#forget()
    }
    return this.#stamp
  }

  /** The kept answer to a URL as it was sent, when it is still true. */
  byUrl(url: string): KeptAnswer | undefined {
    const stamp = this.stamp()
    const key = this.#keyOfUrl.get(url)
    return key === undefined ? undefined : this.byKey(key, stamp)
  }

  byKey(key: string, stamp: string | null = this.stamp()): KeptAnswer | undefined {
    const kept = this.#answers.get(key)
    return stamp !== null && kept?.stamp === stamp ? kept : undefined
  }

  /** Says that a URL asks for the answer kept under this key. */
  alias(url: string, key: string): void {
    if (this.#keyOfUrl.size >= MAX_URLS) this.#keyOfUrl.clear()
    this.#keyOfUrl.set(url, key)
  }

  /** Keeps an answer, unless it was overtaken while it was made or there is no room left. */
  keep(key: string, answer: Omit<KeptAnswer, 'hits' | 'bodies'>, body: Buffer): KeptAnswer {
    const kept: KeptAnswer = { ...answer, hits: 0, bodies: new Map([['identity', body]]) }
    if (answer.stamp === this.stamp() && this.#bytes + body.length <= MAX_BYTES) {
      this.#bytes += body.length
      this.#answers.set(key, kept)
    }
    return kept
  }

  /** The body in a packing, packed at its first demand and again, smaller, once it is popular. */
  body(kept: KeptAnswer, encoding: Encoding): { bytes: Buffer; encoding: Encoding } {
    const plain = kept.bodies.get('identity') ?? Buffer.alloc(0)
    if (
      encoding === 'identity' ||
      !isWorthPacking(kept.headers['content-type'] ?? '', plain.length)
    ) {
      return { bytes: plain, encoding: 'identity' }
    }
    kept.hits += 1
    if (kept.hits === POPULAR) void this.#packAgain(kept, plain, encoding)
    const packed = kept.bodies.get(encoding)
    if (packed) return { bytes: packed, encoding }
    const bytes = packNow(plain, encoding)
    kept.bodies.set(encoding, bytes)
    this.#bytes += bytes.length
    return { bytes, encoding }
  }

  async #packAgain(kept: KeptAnswer, plain: Buffer, encoding: Encoding): Promise<void> {
    kept.bodies.set(encoding, await packSmall(plain, encoding))
  }

  #forget(): void {
    this.#answers.clear()
    this.#bytes = 0
  }
}
