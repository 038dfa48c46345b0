import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { ImportKinds } from './rules/import.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const requests = importRequests(world)

test('the report is the file as CSV with the result of each row and the reason, without formulas', async () => {
  const { id } = await requests.all(
    agent,
    'developers',
    'name,about,website\n=cmd|calc,@sum,\nไทย,"-2+3",not an address\nไทย,-5,\nไทย,,\n',
    { name: 'Developers ปี 2569.csv' },
  )
  const { text, headers } = await world.request('GET', `/api/imports/${id}/report`, { as: agent })
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
    'Developers ปี 2569-report.csv',
  )
  const path = `/api/imports/${id}/report`
  const raw = await world.app.request(path, { headers: { cookie: agent.cookie } })
  expect(Buffer.from(await raw.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from('\uFEFF'))
  const why = 'Enter the address of a website, such as https://example.com'
  expect(parse(text, { bom: true })).toEqual([
    ['row', 'name', 'about', 'website', 'verdict', 'why'],
    ['2', "'=cmd|calc", "'@sum", '', 'created', ''],
    ['3', 'ไทย', "'-2+3", 'not an address', 'error', why],
    ['4', 'ไทย', "'-5", '', 'created', ''],
    ['5', 'ไทย', '', '', 'duplicate', 'Same as row 4 of this file'],
  ])
  const some = await world.request('GET', `/api/imports/${id}/report?verdict=error`, { as: agent })
  expect(parse(some.text, { bom: true })).toHaveLength(2)
  expect((await requests.check(agent, 'developers', text)).body).toMatchObject({
    ...{ duplicate: 3, error: 1, create: 0 },
  })
})

test('every template is imported without an error', async () => {
  for (const kind of ['developers', 'projects', 'units']) {
    const path = `/api/imports/templates/${kind}`
    const { text, headers } = await world.request('GET', path, { as: agent })
    expect(headers.get('content-disposition')).toContain(`${kind}_import_template.csv`)
    expect(await requests.all(agent, kind, text)).toMatchObject({ rows: 2, done: 2, error: 0 })
  }
  expect(ImportKinds.ids).toHaveLength(4)
})

test('imports are listed newest first, of one kind or all', async () => {
  const all = await world.request('GET', '/api/imports?limit=2', { as: agent })
  const [first, second] = all.body.map((record: { id: number }) => record.id)
  expect(first).toBeGreaterThan(second)
  expect(Number(all.headers.get('x-total-count'))).toBeGreaterThan(3)
  const units = await world.request('GET', '/api/imports?kind=units', { as: agent })
  expect(units.body.map((record: { kind: string }) => record.kind)).toEqual(['units'])
})
