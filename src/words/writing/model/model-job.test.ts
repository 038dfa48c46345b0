import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { rewriteJob } from '../rewrite-job.ts'
import { testModelServer } from '../test-model-server.ts'

const server = await testModelServer()
const world = await testApp({ env: server.env })
const agent = await world.signIn('agent')
beforeAll(() => world.services.jobs.start())

const body = { text: 'corner 2br 65sqm' }
const begin = async () => {
  const answer = await world.request('POST', '/api/ai/rewrites', { body, as: agent })
  return answer.body.jobId as string
}
const find = (id: string) => world.request('GET', `/api/ai/rewrites/${id}`, { as: agent })
const finished = (id: string) =>
  expect.poll(async () => (await find(id)).body.rewritten, { timeout: 20_000 })

test('letters that no database takes are left out of an answer', async () => {
  server.behaviour = { pieces: ['Corner home with 2 bedrooms\0, ', '65 sqm. \ud800'] }
  const id = await begin()
  await finished(id).toMatchObject({
    rewrittenText: 'Corner home with 2 bedrooms, 65 sqm. \ufffd',
    by: 'test-model',
  })
})

test('a result and an input that an earlier version stored are not there', async () => {
  server.says('Corner home with 2 bedrooms, 65 sqm.')
  const id = await begin()
  await finished(id).toMatchObject({ by: 'test-model' })
  const store = (values: { result: string } | { input: string }) =>
    world.db.updateTable('completions').set(values).where('id', '=', id).execute()
  await store({ result: JSON.stringify({ text: 'of an earlier version' }) })
  expect((await find(id)).status).toBe(404)
  await store({ input: JSON.stringify({ words: 'of an earlier version' }) })
  expect((await find(id)).status).toBe(404)
})

test('an unknown job, one of another kind and one that was stopped before are not there', async () => {
  server.behaviour = 'endless until stopped'
  const id = await begin()
  const remove = (kind: string) => world.request('DELETE', `/api/ai/${kind}/${id}`, { as: agent })
  expect((await world.request('GET', `/api/ai/drafts/${id}`, { as: agent })).status).toBe(404)
  await remove('drafts')
  expect((await find(id)).status).toBe(200)
  expect((await remove('rewrites')).status).toBe(204)
  expect((await remove('rewrites')).status).toBe(204)
  expect((await find(id)).status).toBe(404)
  await expect.poll(() => server.isHeard(), { timeout: 20_000 }).toBe(false)
})

test('a model from which nothing comes is not waited for once it is stopped', async () => {
  server.behaviour = 'nothing'
  const id = await begin()
  await expect.poll(() => server.isHeard(), { timeout: 20_000 }).toBe(true)
  const path = `/api/ai/rewrites/${id}`
  expect((await world.request('DELETE', path, { as: agent })).status).toBe(204)
  await expect.poll(() => server.isHeard(), { timeout: 20_000 }).toBe(false)
})

test('a model is not waited for once whoever called has gone', async () => {
  server.behaviour = 'nothing'
  const id = await begin()
  const gone = new AbortController()
  const during = { timeoutSeconds: 60, signal: gone.signal }
  const waiting = rewriteJob.wait(world.context(agent.actor), id, during)
  await expect.poll(() => server.isHeard(), { timeout: 20_000 }).toBe(true)
  gone.abort()
  await expect(waiting).rejects.toThrow()
  await expect.poll(() => server.isHeard(), { timeout: 20_000 }).toBe(false)
})

test('a slow model leaves places for other jobs, and who waits sees how many come before', async () => {
  server.behaviour = 'nothing'
  const ids: string[] = []
  for (let count = 1; count <= 5; count += 1) {
    world.now = new Date(world.now.getTime() + 1000)
    ids.push(await begin())
  }
  const progressOf = async (id: string | undefined) =>
    (await world.request('GET', `/api/jobs/${id}`, { as: agent })).body
  await expect.poll(() => server.hearers(), { timeout: 20_000 }).toBe(2)
  expect(await progressOf(ids[2])).toMatchObject({ state: 'waiting', ahead: 0 })
  expect(await progressOf(ids[4])).toMatchObject({ state: 'waiting', ahead: 2 })
  for (const id of ids) await world.request('DELETE', `/api/ai/rewrites/${id}`, { as: agent })
  await expect.poll(() => server.isHeard(), { timeout: 20_000 }).toBe(false)
})

test('nobody waits for a job that was given up', async () => {
  server.behaviour = 'endless until stopped'
  const id = await begin()
  await rewriteJob.task.onGiveUp?.(world.context(), { id })
  expect((await find(id)).status).toBe(404)
  expect((await world.request('GET', `/api/jobs/${id}`, { as: agent })).status).toBe(404)
  await expect.poll(() => server.isHeard(), { timeout: 20_000 }).toBe(false)
})

test('many texts at once are all answered', async () => {
  server.says('Corner home with 2 bedrooms, 65 sqm.')
  const ids = await Promise.all(Array.from({ length: 12 }, begin))
  for (const id of ids) await finished(id).toMatchObject({ by: 'test-model' })
})

test('a server that sends on to another one is not followed', async () => {
  const other = await testModelServer()
  other.says('Corner home with 2 bedrooms, 65 sqm.')
  const location = `${other.env.AI_BASE_URL}/chat/completions`
  server.behaviour = { status: 307, headers: { location } }
  const id = await begin()
  await finished(id).toMatchObject({ by: 'built-in' })
  expect(other.asked).toEqual([])
})
