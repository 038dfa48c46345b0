import { beforeAll, expect, test } from 'vitest'
import { Refused } from '../../refused.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { databaseLimits, type Limits, noLimits } from './limit.ts'

let world: TestApp
let now = new Date('2026-11-20T05:00:00Z')
let limits: Limits
beforeAll(async () => {
  world = await testApp()
  limits = databaseLimits(world.db, () => now)
})

const rule = { name: 'test', points: 3, seconds: 60 }
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof Refused ? error : null
}

test('a key may be used a number of times in a window, then a new window starts', async () => {
  for (let use = 0; use < 3; use += 1) await limits.take(rule, 'a')
  now = new Date(now.getTime() + 20_500)
  const refused = await refusal(limits.take(rule, 'a'))
  expect(refused?.status).toBe(429)
  expect(refused?.headers).toEqual({ 'retry-after': '40' })
  expect(refused?.message).toBe('Too many attempts. Please try again in 40 seconds.')
  now = new Date(now.getTime() + 39_500)
  await limits.take(rule, 'a')
})

test('uses beyond the limit do not make the wait longer', async () => {
  for (let use = 0; use < 50; use += 1) await refusal(limits.take(rule, 'eager'))
  now = new Date(now.getTime() + 60_000)
  expect(await refusal(limits.take(rule, 'eager'))).toBe(null)
})

test('each key and each rule is counted separately', async () => {
  for (let use = 0; use < 3; use += 1) await limits.take(rule, 'b')
  expect(await refusal(limits.take(rule, 'c'))).toBe(null)
  expect(await refusal(limits.take({ ...rule, name: 'other' }, 'b'))).toBe(null)
  expect(await refusal(limits.take(rule, 'b'))).not.toBe(null)
})

test('each use returns how many are taken', async () => {
  const uses = await Promise.all([1, 2, 3].map(() => limits.take(rule, 'told')))
  expect(uses.sort()).toEqual([1, 2, 3])
})

test('checking whether a use is left takes none', async () => {
  for (let use = 0; use < 10; use += 1) expect(await refusal(limits.check(rule, 'd'))).toBe(null)
  for (let use = 0; use < 3; use += 1) await limits.take(rule, 'd')
  expect((await refusal(limits.check(rule, 'd')))?.status).toBe(429)
})

test('two processes counting at once allow no more than one would', async () => {
  const other = databaseLimits(world.db, () => now)
  const uses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => refusal((i % 2 ? limits : other).take(rule, 'e'))),
  )
  expect(uses.filter((error) => error === null)).toHaveLength(3)
})

test('keys of any length and content are counted, and stored unreadably', async () => {
  const longKey = `somebody@example.com \0 ${'\u0e01'.repeat(100_000)}`
  for (let use = 0; use < 3; use += 1) await limits.take(rule, `${longKey}1`)
  expect((await refusal(limits.take(rule, `${longKey}1`)))?.status).toBe(429)
  expect(await refusal(limits.take(rule, `${longKey}2`))).toBe(null)
  const rows = await world.db.selectFrom('rateLimits').select('key').execute()
  expect(rows.some(({ key }) => key.includes('somebody'))).toBe(false)
})

test('expired windows are deleted', async () => {
  now = new Date(now.getTime() + 3_600_000)
  await limits.take(rule, 'f')
  const rows = await world.db.selectFrom('rateLimits').select('key').execute()
  expect(rows).toHaveLength(1)
})

test('with RATE_LIMITS=off everything is allowed', async () => {
  for (let use = 0; use < 10; use += 1) await noLimits.take(rule, 'a')
  await noLimits.check(rule, 'a')
})
