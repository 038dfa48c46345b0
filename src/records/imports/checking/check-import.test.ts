import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { testDb } from '../../../platform/testing/test-db.ts'
import { bangkokDate, daysAgo } from '../../../shared/dates.ts'
import { aContact } from '../../contacts/test-factory.ts'
import { aProject } from '../../projects/test-factory.ts'
import { aUnit } from '../../units/test-factory.ts'
import type { ImportRow } from '../rules/import.ts'
import { importRequests, windows874 } from '../test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const requests = importRequests(world)

const verdicts = async (kind: string, content: string | Uint8Array) => {
  const { body } = await requests.check(agent, kind, content)
  const { body: rows } = await requests.rows(agent, body.id)
  return rows.map(({ row, verdict, why }: { row: number; verdict: string; why: string }) =>
    why ? [row, verdict, why] : [row, verdict],
  )
}

test('a check gives every row a verdict and writes nothing', async () => {
  await aProject(world, { name: 'Baan Sirin', address: '88 Soi Sukhumvit 55, Watthana, Bangkok' })
  const { status, body } = await requests.check(
    agent,
    'projects',
    `Project name,Address,Floors,Units,Smoking
Sirin Soi 53,"27 Soi Sukhumvit 53, Watthana, Bangkok",31,288,no
baan sirin,"88 soi sukhumvit 55, watthana, bangkok",32,210,
Northline Mae Klong,"13.3, 100.1",8,96,
Rail House,"Prachachuen Road, Bang Sue, Bangkok",twelve,180,
SIRIN SOI 53,"27 Soi Sukhumvit 53, Watthana, Bangkok",31,288,
`,
  )
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{ kind: 'projects', state: 'checked', rows: 5, create: 1, update: 1, duplicate: 1 },
    ...{ error: 2, done: 0 },
    ...{ fileName: 'list.csv', encoding: 'UTF-8', separator: ',', missing: [] },
  })
  expect(body.columns[0]).toEqual({ header: 'Project name', field: 'name' })
  expect(body.fields).toContainEqual(expect.objectContaining({ label: 'Total floors' }))
  expect(body.sample.map((row: { why: string }) => row.why)).toEqual([
    null,
    null,
    'This address is outside our service area...',
    'Total floors: Must be a number, not “twelve”',
    'Same as row 2 of this file',
  ])
  expect(body.sample[0]).toMatchObject({ row: 2, verdict: 'create', recordId: null })
  expect(body.sample[0].nearestStation.name).toBe('Thong Lo')
  expect(body.sample[1]).toMatchObject({
    ...{ verdict: 'update', duplicateOf: { name: 'Baan Sirin' } },
    changes: { buildingFloors: [null, 32], totalUnits: [null, 210] },
  })
  expect(body.sample[3].faults).toEqual([
    {
      ...{ field: 'buildingFloors', value: 'twelve' },
      ...{ code: 'must_be_number', params: {}, message: 'Must be a number' },
    },
  ])
  expect(await world.db.selectFrom('projects').select('name').execute()).toHaveLength(1)
  const { body: errors, headers } = await requests.rows(agent, body.id, 'error')
  expect([errors.length, headers.get('x-total-count')]).toEqual([2, '2'])
})

test('comma, semicolon and tab are recognised, also with a line that names the separator', async () => {
  for (const separator of [',', ';', '\t']) {
    const line = (...cells: string[]) => `${cells.join(separator)}\r\n`
    const content = line('Developer', 'Founded') + line('Sena, Ltd.'.replaceAll(',', ''), '2540')
    const { body } = await requests.check(agent, 'developers', content)
    expect([body.separator, body.create, body.error]).toEqual([separator, 1, 0])
  }
  expect(await verdicts('developers', 'sep=;\nname;website\nA;a.example\n')).toEqual([
    [3, 'create'],
  ])
})

test('Thai is read in UTF-8 with or without a byte order mark, and in Windows-874', async () => {
  const content = 'ชื่อบริษัท,ปีที่ก่อตั้ง\nแสนสิริ จำกัด,๒๕๒๗\n'
  const files = [content, `\uFEFF${content}`, windows874(content)]
  for (const [index, file] of files.entries()) {
    const { body } = await requests.check(agent, 'developers', file)
    expect(body.sample[0].values).toEqual({ name: 'แสนสิริ จำกัด', foundedYear: '๒๕๒๗' })
    expect(body.encoding).toBe(index === 2 ? 'Windows-874' : 'UTF-8')
  }
})

test('a file with two encodings is read row by row, and a cell with both is an error', async () => {
  const join = (...parts: Uint8Array[]) => Buffer.concat(parts)
  const utf8 = (text: string) => new TextEncoder().encode(text)
  const { body } = await requests.check(
    agent,
    'developers',
    join(
      ...[utf8('name\nแสนสิริ\n'), windows874('ศุภาลัย\n')],
      ...[windows874('อนันดา '), utf8('กรุงเทพ\n'), utf8('Last\n')],
    ),
  )
  expect(body.encoding).toBe('UTF-8 and Windows-874')
  const { body: rows } = await requests.rows(agent, body.id)
  expect(rows.map((row: { values: { name: string } }) => row.values.name).slice(0, 2)).toEqual([
    'แสนสิริ',
    'ศุภาลัย',
  ])
  expect([rows[2].verdict, rows[2].why]).toEqual([
    'error',
    'Column 1 mixes two encodings. Save the file as CSV UTF-8.',
  ])
  expect(rows[3].verdict).toBe('create')
})

test('a file that is not CSV is refused by name and by content', async () => {
  const send = async (content: string | Uint8Array, name?: string) => {
    const { status, body } = await requests.check(agent, 'projects', content, name ? { name } : {})
    return [status, body.message]
  }
  const invalid = [400, 'Invalid file type: Please select a CSV file']
  expect(await send('name\nA\n', 'list.xlsx')).toEqual(invalid)
  expect(await send('PK\u0003\u0004 a workbook')).toEqual(invalid)
  expect(await send('<html><table>')).toEqual(invalid)
  expect(await send(Uint8Array.of(1, 0, 9, 9, 9, 9, 9, 9))).toEqual(invalid)
  expect(await send('')).toEqual([400, 'This file has no rows.'])
  expect(await send('\n\n,,\n')).toEqual([400, 'This file has no rows.'])
})

test('titles above the header, blank lines and ragged rows do not affect other rows', async () => {
  expect(
    await verdicts(
      'developers',
      'Developers of 2026,,\n\nCompany;x,Website,Founded\nA,a.example,\n\n,,\nB\nC,c.example,2001,,\nD,d.example,2001,more\nE,e.example,2001\n'.replace(
        'Company;x',
        'Company',
      ),
    ),
  ).toEqual([
    [4, 'create'],
    [7, 'create'],
    [8, 'create'],
    [
      9,
      'error',
      'This row has 4 cells, the header 3. Put text that holds the separator in quotation marks.',
    ],
    [10, 'create'],
  ])
})

test('a cell of 4 MB is an error of its row, an unclosed quotation mark of all that follows', async () => {
  const long = 'x'.repeat(4 * 1024 * 1024)
  expect(await verdicts('developers', `name,about\nA,${long}\nB,short\n`)).toEqual([
    [2, 'error', 'Column 2 has more than 128 KB. A quotation mark may be missing.'],
    [3, 'create'],
  ])
  expect(await verdicts('developers', 'name,about\nA,one\nB,"two\nC,three\n')).toEqual([
    [2, 'create'],
    [
      3,
      'error',
      'The file can’t be read from row 3: a quotation mark is opened there and not closed.',
    ],
  ])
  expect(await verdicts('developers', 'name,about\nA,5" pipe\n"B ""b""","x\ny"\n')).toEqual([
    [2, 'create'],
    [3, 'create'],
  ])
})

test('every row before an unclosed quotation mark is kept, and the row that opens it is named', async () => {
  const rows = Array.from({ length: 1500 }, (_, i) => `Kept ${i}\n`)
  const { body } = await requests.check(agent, 'developers', `name\n${rows.join('')}"open\nLost\n`)
  expect(body).toMatchObject({ create: 1500, error: 1 })
  const { body: faults } = await requests.rows(agent, body.id, 'error')
  const why =
    'The file can’t be read from row 1,502: a quotation mark is opened there and not closed.'
  expect(faults).toMatchObject([{ row: 1502, why }])
})

test('columns are matched by hand', async () => {
  const content = 'Wer,Wo,Website\nA,Bangkok,\n'
  const first = await requests.check(agent, 'developers', content)
  expect(first.body).toMatchObject({ missing: ['name'], create: 0, error: 1 })
  expect(first.body.sample[0].why).toContain('Name')
  const columns = { Wer: 'name', Wo: 'description', Website: null }
  const { body } = await requests.check(agent, 'developers', content, { columns })
  expect(body.columns.map((column: { field: string }) => column.field)).toEqual([
    'name',
    'description',
    null,
  ])
  expect(body.sample[0].values).toEqual({ name: 'A', description: 'Bangkok' })
  const wrong = await requests.check(agent, 'developers', content, { columns: { Wer: 'nonsense' } })
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'columns'])
  const twice = await requests.check(agent, 'developers', content, {
    columns: { Wer: 'name', Wo: 'name' },
  })
  expect(twice.status).toBe(400)
})

test('a unit names its project in either language, and missing fields are reported as in the form', async () => {
  const { id } = await aProject(world, { name: 'Ari Court', nameTh: 'อารีย์ คอร์ท' })
  await aProject(world, { name: 'Twin' })
  await aProject(world, { name: 'TWIN' })
  await aUnit(world, { projectId: id, unitNumber: '12A' })
  const head = 'โครงการ,ห้อง,ชั้น,ห้องนอน,ห้องน้ำ,ขนาด,ราคาขาย,ค่าเช่า,ประกาศ,เจ้าของ\n'
  expect(
    await verdicts(
      'units',
      `${head}อารีย์ คอร์ท,301,3,สตูดิโอ,1,28 ตร.ม.,3.2 ล้าน,,ขาย,
ari court,12a,12,1,1,35.5,5M,,,
ari court,302,3,1,1,35,,,sell,
Nowhere,1,1,1,1,30,5M,,,
twin,1,1,1,1,30,5M,,,
ari court,301,3,1,1,28,5M,,,
,303,3,1,1,#REF!,5M,,,
`,
    ),
  ).toEqual([
    [2, 'create'],
    [3, 'duplicate', 'Already here, no changes'],
    [4, 'error', 'A unit for sale needs a price'],
    [5, 'error', 'There is no project named Nowhere'],
    [6, 'error', '2 projects are named twin: enter the project ID'],
    [7, 'duplicate', 'Same as row 2 of this file'],
    [8, 'error', 'Size: The spreadsheet couldn’t calculate this, not “#REF!”'],
  ])
})

test('columns are matched again without sending the file, and unreadable rows keep their error', async () => {
  const content = 'Wer,Wo\nA,Bangkok\nA,Thonburi\nB,"x",y,z\n#REF!,\n'
  const { body } = await requests.check(agent, 'developers', content)
  const match = (columns: Record<string, string | null>) =>
    world.request('POST', `/api/imports/${body.id}/columns`, { as: agent, body: { columns } })
  const matched = await match({ Wer: 'name', Wo: 'description' })
  expect(matched.status).toBe(200)
  expect(matched.body).toMatchObject({ missing: [], create: 1, duplicate: 1, error: 2, rows: 4 })
  const { body: rows } = await requests.rows(agent, body.id)
  expect(rows.map((row: { verdict: string; why: string }) => [row.verdict, row.why])).toEqual([
    ['create', null],
    ['duplicate', 'Same as row 2 of this file'],
    ['error', expect.stringContaining('This row has 4 cells, the header 2.')],
    ['error', 'Name: The spreadsheet couldn’t calculate this, not “#REF!”'],
  ])
  const { body: rematched } = await match({ Wer: 'description', Wo: 'name' })
  expect(rematched).toMatchObject({ create: 2, duplicate: 0, error: 2 })
  expect((await match({ Wer: 'nonsense' })).status).toBe(400)
  expect((await match({ Wer: 'name', Wo: 'name' })).status).toBe(400)
  const run = (create: number) =>
    world.request('POST', `/api/imports/${body.id}/run?create=${create}`, { as: agent })
  const outdated = await run(1)
  expect([outdated.status, outdated.body.message]).toEqual([
    409,
    'The column mapping has changed. Check the rows again.',
  ])
  expect((await run(2)).status).toBe(202)
  await world.services.jobs.idle()
  const afterRun = await match({ Wer: 'name' })
  expect([afterRun.status, afterRun.body.message]).toEqual([409, 'This import was already run.'])
})

test('a unit names its owner and agent by email, and its dates relative to today', async () => {
  const { id: projectId } = await aProject(world, { name: 'Owned House' })
  const owner = await aContact(world, { contactType: 'owner', email: 'Malee@owners.example' })
  for (const phone of ['081 000 0001', '081 000 0002']) {
    await aContact(world, { phone, email: 'twin@owners.example' })
  }
  const head = 'project,unit,bed,bath,size,price,owner email,agent email,available from,status'
  const row = (unit: number, cells: string) => `Owned House,${unit},1,1,30,5M,${cells}`
  const { body } = await requests.check(
    agent,
    'units',
    `${head}\n${row(1, 'malee@owners.example,,8 days ago,')}\n${row(2, ',nobody@owners.example,,')}\n${row(3, 'twin@owners.example,,,')}\n`,
  )
  const left = body.sample.map(({ leftEmpty: [cell] }: ImportRow) => cell?.code)
  expect(left).toEqual([undefined, 'no_such_contact', 'several_contacts'])
  await requests.run(agent, body.id)
  const { body: units } = await world.request('GET', `/api/units?projectId=${projectId}`, {
    as: agent,
  })
  expect(units.map((unit: { ownerContactId: unknown }) => unit.ownerContactId)).toEqual([
    ...[null, null, owner.id],
  ])
  expect(daysAgo(units[2].availabilityDate, bangkokDate(world.now))).toBe(8)
})

test('rows that the database refuses while later ones are read fail the check, which stores nothing', async () => {
  const { db, url, asOwner } = await testDb()
  const world = await testApp({ url })
  await asOwner('alter table import_rows add constraint short check ("row" < 1100)')
  const note = 'a note that nobody reads '.repeat(200)
  const rows = Array.from({ length: 3000 }, (_, i) => `Northline ${i},${note}`).join('\n')
  const agent = await world.signIn('agent')
  const { status } = await importRequests(world).check(agent, 'developers', `name,notes\n${rows}\n`)
  expect(status).toBe(500)
  expect(await db.selectFrom('imports').select('id').execute()).toEqual([])
})
