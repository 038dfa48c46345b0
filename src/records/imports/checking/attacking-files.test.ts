import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { importRequests } from '../test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const requests = importRequests(world)

const tooManyRows = 'At most 200,000 rows a file. Import it in parts.'

test('blank lines count as rows, whichever line end they have', async () => {
  for (const end of ['\n', '\r', '\r\n', ',,,\n']) {
    const { status, body } = await requests.check(
      agent,
      'developers',
      `name\n${end.repeat(200_001)}`,
    )
    expect([status, body.message]).toEqual([400, tooManyRows])
  }
  const { body } = await requests.check(agent, 'developers', `name\n${'\n'.repeat(199_000)}Sena\n`)
  expect(body).toMatchObject({ rows: 1, create: 1, error: 0 })
})

test('a header of 300,000 columns is refused, with any separator', async () => {
  for (const separator of [',', ';', '\t']) {
    const content = `name${separator}${`x${separator}`.repeat(300_000)}\nSena\n`
    const { status, body } = await requests.check(agent, 'developers', content)
    expect([status, body.message]).toEqual([400, 'At most 200 columns a file.'])
  }
})

test('rows of a million cells are errors of these rows, and blank ones nothing', async () => {
  const content = `name\n${'x,'.repeat(1_000_000)}\n${','.repeat(1_000_000)}\nSena\n`
  const { body } = await requests.check(agent, 'developers', content)
  expect(body).toMatchObject({ rows: 2, create: 1, error: 1 })
  expect(body.sample[0].why).toContain('This row has 1,000,000 cells, the header 1.')
})

test('one endless quotation mark is an error of what follows', async () => {
  const { body } = await requests.check(
    agent,
    'developers',
    `name\nSena\n"${'x\n'.repeat(4_000_000)}`,
  )
  expect(body).toMatchObject({ rows: 2, create: 1, error: 1 })
  expect(body.sample[1].why).toContain('From row 3 on the file cannot be read')
})

test('a file of nothing but line feeds is refused at once', async () => {
  const { status, body } = await requests.check(agent, 'developers', '\n'.repeat(1_000_000))
  expect([status, body.message]).toEqual([400, 'This file has no rows.'])
})

test('what was refused leaves nothing behind', async () => {
  await requests.check(agent, 'developers', `name\n${'\n'.repeat(200_001)}`)
  expect(await world.db.selectFrom('importFiles').select('part').execute()).toEqual([])
  const states = await world.db.selectFrom('imports').select('state').distinct().execute()
  expect(states).toEqual([{ state: 'checked' }])
})

test('a long file name keeps its extension, and is no reason to refuse the file', async () => {
  for (const letter of ['x', 'ก', '😀']) {
    const name = `${letter.repeat(250)}.csv`
    const { status, body } = await requests.check(agent, 'developers', 'name\nA\n', { name })
    expect(status).toBe(201)
    expect(body.fileName).toMatch(/…\.csv$/)
    expect(body.fileName.length).toBeLessThanOrEqual(200)
  }
})
