import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { Refused } from '../refused.ts'

/** A limit: `points` uses of a key within `seconds`. */
export type LimitRule = { name: string; points: number; seconds: number }

/** Counts attempts in the database, so that every process of one installation shares the count. */
export type Limits = {
  /** Takes one use and answers the how manieth it was; throws 429 with Retry-After when none is left. */
  take(rule: LimitRule, key: string): Promise<number>
  /** Throws 429 when none is left, without taking one. */
  check(rule: LimitRule, key: string): Promise<void>
}

/** Limits that let everything through, for benchmarks and load tests (`RATE_LIMITS=off`). */
export const noLimits: Limits = { take: async () => 1, check: async () => {} }

const SWEEP_EVERY_MS = 60_000

/**
 * Limits kept in the table `rate_limits`: a window opens with the first use of a key and closes by
 * itself. Keys are stored hashed; rows whose window has closed are swept once a minute.
 */
export function databaseLimits(db: Db, now: () => Date): Limits {
  let swept = 0

  async function sweep(moment: number): Promise<void> {
    if (moment - swept < SWEEP_EVERY_MS) return
    swept = moment
    await db.deleteFrom('rateLimits').where('expire', '<=', moment).execute()
  }

  return {
    async take(rule, key) {
      const moment = now().getTime()
      const closes = moment + rule.seconds * 1000
      // Counting stops just above the limit: the column must hold any flood.
      const { rows } = await sql<{ points: number; expire: number }>`
        insert into rate_limits as kept values (${stored(rule, key)}, 1, ${closes})
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
        .where('key', '=', stored(rule, key))
        .where('expire', '>', moment)
        .executeTakeFirst()
      if (state && state.points >= rule.points) throw tooMany(Number(state.expire) - moment)
    },
  }
}

function stored(rule: LimitRule, key: string): string {
  return `${rule.name}:${createHash('sha256').update(key).digest('base64url')}`
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
