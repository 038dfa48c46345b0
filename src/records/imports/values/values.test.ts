import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../projects/test-factory.ts'
import { aUnit } from '../../units/test-factory.ts'
import type { ImportRow } from '../rules/import.ts'
import type { FieldValues, ImportValues } from '../rules/values.ts'
import { importRequests } from '../test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const admin = await world.signIn('admin')
const door = importRequests(world)
world.now = new Date('2026-11-24T03:00:00Z')
const HEAD = 'โครงการ,ห้อง,ห้องนอน,ห้องน้ำ,ขนาด,ค่าเช่า,สถานะ,เฟอร์นิเจอร์,วิว,ว่างวันที่\n'

let name = ''
let projectId = 0
beforeEach(async () => {
  const project = await aProject(world)
  name = project.name
  projectId = project.id
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
const correct = (id: number, row: number, cells: object) =>
  world.request('PUT', `/api/imports/${id}/rows/${row}`, { as: agent, body: cells })
const remembered = async () =>
  (await world.request('GET', '/api/settings/import-mappings', { as: agent })).body

test('what was read how is answered with counts, and what can mean two things is asked', async () => {
  const { id } = await check(
    fileOf(
      rest('25k', 'ว่าง', 'ครบ', '', '15 ม.ค. 2570'),
      rest('25.000', 'ว่าง', 'บิ้วอิน', '', ''),
      rest('25.000', 'มีผู้เช่า', 'ครบ', '', ''),
    ),
  )
  const { fields, open, heldUp } = await valuesOf(id)
  expect([open, heldUp]).toEqual([3, 2])
  expect(fields.map(({ field }) => field)).toEqual([
    ...['rentAmount', 'status', 'availabilityDate', 'furnishing'],
  ])
  expect(await fieldOf(id, 'rentAmount')).toMatchObject({
    ...{ label: 'Rent', headers: ['ค่าเช่า'], asks: 'proposal' },
    read: [{ text: '25k', rows: 1, value: 25_000, label: '25,000', by: 'reader' }],
    open: [
      {
        ...{ text: '25.000', rows: 2 },
        proposals: [
          { value: 25_000, label: '25,000', isLikely: true },
          { value: 25, label: '25', isLikely: false },
        ],
      },
    ],
  })
  expect(await fieldOf(id, 'status')).toMatchObject({
    read: [{ text: 'ว่าง', rows: 2, value: 'available', label: 'Available' }],
    open: [{ text: 'มีผู้เช่า', proposals: [{ value: 'rented' }, { value: 'sell_with_tenant' }] }],
  })
  expect((await fieldOf(id, 'furnishing'))?.open).toMatchObject([
    { text: 'บิ้วอิน', proposals: [{ value: 'partially_furnished', isLikely: true }] },
  ])
  expect((await fieldOf(id, 'availabilityDate'))?.read).toMatchObject([
    { text: '15 ม.ค. 2570', label: '15 Jan 2027' },
  ])
})

test('an answer is for all rows with the text, and these are judged at once', async () => {
  const { id } = await check(
    fileOf(rest('25.000'), rest('25.000', 'มีผู้เช่า'), rest('25.000 ', 'ว่าง'), rest('30000')),
  )
  const first = await answer(id, 'rentAmount', '25.000', 25_000)
  expect(first.body).toMatchObject({ create: 4, error: 0, rows: 4, leftEmpty: 1 })
  const second = await answer(id, 'status', 'มีผู้เช่า', 'rented')
  expect(second.body).toMatchObject({ create: 4, error: 0, leftEmpty: 0 })
  // The same answer again changes nothing.
  expect((await answer(id, 'status', 'มีผู้เช่า', 'rented')).body).toMatchObject({ create: 4 })
  expect(await valuesOf(id)).toMatchObject({ open: 0, heldUp: 0 })
  expect((await rowsOf(id))[1]?.read).toMatchObject({ rentAmount: 25_000, status: 'rented' })
  // It can be changed.
  await answer(id, 'rentAmount', '25.000', 25)
  expect((await rowsOf(id))[0]?.read).toMatchObject({ rentAmount: 25 })
  await door.run(agent, id)
  const { body: units } = await world.request('GET', `/api/units?projectId=${projectId}`, {
    as: agent,
  })
  expect(units.map((unit: { rentAmount: number }) => unit.rentAmount).sort()).toEqual([
    ...[25, 25, 25, 30_000],
  ])
  expect((await answer(id, 'rentAmount', '25.000', 25)).status).toBe(409)
})

test('an answer that the field cannot have is refused in words', async () => {
  const { id } = await check(fileOf(rest('25.000', 'มีผู้เช่า')))
  const refused = await answer(id, 'status', 'มีผู้เช่า', 'gone')
  expect(refused.status).toBe(400)
  expect(refused.body.errors[0].path).toBe('value')
  expect((await answer(id, 'status', 'never written', 'rented')).body.detail).toContain(
    'No row of this file has this text.',
  )
  expect((await answer(id, 'colour', 'มีผู้เช่า', 'red')).status).toBe(400)
  expect((await answer(999_999, 'status', 'มีผู้เช่า', 'rented')).status).toBe(404)
})

test('a value may be left empty, and one of several values is answered on its own', async () => {
  const { id } = await check(
    fileOf(rest('25000', '', '', 'วิวเมือง;วิวตึก'), rest('25000', '', 'แล้วแต่', '')),
  )
  expect((await fieldOf(id, 'propertyView'))?.open).toMatchObject([{ text: 'วิวตึก', rows: 1 }])
  await answer(id, 'propertyView', 'วิวตึก', 'block_view')
  await answer(id, 'furnishing', 'แล้วแต่', null)
  const rows = await rowsOf(id)
  expect(rows.map(({ verdict }) => verdict)).toEqual(['create', 'create'])
  expect(rows[0]?.read.propertyView).toEqual(['block_view', 'city_view'])
  expect(rows[1]?.read.furnishing).toBeUndefined()
})

test('answers are remembered for the next file, listed, and forgotten', async () => {
  const { id } = await check(fileOf(rest('25000', 'มีผู้เช่า')))
  await answer(id, 'status', 'มีผู้เช่า', 'rented')
  const next = await check(fileOf(rest('25000', ' มีผู้เช่า')))
  expect(next).toMatchObject({ create: 1, error: 0 })
  expect(await valuesOf(next.id)).toMatchObject({ open: 0, remembered: { used: 1 } })
  expect((await fieldOf(next.id, 'status'))?.read).toMatchObject([{ by: 'remembered' }])
  const list = await remembered()
  expect(list).toMatchObject([
    {
      ...{ kind: 'units', field: 'status', fieldLabel: 'Status', text: 'มีผู้เช่า' },
      ...{ label: 'Rented', answeredBy: 'Anna agent 1' },
    },
  ])
  const forget = () =>
    world.request('DELETE', `/api/settings/import-mappings/${list[0].id}`, { as: agent })
  expect([(await forget()).status, (await forget()).status]).toEqual([204, 404])
  expect(await check(fileOf(rest('25000', 'มีผู้เช่า')))).toMatchObject({ create: 1, leftEmpty: 1 })
})

test('an import may keep its answers to itself', async () => {
  const { id } = await check(fileOf(rest('25000', 'มีผู้เช่า', 'บิ้วอิน')))
  await answer(id, 'status', 'มีผู้เช่า', 'rented')
  const remember = (value: boolean) =>
    world.request('PUT', `/api/imports/${id}/values`, { as: agent, body: { remember: value } })
  expect((await remember(false)).body).toMatchObject({ remember: false })
  await answer(id, 'furnishing', 'บิ้วอิน', 'unfurnished')
  expect(await remembered()).toEqual([])
  await remember(true)
  expect(await remembered()).toHaveLength(2)
})

test('projects are found in another spelling, proposed if they resemble, made or left out', async () => {
  const lantern = await aProject(world, { name: 'Ratchada Lantern', nameTh: 'รัชดา แลนเทิร์น' })
  const cadence = await aProject(world, { name: 'Asok Cadence' })
  const line = (project: string, number: string) => `${project},${number},${rest('25000')}\n`
  const { id } = await check(
    HEAD +
      line('Asoke Cadence', '1') +
      line('รัชดา แลนเทิน', '2') +
      line('เดอะ สุขุมวิท พาร์ควิว', '3') +
      line('Somewhere else', '4') +
      line('Ratchada Lantern Tower B', '5'),
  )
  const project = await fieldOf(id, 'project')
  expect(project?.read).toMatchObject([{ text: 'รัชดา แลนเทิน', label: 'Ratchada Lantern' }])
  const open = new Map(project?.open.map(({ text, proposals }) => [text, proposals]))
  expect(open.get('Asoke Cadence')?.[0]).toMatchObject({
    ...{ value: cadence.id, label: 'Asok Cadence', isLikely: true },
  })
  expect(open.get('Ratchada Lantern Tower B')?.[0]).toMatchObject({
    ...{ value: lantern.id, detail: 'รัชดา แลนเทิร์น' },
  })
  await answer(id, 'project', 'Asoke Cadence', cadence.id)
  await answer(id, 'project', 'Ratchada Lantern Tower B', lantern.id)
  await answer(id, 'project', 'เดอะ สุขุมวิท พาร์ควิว', 'เดอะ สุขุมวิท พาร์ควิว')
  const { body } = await answer(id, 'project', 'Somewhere else', null)
  expect(body).toMatchObject({ create: 4, error: 1 })
  expect((await rowsOf(id))[3]?.why).toBe('Skipped by your answer')
  const named = () =>
    world.db
      .selectFrom('projects')
      .select(['id', 'name'])
      .where('name', 'like', 'เดอะ %')
      .where('deletedAt', 'is', null)
      .execute()
  expect(await named()).toEqual([])
  await door.run(agent, id)
  expect(await named()).toHaveLength(1)
  // A project that the import made is taken back with it.
  const undone = await world.request('POST', `/api/imports/${id}/undo`, { as: admin })
  expect(undone.body).toMatchObject({ undone: 4, kept: [] })
  expect(await named()).toEqual([])
})

test('a corrected cell gives its row a new verdict, and the rows that are the same', async () => {
  const { id } = await check(fileOf(rest('25000'), `1,1,35-40,25000,,,,`, `1,1,30,25000,,,,`))
  const { body: row } = await correct(id, 3, { size: '35' })
  expect(row).toMatchObject({ row: 3, verdict: 'create', corrected: ['size'], why: null })
  expect(row.values.size).toBe('35')
  expect((await correct(id, 4, { unitNumber: '2' })).body).toMatchObject({
    ...{ verdict: 'duplicate', sameRow: 3 },
  })
  // Row 3 is another home by now, so that row 4 is the only one of its number.
  await correct(id, 3, { unitNumber: '9' })
  expect((await rowsOf(id)).map(({ verdict }) => verdict)).toEqual(['create', 'create', 'create'])
  expect((await correct(id, 3, { unitNumber: '1' })).body).toMatchObject({ sameRow: 2 })
  expect((await correct(id, 3, { unitNumber: '' })).body).toMatchObject({ verdict: 'error' })
  expect((await correct(id, 99, { size: '1' })).status).toBe(404)
  expect((await correct(id, 3, { colour: 'red' })).status).toBe(400)
  const report = await world.request('GET', `/api/imports/${id}/report`, { as: agent })
  expect(report.text).toContain(',35,')
})

test('corrections and answers stay when the columns are matched anew', async () => {
  const { id } = await check(fileOf(rest('25.000'), `1,1,35-40,25000,,,,`))
  await answer(id, 'rentAmount', '25.000', 25_000)
  await correct(id, 3, { size: '35' })
  const matched = await world.request('POST', `/api/imports/${id}/columns`, {
    as: agent,
    body: { columns: { วิว: null } },
  })
  expect(matched.body).toMatchObject({ create: 2, error: 0 })
})

test('corrections make a row an update of the record that it means by then', async () => {
  await aUnit(world, { projectId, unitNumber: '7', listingType: 'rent', size: 30 })
  const { id } = await check(fileOf(rest('26000')))
  expect((await correct(id, 2, { unitNumber: '7' })).body).toMatchObject({
    ...{ verdict: 'update', changes: { rentAmount: [25_000, 26_000] } },
  })
})

test('values are for staff only, and every answer and correction is audited', async () => {
  const { id } = await check(fileOf(rest('25000', 'มีผู้เช่า')))
  const paths: [string, string][] = [
    ['GET', `/api/imports/${id}/values`],
    ['POST', `/api/imports/${id}/values`],
    ['PUT', `/api/imports/${id}/rows/2`],
    ['POST', `/api/imports/${id}/updates`],
    ['GET', '/api/settings/import-mappings'],
  ]
  for (const [method, path] of paths)
    expect((await world.request(method, path, method === 'GET' ? {} : { body: {} })).status).toBe(
      401,
    )
  await answer(id, 'status', 'มีผู้เช่า', 'rented')
  await correct(id, 2, { size: '31' })
  const entries = await world.db
    .selectFrom('audit')
    .select(['action', 'changes', 'actorId'])
    .where('subject', '=', 'import')
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { action: 'update', actorId: agent.actor.id, changes: { status: ['มีผู้เช่า', 'rented'] } },
    { action: 'update', actorId: agent.actor.id, changes: { row: [2, 2], size: ['30', '31'] } },
  ])
})
