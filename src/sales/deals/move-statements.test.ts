import pg from 'pg'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aDeal } from './test-factory.ts'

/** The statements of one drop, without those of every request: its session, its key, `begin` and `commit`. */
const MOST = 8

const world = await testApp()
let agent: SignedIn
beforeAll(async () => {
  agent = await world.signIn('agent')
})
afterEach(() => vi.restoreAllMocks())

async function statementsOf(id: number, body: object): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { status } = await world.request('POST', `/api/deals/${id}/move`, { as: agent, body })
  expect(status).toBe(200)
  const texts = query.mock.calls.map(([first]: readonly unknown[]) =>
    typeof first === 'object' && first !== null && 'text' in first ? first.text : first,
  )
  const { contexts } = query.mock
  const mover = contexts[texts.findIndex((text) => /^insert into "audit"/.test(String(text)))]
  return texts
    .filter((_, at) => contexts[at] === mover)
    .map(String)
    .filter((text) => !/^(begin|commit)\b|"sessions"|idempotency/.test(text))
}

test.each([
  ['to another column', { stage: 'qualified' }],
  ['between two cards of another column', { stage: 'contract', isBetween: true }],
  ['within its column', { stage: 'leadin', isBetween: true }],
  ['to the bottom of its column', { stage: 'leadin', beforeId: null }],
  ['to Won without a reason', { stage: 'won' }],
  ['to Lost with a reason', { stage: 'lost', reasonId: 1 }],
] as const)('a drop %s runs at most eight statements', async (_where, { ...body }) => {
  const unit = await aUnit(world)
  const { stage } = body
  const below = await aDeal(world, { stage }, agent)
  const above = await aDeal(world, { stage }, agent)
  const { id } = await aDeal(world, { unitId: unit.id, unitIds: [unit.id] }, agent)
  const place = 'isBetween' in body ? { afterId: above.id, beforeId: below.id } : {}
  const statements = await statementsOf(id, { ...body, ...place })
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(MOST)
})
