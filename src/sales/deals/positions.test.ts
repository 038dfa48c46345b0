import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { projectHome } from '../../env.ts'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { type TestDb, testDb } from '../../platform/testing/test-db.ts'
import type { DealRecord } from './rules/deal-record.ts'
import { aDeal } from './test-factory.ts'

let database: TestDb
let world: TestApp
let agent: SignedIn
beforeAll(async () => {
  database = await testDb()
  world = await testApp({ url: database.url })
  agent = await world.signIn('agent')
})

type Placed = Pick<DealRecord, 'id' | 'position'>

/** Deals of a stage with these positions, in the order in which the board has them. */
async function placed(stage: DealRecord['stage'], positions: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const _ of positions) ids.push((await aDeal(world, { stage }, agent)).id)
  for (const [at, position] of positions.entries())
    await world.db
      .updateTable('deals')
      .set({ position })
      .where('id', '=', ids[at] ?? 0)
      .execute()
  return ids
}

async function cards(column: string): Promise<Placed[]> {
  const url = `/api/deals?column=${column}&sort=board&limit=1000`
  const { body } = await world.request('GET', url, { as: agent })
  return body.map(({ id, position }: Placed) => ({ id, position }))
}

async function move(id: number, stage: string, place: object): Promise<void> {
  const url = `/api/deals/${id}/move`
  const { status } = await world.request('POST', url, { as: agent, body: { stage, ...place } })
  expect(status).toBe(200)
}

const idsOf = (found: readonly Placed[]) => found.map(({ id }) => id)
const keysOf = (found: readonly Placed[]) => [...new Set(found.map(({ position }) => position))]

test('keys of the former kind are made anew in their order, and go on at the top, between and at the bottom', async () => {
  await database.asOwner('alter table deals drop constraint deals_position_key')
  const ids = await placed('contract', ['0V', 'V', 'V', 'a0000000007V', 'zzzzz1'])
  const file = path.join(projectHome(), 'migrations/0272_deal_positions.sql')
  await database.asOwner(await readFile(file, 'utf8'))
  const [a, b, c, d, e] = ids as [number, number, number, number, number]
  expect(await cards('contract')).toEqual(
    ids.map((id, place) => ({ id, position: `j000000000${place + 1}` })),
  )
  await move(e, 'contract', { beforeId: a })
  await move(d, 'contract', { afterId: a, beforeId: b })
  await move(b, 'contract', { beforeId: null })
  const found = await cards('contract')
  expect(idsOf(found)).toEqual([e, a, d, c, b])
  expect(keysOf(found)).toHaveLength(5)
})

test.each([
  ['of one key', ['a0', 'a0', 'a0']],
  ['whose keys have become long', ['a0', `a0${'0'.repeat(58)}1`, `a0${'0'.repeat(58)}2`]],
])('cards %s get new short ones when one is dropped among them', async (_which, positions) => {
  const [a, b, c] = (await placed('onhold', positions)) as [number, number, number]
  await move(c, 'onhold', { afterId: a, beforeId: b })
  await move(b, 'onhold', { afterId: a, beforeId: c })
  const found = (await cards('onhold')).filter(({ id }) => [a, b, c].includes(id))
  expect(idsOf(found)).toEqual([a, b, c])
  expect(keysOf(found)).toHaveLength(3)
  expect(Math.max(...found.map(({ position }) => position.length))).toBeLessThan(61)
})
