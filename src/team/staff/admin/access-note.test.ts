import { expect, test } from 'vitest'
import type { User } from '../rules/staff.ts'
import { accessNote } from './access-note.ts'

const user = (role: User['role']): User => ({
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
    'ploy cannot open the dashboard yet: it is for admins only.',
  )
  expect(accessNote(user('agent'), 'managers')).toBe(
    'ploy cannot open the dashboard yet: it is for admins and managers only.',
  )
  expect(accessNote(user('user'), 'staff')).toBe(
    'ploy cannot open the dashboard: the role User never can.',
  )
  expect(accessNote(user('agent'), 'staff')).toBeNull()
  expect(accessNote(user('admin'), 'admins')).toBeNull()
})
