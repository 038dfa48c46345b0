import { expect, test } from 'vitest'
import { readQuickLine } from './quick-line.ts'

const NOW = new Date('2026-11-25T04:20:00Z')
const LETTERS = 100_000

// A time-out of a minute instead of an assertion on time: what is not linear takes hours.
test.each([
  'high ',
  'mon ',
  'sun',
  '1/',
  '1.',
  'ก',
  'วัน',
  'คุณก',
  'call A',
  '12 ',
  'เที่ยง',
  'ทุก',
  ' ',
  '!',
  'in 3 ',
])('a line of 100,000 letters of “%s” is read', (piece) => {
  const line = piece.repeat(Math.ceil(LETTERS / piece.length)).slice(0, LETTERS)
  expect(readQuickLine(line, NOW).title.length).toBeLessThanOrEqual(LETTERS)
})
