import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../testing/test-app.ts'
import { demoCannedAnswers } from './people/canned-answers.ts'
import { demoSends } from './people/sends.ts'
import { seedInventory } from './seed-inventory.ts'

const world = await testApp()
let admin: SignedIn
beforeAll(async () => {
  admin = await world.signIn('admin')
  await seedInventory(world.context(), new Map())
})
const get = async (path: string) => (await world.request('GET', path, { as: admin })).body

test('the demo agency sent homes, of which some pages were read and homes liked', async () => {
  const sends = await get('/api/sends?limit=100')
  expect(sends).toHaveLength(demoSends.length)
  const details = await Promise.all(sends.map(({ id }: { id: number }) => get(`/api/sends/${id}`)))
  const visits = details.map(({ visits }) => visits)
  expect(visits.map(({ length }) => length).toSorted()).toEqual([0, 1, 1])
  const liked = visits.flat().flatMap((visit: { liked: number[] }) => visit.liked)
  expect(liked).toHaveLength(2)
})

test('the demo agency has canned answers whose places can be filled in', async () => {
  const answers = await get('/api/inbox/answers')
  expect(answers.map(({ title }: { title: string }) => title).toSorted()).toEqual(
    demoCannedAnswers.map(({ title }) => title).toSorted(),
  )
  expect(answers.every(({ isAgency }: { isAgency: boolean }) => isAgency)).toBe(true)
})
