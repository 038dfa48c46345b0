import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { deleteUnusedPictures } from './delete-unused-pictures.ts'
import { receivePicture } from './pictures.ts'
import { twoHalves } from './test-pictures.ts'

const DAY_MS = 86_400_000
// The database says by its own clock when a picture was uploaded.
const start = new Date()
let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
})

/** A picture of this width that is uploaded now. */
async function aPicture(width: number) {
  const { pictures } = world.services
  return receivePicture(world.context(), pictures, await twoHalves(width, 480), 'a.png')
}

async function sweepAfter(days: number) {
  world.now = new Date(start.getTime() + days * DAY_MS)
  await deleteUnusedPictures({ ...world.context(), pictures: world.services.pictures })
}

const statusOf = async (url: string) => (await world.request('GET', url)).status

test('a picture that nothing shows is deleted after a week; one that a unit has, or had until lately, stays', async () => {
  world.now = start
  const [loose, used, dropped, again] = [
    await aPicture(401),
    await aPicture(402),
    await aPicture(403),
    await aPicture(404),
  ]
  const unit = await aUnit(world, { images: [used.url, dropped.url] })
  await sweepAfter(6)
  expect(await Promise.all([loose, used].map(({ url }) => statusOf(url)))).toEqual([200, 200])
  const body = { images: [used.url] }
  await world.request('PUT', `/api/units/${unit.id}`, { as: admin, body })
  await aPicture(404)
  await sweepAfter(8)
  const all = () => Promise.all([loose, used, dropped, again].map(({ url }) => statusOf(url)))
  expect(await all()).toEqual([404, 200, 200, 200])
  await sweepAfter(14)
  expect(await all()).toEqual([404, 200, 404, 404])
  expect(await statusOf((await aPicture(401)).url)).toBe(200)
})
