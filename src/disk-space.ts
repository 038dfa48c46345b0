import fs from 'node:fs/promises'
import { Refused } from './refused.ts'

const LOOK_EVERY_MS = 1_000
/** How long a failed write counts when free space cannot be measured: the database's disk may be elsewhere. */
const FAILURE_COUNTS_MS = 10_000

/**
 * Watches the room on the data folder's disk. While there is too little, writes are refused before they reach
 * the database: PostgreSQL stops when its log has no room. Everything goes on by itself when there is room again.
 */
export class DiskSpace {
  readonly #folder: string | null
  readonly #leastBytes: number
  readonly #freeBytes: (folder: string) => Promise<number>
  #timer: NodeJS.Timeout | undefined
  #hasRoom = true
  #failedAt = Number.NEGATIVE_INFINITY
  #shortage = new AbortController()

  /** `folder` is null if nothing is stored on a disk of this machine. */
  constructor(folder: string | null, leastBytes: number, measure = freeBytes) {
    this.#folder = folder
    this.#leastBytes = leastBytes
    this.#freeBytes = measure
  }

  /** Begins to watch; returns what ends it. */
  async watch(): Promise<() => void> {
    await this.look()
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref()
    return () => clearInterval(this.#timer)
  }

  /** Measures the free space now. */
  async look(): Promise<void> {
    if (this.#folder && this.#leastBytes > 0)
      this.#hasRoom = (await this.#freeBytes(this.#folder)) >= this.#leastBytes
    this.#tell()
  }

  /** Notes that a write failed for lack of room. */
  noteFailure(): void {
    this.#failedAt = performance.now()
    this.#tell()
  }

  get isShort(): boolean {
    return !this.#hasRoom || performance.now() - this.#failedAt < FAILURE_COUNTS_MS
  }

  /** Aborted while there is too little room; a new one when there is room again. */
  get shortage(): AbortSignal {
    this.#tell()
    return this.#shortage.signal
  }

  #tell(): void {
    const { aborted } = this.#shortage.signal
    if (this.isShort && !aborted) this.#shortage.abort()
    else if (!this.isShort && aborted) this.#shortage = new AbortController()
  }
}

/** The free bytes on a folder's disk; endless where they cannot be measured. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await fs.statfs(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Whether an error says that a disk is full: of Node (also for a quota), or of PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT|53100)$/.test(String(error.code))
  )
}

/** 507: nothing was saved, because there is no room for it. */
export function noRoom(): Refused {
  return new Refused(507, 'disk_full', {}, { headers: { 'retry-after': '60' } })
}
