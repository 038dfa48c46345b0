import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callList } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import {
  DashboardAccess,
  type NewUser,
  type Settings,
  type User,
  type UserChanges,
} from '../rules/staff.ts'
import { accessNote } from './access-note.ts'

/** Queries one page of the users; the previous page stays while loading. */
export function useUsers(query: { search: string; limit: number; offset: number }) {
  return useQuery({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => callList('get /api/admin/users', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Queries a user; nothing without an id. */
export function useUser(id: number | null) {
  return useQuery({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) =>
      call('get /api/admin/users/{id}', { params: { id: String(id) }, signal }),
    enabled: id !== null,
  })
}

export function useSaveUser() {
  const access = useSettings().data?.dashboardAccess ?? 'admins'
  return useSaveRecord({
    created: 'User created successfully',
    updated: 'User updated successfully',
    describe: ({ username }) => username,
    describeNew: (user) => accessNote(user, access) ?? user.username,
    post: (body: NewUser) => call('post /api/admin/users', { body }),
    put: (id, body: UserChanges) =>
      call('put /api/admin/users/{id}', { params: { id: String(id) }, body }),
  })
}

export function useDeleteUser() {
  return useDeleteRecord<User>({
    kind: 'user',
    nameOf: ({ username }) => username,
    afterwards: 'has been signed out and can be restored for 30 days.',
    remove: (params) => call('delete /api/admin/users/{id}', { params }),
    restore: (params) => call('post /api/admin/users/{id}/restore', { params }),
  })
}

const settingsKey = ['settings'] as const

export function useSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call('get /api/settings', { signal }),
  })
}

/** Saves who can open the dashboard; updates optimistically. */
export function useSaveAccess() {
  return useSave({
    send: (body: { dashboardAccess: DashboardAccess; version: number }) =>
      call('put /api/settings', { body }),
    done: ({ dashboardAccess }) => ({
      title: 'Settings saved',
      text: `${DashboardAccess.labels[dashboardAccess]} can open the dashboard.`,
    }),
    failed: 'Failed to update dashboard access',
    optimistic: {
      key: settingsKey,
      change: (before, { dashboardAccess }) => ({ ...asSettings(before), dashboardAccess }),
    },
  })
}

// Safe: the data of the query with this key.
function asSettings(data: unknown): Settings {
  return data as Settings
}
