import { expect, test } from 'vitest'
import type { User } from '../rules/staff.ts'
import { accessNote } from './access-note.ts'

const user = (role: User['role']) => ({
  id: 1,
  username: 'ploy',
  email: null,
  firstName: null,
  lastName: null,
  role,
  isActive: true,
  canDeleteUnits: false,
  createdAt: '2026-11-24T00:00:00.000Z',
  version: 1,
})

test('a new user who cannot open the dashboard is told so, with the reason', () => {
  expect(accessNote(user('agent'), 'admins')).toBe(
    'ploy can’t open the dashboard yet: only admins can.',
  )
  expect(accessNote(user('agent'), 'managers')).toBe(
    'ploy can’t open the dashboard yet: only admins and managers can.',
  )
  expect(accessNote(user('user'), 'staff')).toBe(
    'ploy can’t open the dashboard: the role User has no access.',
  )
  expect(accessNote(user('agent'), 'staff')).toBeNull()
  expect(accessNote(user('admin'), 'admins')).toBeNull()
})
