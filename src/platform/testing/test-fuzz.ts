import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { aContact } from '../../records/contacts/test-factory.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { routes } from '../../routes.ts'
import { aUser } from '../../team/staff/test-factory.ts'
import { openApi } from '../http/openapi.ts'
import { type SignedIn, type TestApp, testApp } from './test-app.ts'
import { type HostileRequest, oneFieldHostile, requestsTo } from './test-requests.ts'

/**
 * Requests every route of the API description with values made from its own schemas and mutated in
 * many ways. To run it longer or with another seed: FUZZ_RUNS=1000 FUZZ_SEED=7 npx vitest run
 * src/platform/testing/openapi-fuzz.test.ts
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 24)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const RECORDS = 4

const { paths } = openApi(routes, '/')

let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  for (let i = 0; i < RECORDS; i += 1) {
    await saveDeveloper(world.context(), null, { name: `Developer ${i}` })
    await aUnit(world)
    await aContact(world)
    await aUser(world)
  }
})

describe.each(Object.entries(paths))('%s', (path, methods) => {
  test.each(Object.entries(methods))(
    '%s is never answered with a failure',
    async (method, operation) => {
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
      for (const request of oneFieldHostile(path, operation, accepted)) {
        await isAnswered(method, request, admin)
      }
    },
    60_000,
  )
})

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
