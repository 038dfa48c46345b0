import { expect, test } from 'vitest'
import {
  type FieldPicture,
  remainingCapacity,
  remainingPictures,
  tooLarge,
  uploadsOf,
  urlsOf,
  withMoved,
  withUploaded,
  wrongType,
} from './field-pictures.ts'

const limits = {
  max: 3,
  maxBytes: 10,
  types: ['image/png'],
  messages: {
    wrongType: (name: string) => `${name} is no picture`,
    tooLarge: (name: string) => `${name} is too large`,
    tooMany: (max: number) => `At most ${max}`,
  },
}
const place = (id: number, change: Partial<FieldPicture> = {}): FieldPicture => ({
  ...{
    id,
    name: '',
    src: '',
    url: `/${id}`,
    file: null,
    progress: null,
    failure: null,
    isNew: false,
  },
  ...change,
})
const failure = (final: boolean) => ({ reason: '', message: '', final })

test('a file of a wrong type or above the size limit is refused with its name', () => {
  const file = (type: string, bytes: number) => new File(['x'.repeat(bytes)], 'a', { type })
  expect(wrongType(file('image/png', 10), limits)).toBeNull()
  expect(wrongType(file('text/plain', 10), limits)?.message).toBe('a is no picture')
  expect(tooLarge(file('image/png', 10), limits)).toBeNull()
  expect(tooLarge(file('image/png', 11), limits)?.message).toBe('a is too large')
})

test('unfinished uploads are counted as uploading or failed', () => {
  const places = [
    place(1),
    place(2, { progress: 0.4 }),
    place(3, { url: null, failure: failure(false) }),
  ]
  expect(uploadsOf(places)).toEqual({ uploading: 1, failed: 1 })
  expect(uploadsOf([])).toEqual({ uploading: 0, failed: 0 })
})

test('refused files do not count towards the maximum, failed uploads do', () => {
  const places = [
    place(1),
    place(2, { failure: failure(false) }),
    place(3, { failure: failure(true) }),
  ]
  expect(remainingCapacity(places, 3)).toBe(1)
})

test('a new choice removes refused files, and in a single-picture field all but the uploaded one', () => {
  const uploading = place(2, { url: null, progress: 0.5 })
  const places = [place(1), uploading, place(3, { url: null, failure: failure(true) })]
  expect(remainingPictures(places, false)).toEqual([place(1), uploading])
  expect(remainingPictures(places, true)).toEqual([place(1)])
  expect(remainingCapacity([place(1)], 1)).toBe(1)
  expect(urlsOf(withUploaded([place(1), uploading], 2, '/new', 1))).toEqual(['/new'])
  expect(urlsOf(withUploaded([place(1), uploading], 2, '/new', 3))).toEqual(['/1', '/new'])
})

test('a picture moves within the bounds of the list', () => {
  const places = [place(1), place(2, { url: null }), place(3)]
  expect(urlsOf(withMoved(places, 2, 0))).toEqual(['/3', '/1'])
  expect(urlsOf(withMoved(places, 0, 9))).toEqual(['/3', '/1'])
  expect(withMoved(places, 7, 0)).toEqual(places)
})
