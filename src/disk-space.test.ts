import { expect, inject, test, vi } from 'vitest'
import { inTransaction } from './context.ts'
import { DiskSpace, isDiskFull } from './disk-space.ts'
import { addJob } from './platform/jobs/add-job.ts'
import { JobRunner } from './platform/jobs/runner.ts'
import { jobsOf, wordTask } from './platform/jobs/test-jobs.ts'
import { testApp } from './platform/testing/test-app.ts'
import { databaseUrl, onServer } from './platform/testing/test-server.ts'

const MEGABYTE = 1024 * 1024
let free = 1000 * MEGABYTE
const disk = new DiskSpace('/data', 64 * MEGABYTE, async () => free)
const world = await testApp({ services: { disk } })
const admin = await world.signIn('admin')
const asOwner = (statement: string) =>
  onServer(
    databaseUrl(inject('template').serverUrl, new URL(world.url).pathname.slice(1)),
    statement,
  )
let names = 0
const add = () => {
  names += 1
  return world.request('POST', '/api/developers', { as: admin, body: { name: `Room ${names}` } })
}
const health = async () => {
  const { status, text } = await world.request('GET', '/healthz')
  return [status, text]
}

test('with too little room writes are refused, reads go on, and it recovers by itself', async () => {
  free = 63 * MEGABYTE
  await disk.look()
  const { status, body, headers } = await add()
  expect([status, body.code, headers.get('retry-after')]).toEqual([507, 'disk_full', '60'])
  expect((await world.request('GET', '/api/developers')).status).toBe(200)
  expect((await world.request('GET', '/')).status).toBe(200)
  expect(await health()).toEqual([200, 'degraded: the disk is full, nothing is saved'])
  const form = new URLSearchParams({ name: 'Nok', email: 'nok@visitors.example' })
  const sent = await world.request('POST', '/', {
    body: String(form),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(sent.status).toBe(507)
  free = 64 * MEGABYTE
  await disk.look()
  expect((await add()).status).toBe(201)
  expect(await health()).toEqual([200, 'ok'])
})

test('failed writes say why, and lose no connection', async () => {
  await asOwner(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    create trigger no_room before insert on developers for each row execute function no_room()`)
  const clock = vi.spyOn(performance, 'now')
  for (let failures = 0; failures < 30; failures += 1) {
    clock.mockReturnValue(failures * 20_000)
    expect((await add()).status).toBe(507)
    expect((await health())[1]).toContain('degraded')
  }
  await asOwner('drop trigger no_room on developers')
  clock.mockReturnValue(1e6)
  expect((await add()).status).toBe(201)
  expect(await health()).toEqual([200, 'ok'])
  clock.mockRestore()
})

test('jobs wait for room, and one that ran out of it begins again', async () => {
  const tries: string[] = []
  const pack = wordTask('pack', async (_context, { word }) => {
    tries.push(word)
    if (tries.length === 1) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
  })
  const jobs = new JobRunner({ ...world.services, disk }, [pack])
  const elsewhere = { ...world.context(), wakeJobs: undefined }
  await inTransaction(elsewhere, (tx) => addJob(tx, pack, { word: 'boxes' }))
  const clock = vi.spyOn(performance, 'now').mockReturnValue(2e6)
  await jobs.idle()
  expect(tries).toEqual(['boxes'])
  expect(await jobsOf(world, pack)).toMatchObject([{ state: 'created', tries: 0 }])
  clock.mockReturnValue(2.1e6)
  await jobs.idle()
  expect(await jobsOf(world, pack)).toMatchObject([{ state: 'completed' }])
  clock.mockRestore()
})

test('a full disk is known by its error', () => {
  const error = (code: string) => Object.assign(new Error('failed'), { code })
  expect(['ENOSPC', 'EDQUOT', '53100'].map(error).every(isDiskFull)).toBe(true)
  expect(['53300', 'EACCES', '23505'].map(error).some(isDiskFull)).toBe(false)
})
