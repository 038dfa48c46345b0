import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { aContact } from '../../contacts/test-factory.ts'
import { aProject } from '../../projects/test-factory.ts'
import type { ImportRow } from '../rules/import.ts'
import type { FieldValues, ImportValues } from '../rules/values.ts'
import { importRequests } from '../test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const door = importRequests(world)
world.now = new Date('2026-11-24T03:00:00Z')
const HEAD = 'โครงการ,ห้อง,ห้องนอน,ห้องน้ำ,ขนาด,ค่าเช่า,สถานะ,เฟอร์นิเจอร์,วิว,ว่างวันที่\n'

let name = ''
beforeEach(async () => {
  const project = await aProject(world)
  name = project.name
  await world.db.deleteFrom('rememberedMappings').execute()
})
const rest = (rent: string, status = '', furniture = '', view = '', from = '') =>
  `1,1,30,${rent},${status},${furniture},${view},${from}`
const fileOf = (...rows: string[]) =>
  HEAD + rows.map((row, index) => `${name},${index + 1},${row}\n`).join('')
const check = async (text: string) => (await door.check(agent, 'units', text)).body
const rowsOf = async (id: number): Promise<ImportRow[]> => (await door.rows(agent, id)).body
const valuesOf = async (id: number): Promise<ImportValues> =>
  (await world.request('GET', `/api/imports/${id}/values`, { as: agent })).body
const fieldOf = async (id: number, field: string): Promise<FieldValues | undefined> =>
  (await valuesOf(id)).fields.find((one) => one.field === field)
const answer = (id: number, field: string, text: string, value: unknown) =>
  world.request('POST', `/api/imports/${id}/values`, { as: agent, body: { field, text, value } })
test('who becomes a new contact is said, and a phone is read wherever it is written', async () => {
  const known = await aContact(world, { name: 'Kanya Phrom', phone: '081 555 7001' })
  const { id, columns } = await check(
    `โครงการ,ห้อง,ห้องนอน,ห้องน้ำ,ขนาด,ค่าเช่า,เจ้าของ,เบอร์โทร,นายหน้า,เบอร์\n${[
      'คุณต้อม 081-234-5678,,,',
      'คุณนภา,081 555 7002,,',
      'K. Kanya,0815557001,สมชาย,081 555 7003',
      'โทร 081 555 7001,,,',
    ]
      .map((people, index) => `${name},${index + 1},1,1,30,25000,${people}\n`)
      .join('')}`,
  )
  expect(columns.slice(6).map(({ field }: { field: string }) => field)).toEqual([
    ...['ownerName', 'ownerPhone', 'agentName', 'agentPhone'],
  ])
  const rows = await rowsOf(id)
  expect(rows.map(({ people }) => people)).toEqual([
    [{ role: 'owner', name: 'คุณต้อม', id: null }],
    [{ role: 'owner', name: 'คุณนภา', id: null }],
    [
      { role: 'owner', name: 'Kanya Phrom', id: known.id },
      { role: 'agent', name: 'สมชาย', id: null },
    ],
    [{ role: 'owner', name: 'Kanya Phrom', id: known.id }],
  ])
  expect((await valuesOf(id)).people).toMatchObject({ created: 3, known: 1 })
  expect(rows[0]?.read.ownerPhone).toBe('081-234-5678')
})

test('a status may say its day, which is the next one', async () => {
  const { id } = await check(
    fileOf(
      rest('25000', 'ว่าง 15 ม.ค.'),
      rest('25000', 'available from 1 Feb 2027'),
      rest('25000', 'เช่าแล้ว ถึง 31/12/2569'),
      rest('25000', 'ว่าง', '', '', 'Jan 27'),
    ),
  )
  const [first, second, third, fourth] = await rowsOf(id)
  expect(first?.read).toMatchObject({
    ...{ status: 'available', availabilityDate: '2027-01-14T17:00:00.000Z' },
  })
  expect(second?.read).toMatchObject({ availabilityDate: '2027-01-31T17:00:00.000Z' })
  expect(third?.read).toMatchObject({ status: 'rented', rentedUntil: '2026-12-31' })
  expect(fourth?.leftEmpty).toMatchObject([{ field: 'availabilityDate', value: 'Jan 27' }])
  expect((await fieldOf(id, 'availabilityDate'))?.open).toMatchObject([
    { text: 'Jan 27', proposals: [{ label: '1 Jan 2027' }, { label: '27 Jan 2027' }] },
  ])
  expect((await answer(id, 'availabilityDate', 'Jan 27', '2027-01-01')).body).toMatchObject({
    ...{ create: 4, leftEmpty: 0 },
  })
})

test('empty cells beneath a filled one are asked once, and filled as corrections', async () => {
  const { name: other } = await aProject(world)
  const { id } = await check(
    `${HEAD}${name},1,${rest('25000')}\n,2,${rest('25000')}\n${other},1,${rest('25000')}\n,2,${rest('25000')}\n,,,,,,,,,\n`,
  )
  expect(await fieldOf(id, 'project')).toMatchObject({
    open: [{ text: '', rows: 2, proposals: [{ value: 'above', label: 'Same as the row above' }] }],
  })
  const answer = (value: unknown) =>
    world.request('POST', `/api/imports/${id}/values`, {
      ...{ as: agent, body: { field: 'project', text: '', value } },
    })
  expect((await answer(null)).status).toBe(400)
  expect((await answer('above')).body).toMatchObject({ create: 4, error: 0 })
  expect((await rowsOf(id)).map(({ read, corrected }) => [read.project, corrected])).toEqual([
    [name, []],
    [name, ['project']],
    [other, []],
    [other, ['project']],
  ])
  expect((await valuesOf(id)).open).toBe(0)
})
