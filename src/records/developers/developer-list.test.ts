import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import { saveDeveloper } from './save-developer.ts'

let world: TestApp
let agent: SignedIn
beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
  const developers: [string, number | null, number][] = [
    ['beta', 1990, 2],
    ['Alpha', null, 0],
    ['Gamma', 2005, 1],
    ['delta', 1990, 0],
  ]
  for (const [name, foundedYear, projects] of developers) {
    const { id } = await saveDeveloper(world.context(), null, { name, foundedYear })
    for (let i = 0; i < projects; i += 1) await aProject(world, { developerId: id })
  }
})

const list = (query: string, as: SignedIn | null = agent) =>
  world.request('GET', `/api/developers?${query}`, { as })
const findNames = async (query: string, as?: SignedIn | null) =>
  (await list(query, as)).body.map((developer: { name: string }) => developer.name)

test('developers are sorted in both directions, ties newest first', async () => {
  expect(await findNames('')).toEqual(['delta', 'Gamma', 'Alpha', 'beta'])
  expect(await findNames('sort=newest')).toEqual(await findNames(''))
  expect(await findNames('sort=name')).toEqual(['Alpha', 'beta', 'delta', 'Gamma'])
  expect(await findNames('sort=name_desc')).toEqual(['Gamma', 'delta', 'beta', 'Alpha'])
  expect(await findNames('sort=founded')).toEqual(['delta', 'beta', 'Gamma', 'Alpha'])
  expect(await findNames('sort=founded_desc')).toEqual(['Gamma', 'delta', 'beta', 'Alpha'])
  expect(await findNames('sort=projects')).toEqual(['delta', 'Alpha', 'Gamma', 'beta'])
  expect(await findNames('sort=projects_desc')).toEqual(['beta', 'Gamma', 'delta', 'Alpha'])
})

test('visitors may sort too and get public fields only, and the cached list follows a change', async () => {
  const first = await list('sort=projects_desc&limit=1', null)
  expect(Object.keys(first.body[0]).toSorted()).toEqual(
    ['description', 'foundedYear', 'id', 'logo', 'name', 'projectCount', 'website'].toSorted(),
  )
  expect(first.headers.get('link')).toBe(
    '</api/developers?sort=projects_desc&limit=1&offset=1>; rel="next"',
  )
  expect(await findNames('sort=name&search=a&limit=2', null)).toEqual(['Alpha', 'beta'])
  const { id } = await saveDeveloper(world.context(), null, { name: 'Aaa' })
  expect(await findNames('sort=name&search=a&limit=2', null)).toEqual(['Aaa', 'Alpha'])
  await saveDeveloper(world.context(), id, { name: 'Zzz' })
})

test('an unknown sort is refused by name', async () => {
  const response = await list('sort=-name')
  expect([response.status, response.body.errors[0].path]).toEqual([400, 'sort'])
})
