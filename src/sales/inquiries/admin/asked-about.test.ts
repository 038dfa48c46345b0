import { expect, test } from 'vitest'
import { askedHomes, lastAsked } from './asked-about.ts'

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

test('a building that was asked about counts as well, that of the conversation first', () => {
  const building = { id: 9, name: 'Asok Cadence' }
  const all = [
    { home: null, project: null, threadId: 11 },
    { home: null, project: building, threadId: 10 },
    { home: home(4), project: { id: 1, name: 'Baan Sirin' }, threadId: 11 },
  ]
  expect(lastAsked(all, 11)?.home?.id).toBe(4)
  expect(lastAsked(all)?.project).toEqual(building)
  expect(lastAsked([])).toBeUndefined()
})
