import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../test-app.ts'
import { demoPictures } from './demo-pictures.ts'
import { storeDemoPictures } from './store-demo-pictures.ts'

const pictures = demoPictures()
const drawings = new Map(pictures.map(({ id, svg }) => [id, svg()]))

test('there are some 170 pictures, each drawn the same way every time and unlike any other', () => {
  expect(pictures.length).toBeGreaterThan(120)
  expect(pictures.length).toBeLessThan(200)
  expect(new Set(drawings.values()).size).toBe(pictures.length)
  const again = demoPictures().filter((_, index) => index % 10 === 0)
  for (const { id, svg } of again) expect(drawings.get(id), id).toBe(svg())
})

test('no drawing holds a number that is none, or a word', () => {
  for (const [id, drawing] of drawings) {
    expect(/NaN|undefined|Infinity|<text/.exec(drawing), id).toBeNull()
  }
})

test('one picture of each kind is a photo of 2400 by 1800, a mark 800 by 800', async () => {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  const kinds = new Map(pictures.map((picture) => [picture.kind, picture]))
  for (const [kind, { svg }] of kinds) {
    const { width, height } = await sharp(Buffer.from(svg())).metadata()
    expect([width, height]).toEqual(kind === 'logo' ? [800, 800] : [2400, 1800])
  }
})

test('a picture goes in as an upload does, and is served', async () => {
  const world = await testApp()
  const [first, second] = [pictures[0], pictures.at(-1)]
  if (!first || !second) throw new Error('No pictures')
  const { pictures: store } = world.services
  const urls = await storeDemoPictures(world.context(), store, [first, second])
  expect([...urls.keys()].sort()).toEqual([first.id, second.id].sort())
  for (const url of urls.values()) {
    const { status, headers } = await world.request('GET', url)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
  }
  const again = await storeDemoPictures(world.context(), store, [second])
  expect(again.get(second.id)).toBe(urls.get(second.id))
  const { count } = await world.db
    .selectFrom('images')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(2)
})
