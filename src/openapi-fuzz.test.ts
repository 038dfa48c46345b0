import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { aContact } from './contacts/test-factory.ts'
import { saveDeveloper } from './developers/save-developer.ts'
import { openApi } from './http/openapi.ts'
import { routes } from './routes.ts'
import { aUser } from './staff/test-factory.ts'
import { type SignedIn, type TestApp, testApp } from './test-app.ts'
import { type HostileRequest, oneFieldBroken, requestsTo } from './test-requests.ts'
import { aUnit } from './units/test-factory.ts'

/**
 * Every route of the API's description, asked with values made from its own schemas and bent in every
 * way we know. Run it longer or with another seed: FUZZ_RUNS=1000 FUZZ_SEED=7 npx vitest run src/openapi-fuzz.test.ts
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
        const answer = await isAnswered(method, request, admin)
        if (answer.status < 300) accepted = request
        const schema = one?.answers[answer.status]
        if (schema && typeof schema !== 'string') expectDescribed(schema, answer.body)
      })

      admin = await world.signIn('admin')
      await setDeleted(path.endsWith('/restore') ? world.now : null)
      await fc.assert(asAnybody, { numRuns: one?.guard.needs ? 3 : RUNS / 2, seed: SEED })
      await fc.assert(asAdmin, { numRuns: RUNS, seed: SEED })
      for (const request of oneFieldBroken(path, operation, accepted)) {
        await isAnswered(method, request, admin)
      }
    },
    60_000,
  )
})

/** Deletes the records there were at first, or brings them back. */
async function setDeleted(deletedAt: Date | null): Promise<void> {
  for (const table of ['staffUsers', 'units', 'projects', 'developers', 'contacts'] as const) {
    await world.db.updateTable(table).set({ deletedAt }).where('id', '<=', RECORDS).execute()
  }
}

/** No 5xx; every refusal is problem+json; a 400 names what is wrong. */
async function isAnswered(method: string, request: HostileRequest, as: SignedIn | null) {
  const { path, headers, body } = request
  const answer = await world.request(method.toUpperCase(), path, { as, headers, body })
  if (answer.status === 401 && as) admin = await world.signIn('admin')
  const said = `${path} ${String(body).slice(0, 500)} → ${answer.status} ${answer.text.slice(0, 500)}`
  if (answer.status >= 500) throw new Error(said)
  if (answer.status >= 400 && path.startsWith('/api/')) {
    expect(answer.headers.get('content-type'), said).toContain('application/problem+json')
    expect(answer.body.message, said).toBe(answer.body.detail)
  }
  if (answer.status === 400) {
    expect(answer.body.errors?.length, said).toBeGreaterThan(0)
    for (const fault of answer.body.errors) expect(fault.path, said).toMatch(/./)
  }
  return answer
}

function expectDescribed(schema: z.ZodMiniType, body: unknown): void {
  const read = schema.safeParse(body)
  if (!read.success)
    throw new Error(`The answer is not as described: ${JSON.stringify(read.error.issues)}`)
}
