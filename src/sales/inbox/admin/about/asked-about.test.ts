import { expect, test } from 'vitest'
import { askedHomes } from './asked-about.ts'

const home = (id: number) => ({ id, unitNumber: `${id}A`, project: { id: 1, name: 'Baan Sirin' } })
const asked = [
  { home: home(3), name: 'Pim', threadId: 12 },
  { home: home(2), name: 'Pim', threadId: 11 },
  { home: home(1), name: 'Pim', threadId: 11 },
  { home: home(3), name: 'Somchai', threadId: 11 },
]
const ids = (threadId?: number) => askedHomes(asked, threadId).map(({ id }) => id)

test('the homes of a conversation come first, each once', () => {
  expect(ids()).toEqual([3, 2, 1])
  expect(ids(11)).toEqual([2, 1, 3])
  expect(ids(12)).toEqual([3, 2, 1])
  expect(ids(99)).toEqual([3, 2, 1])
})
