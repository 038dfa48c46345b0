import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refused } from '../../refused.ts'
import type { Db } from '../db/connect.ts'

/** A limit: `points` uses of a key within `seconds`. */
export type LimitRule = { name: string; points: number; seconds: number }

/** Counts attempts in the database, so that every process of one installation shares the count. */
export type Limits = {
  /**
   * Takes one use and returns how many are taken now; throws 429 with Retry-After when none is
   * left.
   */
  take(rule: LimitRule, key: string): Promise<number>
  /** Throws 429 when no use is left, without taking one. */
  check(rule: LimitRule, key: string): Promise<void>
}

/** Limits that allow everything, for benchmarks and load tests (`RATE_LIMITS=off`). */
export const noLimits: Limits = { take: async () => 1, check: async () => {} }

const SWEEP_EVERY_MS = 60_000

/**
 * Limits stored in the table `rate_limits`. The window of a key starts with its first use. Keys are
 * stored as hashes; expired rows are deleted once a minute.
 */
export function databaseLimits(db: Db, now: () => Date): Limits {
  let sweptAt = 0

  async function sweep(moment: number): Promise<void> {
    if (moment - sweptAt < SWEEP_EVERY_MS) return
    sweptAt = moment
    await db.deleteFrom('rateLimits').where('expire', '<=', moment).execute()
  }

  return {
    async take(rule, key) {
      const moment = now().getTime()
      const expires = moment + rule.seconds * 1000
      // Counting stops just above the limit, so that the column cannot overflow.
      const { rows } = await sql<{ points: number; expire: number }>`
        insert into rate_limits as kept values (${storedKey(rule, key)}, 1, ${expires})
        on conflict (key) do update set
          points = case when kept.expire <= ${moment} then 1
                        else least(kept.points + 1, ${rule.points + 1}::integer) end,
          expire = case when kept.expire <= ${moment} then excluded.expire else kept.expire end
        returning points, expire`.execute(db)
      const [state] = rows
      if (state && state.points > rule.points) throw tooMany(state.expire - moment)
      await sweep(moment)
      return state?.points ?? 1
    },
    async check(rule, key) {
      const moment = now().getTime()
      const state = await db
        .selectFrom('rateLimits')
        .select(['points', 'expire'])
        .where('key', '=', storedKey(rule, key))
        .where('expire', '>', moment)
        .executeTakeFirst()
      if (state && state.points >= rule.points) throw tooMany(Number(state.expire) - moment)
    },
  }
}

function storedKey(rule: LimitRule, key: string): string {
  return `${rule.name}:${createHash('sha256').update(key).digest('base64url')}`
}

function tooMany(milliseconds: number): Refused {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const headers = { 'retry-after': String(seconds) }
  return new Refused(429, 'too_many_attempts', { seconds }, { headers })
}
