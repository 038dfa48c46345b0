import fs from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { pictureFile, pictureNames } from './demo-pictures.ts'
import { storeDemoPictures } from './store-demo-pictures.ts'

const MEGABYTE = 1_000_000

test('every picture has the largest served width, logos are 800 by 800, and all together are under 10 MB', async () => {
  let bytes = 0
  for (const name of pictureNames()) {
    const { width, height, format } = await sharp(await fs.readFile(pictureFile(name))).metadata()
    expect([format, width, height], name).toEqual(
      name.startsWith('logo-') ? ['webp', 800, 800] : ['webp', 1920, 1440],
    )
    bytes += (await fs.stat(pictureFile(name))).size
  }
  expect(bytes).toBeLessThan(10 * MEGABYTE)
})

test('a picture is stored once, like an upload, and is served', async () => {
  const world = await testApp()
  const { pictures } = world.services
  const names = ['logo-makok', 'facade-baan-sirin-thonglor']
  const urls = await storeDemoPictures(world.context(), pictures, names)
  expect([...urls.keys()].sort()).toEqual(names.toSorted())
  for (const url of urls.values()) {
    const { status, headers } = await world.request('GET', url)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
  }
  expect(await storeDemoPictures(world.context(), pictures, names)).toEqual(urls)
  expect(await world.db.selectFrom('images').select('hash').execute()).toHaveLength(2)
})
