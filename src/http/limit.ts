import { getConnInfo } from '@hono/node-server/conninfo'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from '../refused.ts'
import type { Call } from './edge.ts'

/** A limit: `points` uses of a key within `seconds`. */
export type LimitRule = { name: string; points: number; seconds: number }

/** Counts attempts in the database, so that every process of one installation shares the count. */
export type Limits = {
  /** Takes one use; throws 429 with Retry-After when none is left. */
  take(rule: LimitRule, key: string): Promise<void>
  /** Throws 429 when none is left, without taking one. */
  check(rule: LimitRule, key: string): Promise<void>
}

/** Limits that let everything through, for benchmarks and load tests (`RATE_LIMITS=off`). */
export const noLimits: Limits = { take: async () => {}, check: async () => {} }

/** Limits kept in the table `rate_limits`. */
export function databaseLimits(pool: pg.Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiter = (rule: LimitRule) => {
    const known = limiters.get(rule.name)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.seconds,
      clearExpiredByTimeout: false,
    })
    limiters.set(rule.name, made)
    return made
  }
  return {
    async take(rule, key) {
      try {
        await limiter(rule).consume(shortKey(key))
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) throw tooMany(rejected.msBeforeNext)
        throw rejected
      }
    },
    async check(rule, key) {
      const state = await limiter(rule).get(shortKey(key))
      if (state && state.consumedPoints >= rule.points) throw tooMany(state.msBeforeNext)
    },
  }
}

/**
 * The sender's address: the socket's, or with `TRUST_PROXY=n` the n-th from the right of
 * X-Forwarded-For, which is the last one that a trusted proxy wrote.
 */
export function senderAddress(call: Call): string {
  const { trustProxy } = call.var.services.env
  if (trustProxy > 0) {
    const hops = (call.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const hop = hops.at(-trustProxy)
    if (hop) return hop
  }
  try {
    return getConnInfo(call).remote.address ?? 'unknown'
  } catch {
    return 'unknown' // a call without a socket: tests that ask the app directly
  }
}

function tooMany(milliseconds: number): Refused {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Refused(429, `Too many attempts. Please try again in ${waiting(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

// The column holds 255 characters, prefix included.
function shortKey(key: string): string {
  return key.slice(0, 200)
}
