import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { isLongRing } from '../../../bin/test/ring.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { routes } from '../../routes.ts'
import { aUser } from '../../team/staff/test-factory.ts'
import { type Operation, openApi } from '../http/openapi.ts'
import { type SignedIn, type TestApp, testApp } from './test-app.ts'
import { type HostileRequest, oneFieldHostile, requestsTo } from './test-requests.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? (isLongRing ? 100 : 8))
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const RECORDS = 4
/** The files that share the routes: one process does not work on all of them while the other waits. */
const FILES = 4

const { paths } = openApi(routes, '/')

let world: TestApp
let admin: SignedIn

/**
 * Requests every fourth route of the API description with values made from its own schemas and mutated in
 * many ways: a few times at every commit, many in the long ring. To run it longer or with another seed:
 * FUZZ_RUNS=1000 FUZZ_SEED=7 npx vitest run src/platform/testing/openapi-fuzz
 */
export function fuzzRoutes(file: 1 | 2 | 3 | 4): void {
  beforeAll(async () => {
    world = await testApp()
    for (let i = 0; i < RECORDS; i += 1) {
      await saveDeveloper(world.context(), null, { name: `Developer ${i}` })
      await aUnit(world)
      await aContact(world)
      await aUser(world)
    }
  })
  const share = Object.entries(paths).filter((_, at) => at % FILES === file - 1)
  describe.each(share)('%s', (path, methods) => {
    test.each(Object.entries(methods))(
      '%s is never answered with a failure',
      (method, operation) => fuzz(path, method, operation),
      600_000,
    )
  })
}

async function fuzz(path: string, method: string, operation: Operation): Promise<void> {
  const one = routes.find((route) => route.path === path && route.method === method)
  const requests = requestsTo(path, operation, RECORDS)
  let accepted: HostileRequest | null = null
  const asAnybody = fc.asyncProperty(requests, async (request) => {
    await isAnswered(method, request, null)
  })
  const asAdmin = fc.asyncProperty(requests, async (request) => {
    const response = await isAnswered(method, request, admin)
    if (response.status < 300) accepted = request
    const schema = one?.responses[response.status]
    if (schema && typeof schema !== 'string') expectDescribed(schema, response.body)
  })

  admin = await world.signIn('admin')
  await setDeleted(path.endsWith('/restore') ? world.now : null)
  await fc.assert(asAnybody, { numRuns: one?.guard.needs ? 3 : RUNS / 2, seed: SEED })
  await fc.assert(asAdmin, { numRuns: RUNS, seed: SEED })
  // Without a request that succeeds, the next ones do not get past the validation of the others.
  if (!accepted) await fc.assert(asAdmin, { numRuns: RUNS * 3, seed: SEED })
  for (const request of oneFieldHostile(path, operation, accepted, isLongRing ? 1 : 3)) {
    await isAnswered(method, request, admin)
  }
}

/** Deletes or restores the initial records. */
async function setDeleted(deletedAt: Date | null): Promise<void> {
  for (const table of ['staffUsers', 'units', 'projects', 'developers', 'contacts'] as const) {
    await world.db.updateTable(table).set({ deletedAt }).where('id', '<=', RECORDS).execute()
  }
}

/** No 5xx; every refusal is problem+json; a 400 names what is wrong. */
async function isAnswered(method: string, request: HostileRequest, as: SignedIn | null) {
  const { path, headers, body } = request
  const response = await world.request(method.toUpperCase(), path, { as, headers, body })
  if (response.status === 401 && as) admin = await world.signIn('admin')
  const summary = `${path} ${String(body).slice(0, 500)} → ${response.status} ${response.text.slice(0, 500)}`
  if (response.status >= 500) throw new Error(summary)
  if (response.status >= 400 && path.startsWith('/api/')) {
    expect(response.headers.get('content-type'), summary).toContain('application/problem+json')
    expect(response.body.message, summary).toBe(response.body.detail)
  }
  if (response.status === 400) {
    expect(response.body.errors?.length, summary).toBeGreaterThan(0)
    for (const fault of response.body.errors) expect(fault.path, summary).toMatch(/./)
  }
  return response
}

function expectDescribed(schema: z.ZodMiniType, body: unknown): void {
  const read = schema.safeParse(body)
  if (!read.success)
    throw new Error(`The answer is not as described: ${JSON.stringify(read.error.issues)}`)
}
