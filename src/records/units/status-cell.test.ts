import { expect, test, vi } from 'vitest'
import type { CellReader } from '../../shared/fields/cells.ts'
import { asStatus } from './status-cell.ts'

test('a long cell is read once, and not by every beginning of its words', () => {
  const reader: CellReader = (cell) => (cell === 'rented' ? 'rented' : cell)
  const read = vi.fn(reader)
  const now = new Date('2026-11-24T03:00:00Z')
  const long = 'a\n'.repeat(5000)
  expect(asStatus(read)(long, now)).toBe(long)
  expect(read).toHaveBeenCalledTimes(1)
  expect(asStatus(read)('rented until 15/1/2570', now)).toMatchObject({ value: 'rented' })
})
