import { expect, test } from 'vitest'
import { numbersOf, segmentsOf, sourceOf } from './marks.ts'

const text = 'เช่า 48k ชั้น 18 คุณนภา'
const found = [
  { field: 'floor', value: 18, start: 9, end: 16 },
  { field: 'rentAmount', value: 48000, start: 0, end: 8 },
  { field: 'listingType', value: 'rent', start: 0, end: 4 },
  { field: 'contact.name', value: 'นภา', start: 20, end: 23 },
]

test('fields are numbered in the order of the text', () => {
  expect([...numbersOf(found)]).toEqual([
    ['rentAmount', 1],
    ['listingType', 2],
    ['floor', 3],
    ['contact', 4],
  ])
})

test('the pieces of a text are the whole text, and overlapping words are one mark', () => {
  const segments = segmentsOf(text, found)
  expect(segments.map((segment) => segment.text).join('')).toBe(text)
  expect(segments.flatMap(({ mark, text }) => (mark ? [[text, mark.numbers]] : []))).toEqual([
    ['เช่า 48k', [1, 2]],
    ['ชั้น 18', [3]],
    ['นภา', [4]],
  ])
})

test('a row says its numbers and its words', () => {
  expect(sourceOf(text, found, ['floor', 'rentAmount'])).toEqual({
    numbers: [1, 3],
    words: ['ชั้น 18', 'เช่า 48k'],
  })
})
