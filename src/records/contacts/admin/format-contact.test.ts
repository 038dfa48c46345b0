import { expect, test } from 'vitest'
import { english } from '../../../shared/language.ts'
import { nextStep } from './format-contact.ts'

const task = { id: 1, title: 'Call her', dueDate: '2026-11-30' }
const viewingOn = (startsAt: string) => ({ id: 2, startsAt })
const next = (
  nextTask: { id: number; title: string; dueDate: string | null } | null,
  startsAt: string | null,
) =>
  nextStep(
    { nextTask, nextViewing: startsAt === null ? null : viewingOn(startsAt) },
    '2026-11-28',
    english,
  )

test('What comes next with a contact is the task or the viewing that is due first', () => {
  const viewing = { title: 'Viewing', text: 'Tomorrow, 10:00', isLate: false }
  expect(next(task, '2026-11-29T03:00:00Z')).toEqual(viewing)
  expect(next({ ...task, dueDate: null }, '2026-11-29T03:00:00Z')).toEqual(viewing)
  expect(next(null, '2026-11-29T03:00:00Z')).toEqual(viewing)
  expect(next(task, '2026-12-01T03:00:00Z')).toMatchObject({ title: 'Call her' })
  expect(next(null, '2026-11-26T03:00:00Z')).toMatchObject({ isLate: true })
  expect(next(null, null)).toBeNull()
})
