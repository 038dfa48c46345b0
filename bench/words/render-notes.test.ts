import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type NoteLook, renderNote } from './render-notes.ts'

const note: NoteLook = {
  id: 'a',
  lines: ['call โทร 1 & <2>'],
  font: 'mali',
  turn: 3,
  skew: 2,
  noise: 0.3,
  dim: 0.2,
  paper: 'ruled',
}

test('a note gives the same picture in every run, another note another one', async () => {
  const picture = await renderNote(note)
  expect((await sharp(picture).metadata()).format).toBe('jpeg')
  expect((await renderNote(note)).equals(picture)).toBe(true)
  expect((await renderNote({ ...note, id: 'b' })).equals(picture)).toBe(false)
})

test('a turned picture says so only if asked', async () => {
  const upright = await sharp(await renderNote({ ...note, turn: 0 })).metadata()
  expect(upright.width).toBeGreaterThan(upright.height)
  const turned = await renderNote({ ...note, turn: 90, exif: true })
  const { width, height, orientation } = await sharp(turned).metadata()
  expect([width, height, orientation]).toEqual([upright.height, upright.width, 8])
  const plain = await sharp(await renderNote({ ...note, turn: 90, exif: false })).metadata()
  expect([plain.width, plain.orientation]).toEqual([upright.height, undefined])
})

test('an unknown font is refused', async () => {
  await expect(renderNote({ ...note, font: 'comic' })).rejects.toThrow('a asks for an unknown font')
})
