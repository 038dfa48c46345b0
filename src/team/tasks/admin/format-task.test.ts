import { expect, test } from 'vitest'
import { english } from '../../../shared/language.ts'
import { dueWords } from './format-task.ts'

const TODAY = '2026-11-28'

test.each([
  ['2026-11-27', null, 'Yesterday', true],
  ['2026-11-28', null, 'Today', false],
  ['2026-11-28', '08:00', 'Today, 08:00', true],
  ['2026-11-28', '09:00', 'Today, 09:00', false],
  ['2026-11-28', '10:30', 'Today, 10:30', false],
  ['2026-11-29', '08:00', 'Tomorrow, 08:00', false],
  [null, null, 'No date', false],
])('At nine, a task of %s %s is %s, late: %s', (dueDate, dueTime, text, isLate) => {
  expect(dueWords({ dueDate, dueTime }, TODAY, english, '09:00')).toEqual({ text, isLate })
})
