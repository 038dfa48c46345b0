import { expect, test } from 'vitest'
import {
  keptBeside,
  type Place,
  refusal,
  roomIn,
  urlsOf,
  withArrived,
  withMoved,
} from './picture-places.ts'

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
const place = (id: number, change: Partial<Place> = {}): Place => ({
  ...{ id, name: '', src: '', url: `/${id}`, file: null, sent: null, fault: null, fresh: false },
  ...change,
})
const fault = (final: boolean) => ({ why: '', message: '', final })

test('a file of another type or above the limit is refused by name', () => {
  const refused = (type: string, bytes: number) =>
    refusal(new File(['x'.repeat(bytes)], 'a', { type }), limits)?.message
  expect(refused('image/png', 10)).toBeUndefined()
  expect(refused('image/png', 11)).toBe('a is too large')
  expect(refused('text/plain', 1)).toBe('a is no picture')
})

test('what was refused takes no room, what failed keeps its own', () => {
  const places = [place(1), place(2, { fault: fault(false) }), place(3, { fault: fault(true) })]
  expect(roomIn(places, 3)).toBe(1)
})

test('another choice clears away what was refused, and of a single picture keeps what is there', () => {
  const going = place(2, { url: null, sent: 0.5 })
  const places = [place(1), going, place(3, { url: null, fault: fault(true) })]
  expect(keptBeside(places, false)).toEqual([place(1), going])
  expect(keptBeside(places, true)).toEqual([place(1)])
  expect(roomIn([place(1)], 1)).toBe(1)
  expect(urlsOf(withArrived([place(1), going], 2, '/new', 1))).toEqual(['/new'])
  expect(urlsOf(withArrived([place(1), going], 2, '/new', 3))).toEqual(['/1', '/new'])
})

test('a picture moves among the others and no further than the ends', () => {
  const places = [place(1), place(2, { url: null }), place(3)]
  expect(urlsOf(withMoved(places, 2, 0))).toEqual(['/3', '/1'])
  expect(urlsOf(withMoved(places, 0, 9))).toEqual(['/3', '/1'])
  expect(withMoved(places, 7, 0)).toEqual(places)
})
