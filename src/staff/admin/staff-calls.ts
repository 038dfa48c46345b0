import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callList } from '../../admin/call.ts'
import { type Subject, useSave } from '../../admin/use-save.ts'
import {
  DashboardAccess,
  type NewUser,
  type Settings,
  type User,
  type UserChanges,
} from '../rules.ts'

// Who signed in may have changed what they themselves may do.
const subjects: readonly Subject[] = ['users', 'audit', 'trash', 'auth']

/** One page of the users; the rows of the last one stay until it is there. */
export function useUsers(query: { search: string; limit: number; offset: number }) {
  return useQuery({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => callList('get /api/admin/users', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One user, or none where no id is given. */
export function useUser(id: number | null) {
  return useQuery({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) =>
      call('get /api/admin/users/{id}', { params: { id: String(id) }, signal }),
    enabled: id !== null,
  })
}

export function useSaveUser() {
  const create = useSave({
    send: (body: NewUser) => call('post /api/admin/users', { body }),
    changes: subjects,
    done: ({ username }) => ({ title: 'User created successfully', text: username }),
    failed: 'Failed to create user',
    isToldByForm: true,
  })
  const update = useSave({
    send: ({ id, ...body }: UserChanges & { id: number; version: number }) =>
      call('put /api/admin/users/{id}', { params: { id: String(id) }, body }),
    changes: subjects,
    done: ({ username }) => ({ title: 'User updated successfully', text: username }),
    failed: 'Failed to update user',
    isToldByForm: true,
  })
  return { create, update }
}

export function useDeleteUser() {
  return useSave({
    send: ({ id }: User) => call('delete /api/admin/users/{id}', { params: { id: String(id) } }),
    changes: subjects,
    done: (_, { id, username }) => ({
      title: 'User deleted successfully',
      text: `${username} is signed out and can be brought back for 30 days.`,
      undo: () => call('post /api/admin/users/{id}/restore', { params: { id: String(id) } }),
    }),
    failed: 'Failed to delete user',
    nameOf: ({ username }) => username,
  })
}

const settingsKey = ['settings'] as const

export function useSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call('get /api/settings', { signal }),
  })
}

/** Says who can open the dashboard: shown at once, taken back where it fails. */
export function useSaveAccess() {
  return useSave({
    send: (body: { dashboardAccess: DashboardAccess; version: number }) =>
      call('put /api/settings', { body }),
    changes: ['settings', 'audit'],
    done: ({ dashboardAccess }) => ({
      title: 'Settings saved',
      text: `${DashboardAccess.labels[dashboardAccess]} can open the dashboard.`,
    }),
    failed: 'Failed to change who can open the dashboard',
    optimistic: {
      key: settingsKey,
      change: (before, { dashboardAccess }) => ({ ...asSettings(before), dashboardAccess }),
    },
  })
}

// Safe: what the query of this key answered.
function asSettings(data: unknown): Settings {
  return data as Settings
}
