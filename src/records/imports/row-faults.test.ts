import { expect, test } from 'vitest'
import { languages } from '../../languages/languages.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { storedRefusal } from '../../shared/refusals/stored-refusal.ts'
import { aProject } from '../projects/test-factory.ts'
import { kinds } from './kinds/kinds.ts'
import type { ImportRow } from './rules/import.ts'
import { rowReason } from './rules/row-reason.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const door = importRequests(world)

const checked = async (kind: string, content: string): Promise<ImportRow[]> =>
  (await door.check(agent, kind, content)).body.sample

test('the faults of rows are answered by code, and stored without a sentence', async () => {
  await aProject(world, { name: 'Baan Sirin', address: '88 Soi Sukhumvit 55, Watthana, Bangkok' })
  const [duplicate, wrong, long] = await checked(
    'projects',
    `name,address,floors
Baan Sirin,"88 Soi Sukhumvit 55, Watthana, Bangkok",
Rail House,"Prachachuen Road, Bang Sue, Bangkok",twelve
Rail House,"Prachachuen Road",1,2
`,
  )
  expect(duplicate?.reason).toEqual({
    ...{ code: 'nothing_differs', params: {} },
    message: 'Already here, no changes',
  })
  expect(wrong?.faults).toEqual([
    {
      ...{ field: 'buildingFloors', value: 'twelve' },
      ...{ code: 'must_be_number', params: {}, message: 'Must be a number' },
    },
  ])
  expect(long?.reason).toMatchObject({ code: 'row_too_long', params: { cells: 4, columns: 3 } })

  const stored = await world.db
    .selectFrom('importRows')
    .select(['faults', 'reason'])
    .orderBy('row')
    .execute()
  expect(stored).toEqual([
    { faults: [], reason: refusal('nothing_differs') },
    {
      faults: [{ field: 'buildingFloors', value: 'twelve', code: 'must_be_number', params: {} }],
      reason: null,
    },
    { faults: [], reason: refusal('row_too_long', { cells: 4, columns: 3 }) },
  ])
})

test('projects that cannot be told apart are answered by code', async () => {
  const { name } = await aProject(world, { name: 'Twin' })
  await aProject(world, { name: 'TWIN' })
  const head = 'project,unit,bed,bath,size,price'
  const rows = await checked(
    'units',
    `${head}
Nowhere,1,1,1,30,5M
${name},2,1,1,30,5M
Baan Sirin,4,1,1,#REF!,5M
`,
  )
  expect(rows.map(({ faults }) => faults.map(({ code, params }) => [code, params]))).toEqual([
    [['no_project_named', { name: 'Nowhere' }]],
    [['several_projects_named', { name: 'Twin', count: 2 }]],
    [['sheet_fault', {}]],
  ])
})

test('the sentence of a row is made in the language of who reads it', () => {
  const message = 'Must be a number'
  const row = {
    verdict: 'error' as const,
    reason: null,
    faults: [
      { field: 'floors', value: 'twelve', code: 'must_be_number', params: {}, message },
      {
        ...{ field: 'notes', value: 'x', code: 'at_most_characters', params: { most: 5 } },
        message: 'At most 5 characters',
      },
    ],
  }
  expect(rowReason(row, { floors: 'Floors', notes: 'Notes' })).toBe(
    'Floors: Must be a number, not “twelve”; Notes: At most 5 characters',
  )
  expect(rowReason(row, { floors: 'จำนวนชั้น', notes: 'หมายเหตุ' }, languages.th)).toBe(
    'จำนวนชั้น: ต้องเป็นตัวเลข, not “twelve”; หมายเหตุ: ไม่เกิน 5 ตัวอักษร',
  )
})

test('what is stored of a code that is no more is nothing', () => {
  expect(storedRefusal({ code: 'process_ended', params: {} })).toEqual(refusal('process_ended'))
  expect(storedRefusal({ code: 'same_row', params: { row: 2 } })).toEqual(
    refusal('same_row', { row: 2 }),
  )
  for (const other of [
    null,
    'text',
    {},
    { code: 'no_such_code' },
    { code: 'id' },
    { message: '' },
  ]) {
    expect(storedRefusal(other)).toBeNull()
  }
})

test('an empty cell of a field that is needed is missing, and not a wrong number', async () => {
  const { name } = await aProject(world)
  const [row] = await checked('units', `project,unit,bed,bath,size,rent\n${name},1,1,1,,25000\n`)
  expect(row?.why).toBe('Size: Required')
})

test.each(Object.entries(kinds))(
  'no two columns of %s have one label',
  (_kind, { columns, labels }) => {
    const shown = Object.keys(columns).map((field) => labels[field] ?? field)
    expect(shown).toEqual([...new Set(shown)])
  },
)
