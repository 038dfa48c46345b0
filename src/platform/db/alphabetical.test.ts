import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aUser } from '../../team/staff/test-factory.ts'
import { testApp } from '../testing/test-app.ts'
import { alphabetical } from './alphabetical.ts'

const world = await testApp()
const admin = await world.signIn('admin')

// By the Thai alphabet เ, แ, โ, ใ and ไ come after the consonant they are written before.
const inOrder = [
  'Arden',
  'baan Sirin',
  'Élan',
  'Zenith',
  'กรุงเทพ',
  'เกษร',
  'ขวัญ',
  'แขก',
  'โคลัมเบีย',
  'จตุจักร',
  'ใจกลาง',
  'ทองหล่อ',
  'ไทย',
  'บ้านสิริน',
  'เอกมัย',
]
const shuffled = inOrder.toSorted((a, b) => (a > b ? 1 : -1))

const isThai = (name: string) => /^[ก-๙]/.test(name)

test('the Thai alphabet puts a consonant before the vowel that is written first', async () => {
  const names = sql`unnest(${shuffled}::text[]) as given (name)`
  const sorted = async (order: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ name: string }>`
      select name from ${names} order by ${order}`.execute(world.db)
    return rows.map(({ name }) => name)
  }
  expect(await sorted(alphabetical(sql`name`))).toEqual(inOrder)
  // ICU agrees, except that it puts all Thai names first.
  const byIcu = await sorted(sql`name collate "th-x-icu"`)
  expect(byIcu.filter(isThai)).toEqual(inOrder.filter(isThai))
})

test('lists of every kind are sorted by it', async () => {
  for (const name of shuffled) {
    const project = await aProject(world, { name })
    await aUnit(world, { projectId: project.id })
    await saveDeveloper(world.context(), null, { name })
    await aUser(world, {
      username: `user-${shuffled.indexOf(name)}`,
      firstName: name,
      lastName: '',
    })
  }
  const namesAt = async (path: string, nameOf: (row: never) => string) =>
    (await world.request('GET', path, { as: admin })).body
      .map(nameOf)
      .filter((name: string) => inOrder.includes(name))
  const name = (row: { name: string }) => row.name
  const projectName = (row: { project: { name: string } }) => row.project.name
  const firstName = (row: { firstName: string }) => row.firstName
  for (const [path, nameOf] of [
    ['/api/projects', name],
    ['/api/developers', name],
    ['/api/units', projectName],
    ['/api/admin/users', firstName],
  ] as const) {
    expect([path, await namesAt(`${path}?sort=name`, nameOf)]).toEqual([path, inOrder])
    const backwards = await namesAt(`${path}?sort=name_desc`, nameOf)
    expect([path, backwards]).toEqual([path, inOrder.toReversed()])
  }
  expect(await namesAt('/api/staff', name)).toEqual([])
})

test('the stored keys of projects and developers are made alike', async () => {
  for (const table of ['projects', 'developers']) {
    const { rows } = await sql<{ isAlike: boolean }>`
      select distinct name_key = ${alphabetical(sql`name`)} as is_alike from ${sql.table(table)}`.execute(
      world.db,
    )
    expect(rows).toEqual([{ isAlike: true }])
  }
})
