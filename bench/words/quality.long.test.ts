import { expect, test } from 'vitest'
import { measureChats } from './measure-chats.ts'
import { measureNotes } from './measure-notes.ts'
import { measureRewriting } from './measure-rewriting.ts'
import { precision, recall, type Score } from './score.ts'

/*
 * The floor under what `npm run bench:words` measures (docs/measured.md): about a hundredth below the figures of
 * November 2026. Whoever raises a figure raises its floor.
 */

const silent = () => {}

test('rewriting changes no number of a listing, and nothing the second time', async () => {
  const same = { changed: 0, unsettled: 0 }
  expect(await measureRewriting(silent)).toEqual({ open: same, apart: same })
})

test('pasted chats are read as well as they were', async () => {
  const { open, apart } = await measureChats(silent)
  expectAtLeast(open, { precision: 0.98, recall: 0.95 })
  expectAtLeast(apart, { precision: 0.97, recall: 0.945 })
})

test('photographed notes are read as well as they were', { timeout: 1_200_000 }, async () => {
  const { open, apart } = await measureNotes(silent)
  expectAtLeast(open.read, { precision: 0.93, recall: 0.85 })
  expectAtLeast(apart.read, { precision: 0.89, recall: 0.81 })
  expectAtLeast(open.typed, { precision: 0.965, recall: 0.93 })
  expectAtLeast(apart.typed, { precision: 0.935, recall: 0.9 })
})

function expectAtLeast({ total }: Score, floor: { precision: number; recall: number }): void {
  expect(precision(total)).toBeGreaterThanOrEqual(floor.precision)
  expect(recall(total)).toBeGreaterThanOrEqual(floor.recall)
}
