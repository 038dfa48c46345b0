import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../projects/test-factory.ts'
import { importRequests } from '../test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const admin = await world.signIn('admin')
const door = importRequests(world)

let name = ''
beforeAll(async () => {
  name = (await aProject(world)).name
})
const check = async (...rows: (readonly [rent: string, status: string])[]) => {
  const lines = rows.map(([rent, status], i) => `${name},${i + 1},1,1,30,${rent},${status}\n`)
  const text = `โครงการ,ห้อง,ห้องนอน,ห้องน้ำ,ขนาด,ค่าเช่า,สถานะ\n${lines.join('')}`
  return (await door.check(agent, 'units', text)).body
}
const answer = (id: number, field: string, text: string, value: unknown, as: SignedIn = agent) =>
  world.request('POST', `/api/imports/${id}/values`, { as, body: { field, text, value } })

test('what is no field, no row and no id is refused in words', async () => {
  const { id } = await check(['25.000', 'ว่าง'])
  for (const field of ['__proto__', 'constructor', 'nothing']) {
    const refused = await answer(id, field, '25.000', 25_000)
    expect([field, refused.status, refused.body.errors[0].path]).toEqual([field, 400, 'field'])
  }
  for (const value of [1.5, 2_147_483_648, 1e20, -1]) {
    expect([value, (await answer(id, 'project', name, value)).status]).toEqual([value, 400])
  }
  const body = { chosen: true, rows: [2_147_483_648] }
  const path = `/api/imports/${id}/updates`
  expect((await world.request('POST', path, { as: agent, body })).status).toBe(400)
})

test('many answers at once are all taken', async () => {
  const statuses = Array.from({ length: 20 }, (_, i) => `word ${i}`)
  const { id } = await check(...statuses.map((status) => ['25000', status] as const))
  const answers = await Promise.all(
    statuses.map((status) => answer(id, 'status', status, 'available')),
  )
  expect(answers.map(({ status }) => status)).toEqual(statuses.map(() => 200))
  const values = await world.request('GET', `/api/imports/${id}/values`, { as: agent })
  expect(values.body.open).toBe(0)
})

test('not to remember the answers of a file forgets none of somebody else', async () => {
  const [own, other] = [await check(['25000', 'ว่างมาก']), await check(['25000', 'ว่างมาก'])]
  const forget = () =>
    world.request('PUT', `/api/imports/${own.id}/values`, { as: agent, body: { remember: false } })
  const remembered = async () =>
    (await world.request('GET', '/api/settings/import-mappings', { as: agent })).body
  expect((await forget()).status).toBe(200)
  expect((await answer(own.id, 'status', 'ว่างมาก', 'pending')).status).toBe(200)
  expect((await answer(other.id, 'status', 'ว่างมาก', 'available', admin)).status).toBe(200)
  const before = await remembered()
  expect((await forget()).status).toBe(200)
  expect(await remembered()).toEqual(before)
})
