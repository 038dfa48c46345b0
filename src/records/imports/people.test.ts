import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../contacts/test-factory.ts'
import { aProject } from '../projects/test-factory.ts'
import type { ImportRow } from './rules/import.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const admin = await world.signIn('admin')
const door = importRequests(world)

const HEAD = 'project,unit,bed,bath,size,price,ชื่อเจ้าของ,เบอร์เจ้าของ,ไลน์เจ้าของ,นายหน้า,เบอร์นายหน้า'
const file = (name: string, ...rows: string[]) =>
  `${HEAD}\n${rows.map((row, index) => `${name},${index + 1},1,1,30,5M,${row}`).join('\n')}\n`
const contacts = async (search: string) =>
  (await world.request('GET', `/api/leads?search=${encodeURIComponent(search)}`, { as: agent }))
    .body
const peopleOf = async (projectId: number) => {
  const { body } = await world.request('GET', `/api/units?projectId=${projectId}`, { as: agent })
  return body
    .reverse()
    .map(({ ownerContact, agentContact }: Record<string, { name: string } | null>) => [
      ownerContact?.name ?? null,
      agentContact?.name ?? null,
    ])
}

test('owners and agents are known by phone or LINE, and made if they are not', async () => {
  const { id, name } = await aProject(world)
  const known = await aContact(world, {
    ...{ name: 'Kanya Phrom', phone: '081 555 0001', line: 'kanya.p', contactType: 'owner' },
  })
  const finished = await door.all(
    agent,
    'units',
    file(
      name,
      'K. Kanya,081-555-0001,,,',
      ',,kanya.p,,',
      'คุณนภา,๐๘๑ ๕๕๕ ๐๐๐๒,,สมชาย,0815550003',
      ',+66815550002,,,',
      ',815550004,,,',
      'คุณต้อม,,,,',
      'คุณต้อม,,,,',
      ',,,,',
    ),
  )
  expect(finished).toMatchObject({ state: 'done', done: 8, error: 0 })
  expect(await peopleOf(id)).toEqual([
    ['Kanya Phrom', null],
    ['Kanya Phrom', null],
    ['คุณนภา', 'สมชาย'],
    ['คุณนภา', null],
    ['815550004', null],
    ['คุณต้อม', null],
    ['คุณต้อม', null],
    [null, null],
  ])
  expect(await contacts('คุณนภา')).toMatchObject([
    { phone: '081 555 0002', contactType: 'owner', source: 'import', version: 1 },
  ])
  expect(await contacts('สมชาย')).toMatchObject([{ contactType: 'agent' }])
  expect(await contacts('คุณต้อม')).toHaveLength(1)
  expect((await contacts('Kanya'))[0]).toMatchObject({ id: known.id, version: 1 })
})

test('a check makes nobody, and a person is made once by two files', async () => {
  const [first, second] = [await aProject(world), await aProject(world)]
  const row = 'Malee Twice,082 555 0001,,,'
  const checks = [
    await door.check(agent, 'units', file(first.name, row)),
    await door.check(agent, 'units', file(second.name, row)),
  ]
  expect(await contacts('Malee Twice')).toEqual([])
  for (const { body } of checks) await door.run(agent, body.id)
  expect(await contacts('Malee Twice')).toHaveLength(1)
})

test('a number that several share is settled by the name, else left empty', async () => {
  const { name } = await aProject(world)
  const phone = '083 555 0001'
  const wife = await aContact(world, { name: 'Anong', phone })
  await aContact(world, { name: 'Prasert', phone })
  const { body } = await door.check(
    agent,
    'units',
    file(name, `anong,${phone},,,`, `Somebody,${phone},,,`, '42,,,,'),
  )
  const left = body.sample.map(({ leftEmpty }: ImportRow) =>
    leftEmpty.map(({ field, code, value }) => [field, code, value]),
  )
  expect(left).toEqual([
    [],
    [
      ['ownerPhone', 'several_contacts', phone],
      ['ownerName', 'several_contacts', 'Somebody'],
    ],
    [['ownerName', 'person_without_name', '42']],
  ])
  await door.run(agent, body.id)
  const { ownerContactId } = await world.db
    .selectFrom('units')
    .select('ownerContactId')
    .where('ownerContactId', '=', wife.id)
    .executeTakeFirstOrThrow()
  expect(ownerContactId).toBe(wife.id)
})

test('undo takes back the people who came with the import, unless something refers to them', async () => {
  const { name } = await aProject(world)
  const other = await aProject(world)
  const finished = await door.all(
    agent,
    'units',
    file(name, 'Gone Again,084 555 0001,,,', 'Stays Here,084 555 0002,,,'),
  )
  await door.all(agent, 'units', file(other.name, ',084 555 0002,,,'))
  await world.request('POST', `/api/imports/${finished.id}/undo`, { as: admin })
  expect(await contacts('Gone Again')).toEqual([])
  expect(await contacts('Stays Here')).toHaveLength(1)
})
