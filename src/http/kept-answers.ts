import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { CatalogueVersion } from '../db/catalogue-version.ts'
import { bangkokDate, untilBangkokMidnight } from '../shared/dates.ts'
import { type Encoding, isWorthPacking, packNow, packSmall } from './encoding.ts'

const DAY_MS = 86_400_000
const MAX_URLS = 20_000
const MAX_BYTES = 128 * 1024 * 1024
// What an answer takes besides its body: headers, key, tables. Counted, or empty answers would be free.
const ENTRY_BYTES = 4096
// A body asked for this often is packed again, small, unless it is long or many are waiting.
const POPULAR = 8
// A page with its style and its data is 250 KB at most; the longest answer of the API several times that.
const MAX_REPACKED_BYTES = 256 * 1024
const MAX_WAITING = 20

/** Who may be given a kept answer: everybody, or only those without a session. */
export type Audience = 'everybody' | 'visitors'

/** A body in one packing, with the headers that go with it as a flat list of names and values. */
export type Packed = { bytes: Buffer; headers: string[]; served: number; isSmall: boolean }

/** An answer kept in memory, in each packing that was asked for. */
export type KeptAnswer = {
  readonly key: string
  readonly audience: Audience
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly packed: Map<Encoding, Packed>
}

/**
 * Public answers, kept until the catalogue changes or a Bangkok day ends. An answer is kept under the
 * stamp (version and day) that was true before its data was read, and only while that stamp is true still.
 * Raw URLs point to answers, so that one is found before anything is parsed.
 */
export class KeptAnswers {
  readonly #catalogue: CatalogueVersion
  readonly #now: () => Date
  readonly #onAll: Readonly<Record<string, string>>
  readonly #keyOfUrl = new LRUCache<string, string>({ max: MAX_URLS })
  readonly #answers: LRUCache<string, KeptAnswer>
  readonly #repacking = pLimit(1)
  #stamp = ''
  #version = -1
  #dayEnds = 0

  /** `onAll` are the headers that every answer carries. */
  constructor(
    catalogue: CatalogueVersion,
    now: () => Date,
    onAll: Readonly<Record<string, string>> = {},
    maxSize: number = MAX_BYTES,
  ) {
    this.#onAll = onAll
    this.#catalogue = catalogue
    this.#now = now
    this.#answers = new LRUCache({ maxSize, sizeCalculation: sizeOf })
  }

  /** Bytes kept, tables included. */
  get bytes(): number {
    return this.#answers.calculatedSize
  }

  /**
   * Version and day of an answer made at this moment, now unless one is given; null while this process
   * cannot be sure of the version.
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
      this.#answers.clear()
      this.#keyOfUrl.clear()
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
    return stamp !== null && stamp === this.#stamp ? this.#answers.get(key) : undefined
  }

  /** Says that a URL asks for the answer kept under this key. */
  alias(url: string, key: string): void {
    this.#keyOfUrl.set(url, key)
  }

  /** Makes an answer, and keeps it unless the stamp it was made under was overtaken meanwhile. */
  keep(answer: Omit<KeptAnswer, 'packed'>, body: Buffer, stamp: string): KeptAnswer {
    const headers = { ...answer.headers, ...this.#onAll }
    const kept: KeptAnswer = { ...answer, headers, packed: new Map() }
    kept.packed.set('identity', packed(headers, body, 'identity'))
    if (stamp === this.stamp()) this.#answers.set(kept.key, kept)
    return kept
  }

  /** The answer in a packing: packed quickly at its first demand, and small once it is popular. */
  body(kept: KeptAnswer, encoding: Encoding): Packed {
    const plain = plainOf(kept)
    if (encoding === 'identity') return plain
    let found = kept.packed.get(encoding)
    if (!found) {
      if (!isWorthPacking(kept.headers['content-type'] ?? '', plain.bytes.length)) return plain
      found = packed(kept.headers, packNow(plain.bytes, encoding), encoding)
      this.#put(kept, encoding, found)
    }
    found.served += 1
    const isWanted = !found.isSmall && found.served % POPULAR === 0
    if (isWanted && plain.bytes.length <= MAX_REPACKED_BYTES) {
      this.#packAgain(kept.key, encoding, found)
    }
    return found
  }

  /**
   * One body at a time. What waits is a key and no body: it counts where it is kept, and what was dropped
   * or packed meanwhile is passed over. When too many wait, it is for a later demand.
   */
  #packAgain(key: string, encoding: Encoding, quick: Packed): void {
    if (this.#repacking.pendingCount >= MAX_WAITING) return
    void this.#repacking(async () => {
      const kept = this.#answers.peek(key)
      if (kept?.packed.get(encoding) !== quick) return
      try {
        const small = await packSmall(plainOf(kept).bytes, encoding)
        this.#put(kept, encoding, { ...packed(kept.headers, small, encoding), isSmall: true })
      } catch {
        // The quick packing serves on; the next popular demand tries again.
      }
    })
  }

  #put(kept: KeptAnswer, encoding: Encoding, body: Packed): void {
    kept.packed.set(encoding, body)
    // Set again, because it takes more room now.
    if (this.#answers.peek(kept.key) === kept) {
      this.#answers.delete(kept.key)
      this.#answers.set(kept.key, kept)
    }
  }
}

function plainOf({ packed, key }: KeptAnswer): Packed {
  const plain = packed.get('identity')
  if (!plain) throw new Error(`The answer to ${key} has no body.`)
  return plain
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
  return { bytes, headers: list, served: 0, isSmall: false }
}
