import type { CatalogueVersion } from '../db/catalogue-version.ts'
import { bangkokDate, untilBangkokMidnight } from '../shared/dates.ts'
import { type Encoding, isWorthPacking, packNow, packSmall } from './encode.ts'

const DAY_MS = 86_400_000
const MAX_URLS = 20_000
const MAX_URL_LENGTH = 2000
const MAX_BYTES = 128 * 1024 * 1024
// What an answer takes besides its body: headers, key, tables. Counted, or empty answers would be free.
const ENTRY_BYTES = 4096
// A body asked for this often is packed again, as small as it goes.
const POPULAR = 8

/** Who may be given a kept answer: everybody, or only those without a session. */
export type Audience = 'everybody' | 'visitors'

/** A body in one packing, with the headers that go with it as a flat list of names and values. */
export type Packed = { bytes: Buffer; headers: string[]; served: number }

/** An answer kept in memory, in each packing that was asked for. */
export type KeptAnswer = {
  readonly key: string
  readonly stamp: string
  readonly audience: Audience
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly packed: Map<Encoding, Packed>
  /** Asked for since room was last made. */
  isUsed: boolean
}

/**
 * Public answers, kept until the catalogue changes or a Bangkok day ends. Every entry carries the stamp
 * (version, day, build) it was made under, taken before its data was read: it is never given out under
 * another. Raw URLs point to entries, so that an answer is found before anything is parsed. When there
 * is no room, those go first that nobody asked for again.
 */
export class KeptAnswers {
  readonly #catalogue: CatalogueVersion
  readonly #now: () => Date
  readonly #build: string
  readonly #maxBytes: number
  readonly #keyOfUrl = new Map<string, string>()
  readonly #answers = new Map<string, KeptAnswer>()
  #bytes = 0
  #stamp = ''
  #version = -1
  #dayEnds = 0

  constructor(
    catalogue: CatalogueVersion,
    now: () => Date,
    build: string,
    maxBytes: number = MAX_BYTES,
  ) {
    this.#catalogue = catalogue
    this.#now = now
    this.#build = build
    this.#maxBytes = maxBytes
  }

  /** Bytes kept, tables included. */
  get bytes(): number {
    return this.#bytes
  }

  /**
   * Version, day and build of an answer made at this moment, now unless one is given; null while this
   * process cannot be sure of the version.
   */
  stamp(moment: Date = this.#now()): string | null {
    if (!this.#catalogue.isSure) return null
    const version = this.#catalogue.current
    const time = moment.getTime()
    const isSameDay = time < this.#dayEnds && time >= this.#dayEnds - DAY_MS
    if (version !== this.#version || !isSameDay) {
      this.#version = version
      this.#dayEnds = time + untilBangkokMidnight(moment)
      this.#stamp = `${version}-${bangkokDate(moment)}-${this.#build}`
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

  byKey(key: string, stamp: string | null): KeptAnswer | undefined {
    const kept = this.#answers.get(key)
    if (!kept || kept.stamp !== stamp) return undefined
    kept.isUsed = true
    return kept
  }

  /** Says that a URL asks for the answer kept under this key. */
  alias(url: string, key: string): void {
    if (url.length > MAX_URL_LENGTH) return
    if (this.#keyOfUrl.size >= MAX_URLS) this.#keyOfUrl.clear()
    this.#keyOfUrl.set(url, key)
  }

  /** Makes an answer, and keeps it unless it was overtaken while it was made. */
  keep(answer: Omit<KeptAnswer, 'packed' | 'isUsed'>, body: Buffer): KeptAnswer {
    const kept: KeptAnswer = { ...answer, packed: new Map(), isUsed: false }
    kept.packed.set('identity', packed(answer.headers, body, 'identity'))
    if (answer.stamp === this.stamp()) {
      this.#drop(kept.key)
      this.#put(kept)
      this.#makeRoom()
    }
    return kept
  }

  /** The answer in a packing, packed at its first demand and again, smaller, once it is popular. */
  body(kept: KeptAnswer, encoding: Encoding): Packed {
    const plain = kept.packed.get('identity') ?? packed(kept.headers, Buffer.alloc(0), 'identity')
    if (encoding === 'identity') return plain
    let found = kept.packed.get(encoding)
    if (!found) {
      if (!isWorthPacking(kept.headers['content-type'] ?? '', plain.bytes.length)) return plain
      found = packed(kept.headers, packNow(plain.bytes, encoding), encoding)
      this.#add(kept, encoding, found)
    }
    found.served += 1
    if (found.served === POPULAR) void this.#packAgain(kept, plain.bytes, encoding)
    return found
  }

  async #packAgain(kept: KeptAnswer, plain: Buffer, encoding: Encoding): Promise<void> {
    const smaller = packed(kept.headers, await packSmall(plain, encoding), encoding)
    this.#add(kept, encoding, { ...smaller, served: POPULAR })
  }

  #add(kept: KeptAnswer, encoding: Encoding, body: Packed): void {
    const before = sizeOf(kept)
    kept.packed.set(encoding, body)
    if (this.#answers.get(kept.key) !== kept) return
    this.#bytes += sizeOf(kept) - before
    this.#makeRoom()
  }

  #put(kept: KeptAnswer): void {
    this.#answers.set(kept.key, kept)
    this.#bytes += sizeOf(kept)
  }

  /** Walks from the oldest on; what was used since the last walk goes to the end instead of away. */
  #makeRoom(): void {
    for (const [key, kept] of this.#answers) {
      if (this.#bytes <= this.#maxBytes) return
      this.#drop(key)
      if (!kept.isUsed) continue
      kept.isUsed = false
      this.#put(kept)
    }
  }

  #drop(key: string): void {
    const kept = this.#answers.get(key)
    if (!kept) return
    this.#answers.delete(key)
    this.#bytes -= sizeOf(kept)
  }

  #forget(): void {
    this.#answers.clear()
    this.#keyOfUrl.clear()
    this.#bytes = 0
  }
}

function sizeOf({ packed }: KeptAnswer): number {
  let bytes = ENTRY_BYTES
  for (const body of packed.values()) bytes += body.bytes.length
  return bytes
}

function packed(headers: KeptAnswer['headers'], bytes: Buffer, encoding: Encoding): Packed {
  const list = Object.entries(headers).flat()
  list.push('content-length', String(bytes.length))
  if (encoding !== 'identity') list.push('content-encoding', encoding)
  return { bytes, headers: list, served: 0 }
}
