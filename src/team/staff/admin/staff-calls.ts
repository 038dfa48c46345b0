import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import { recordCalls, settingsCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import { openWorkInWords } from '../../../sales/open-work/rules/open-work.ts'
import {
  type Colleague,
  DashboardAccess,
  type NewUser,
  type Settings,
  type User,
  type UserChanges,
} from '../rules/staff.ts'
import { accessNote } from './access-note.ts'

const users = recordCalls('users', '/api/admin/users', { listsWhole: true })

/** Queries one page of the users; the previous page stays while loading. */
export function useUsers(query: { search: string; limit: number; offset: number }) {
  return useQuery(users.list(query))
}

/** Queries a user; nothing without an id. */
export function useUser(id: number | null) {
  return useQuery(users.one(id))
}

export function useSaveUser() {
  const access = useSettings().data?.dashboardAccess ?? 'admins'
  return useSaveRecord({
    created: 'User created successfully',
    updated: 'User updated successfully',
    describe: ({ username }) => username,
    describeNew: (user) => accessNote(user, access) ?? user.username,
    post: (body: NewUser) => users.create(body),
    put: (id, body: UserChanges) => users.change(id, body),
  })
}

export function useDeleteUser() {
  return useDeleteRecord<User>({
    kind: 'user',
    nameOf: ({ username }) => username,
    afterwards: 'has been signed out and can be restored for 30 days.',
    calls: users,
  })
}

/** What is open of everybody who has something. */
export const openWorkQuery = queryOptions({
  queryKey: ['users', 'open work'],
  queryFn: ({ signal, meta }) => call('get /api/admin/open-work', { signal, meta }),
})

/** Gives everything open that a user has to a colleague. */
export function useGiveOpenWork() {
  return useSave({
    send: ({ user, to }: { user: User; to: Colleague }) =>
      call('post /api/admin/users/{id}/give-open-work', {
        params: { id: String(user.id) },
        body: { toId: to.id },
      }),
    done: (work, { to }) => ({ title: `Given to ${to.name}`, text: openWorkInWords(work) }),
    failed: 'Couldn’t give the open work away',
    nameOf: ({ user }) => user.username,
  })
}

const settings = settingsCalls('settings', '/api/settings')

export function useSettings() {
  return useQuery(settings.query)
}

/** Saves who can open the dashboard; updates optimistically. */
export function useSaveAccess() {
  return useSave({
    send: (body: { dashboardAccess: DashboardAccess; version: number }) => settings.save(body),
    done: ({ dashboardAccess }) => ({
      title: 'Settings saved',
      text: `${DashboardAccess.labels[dashboardAccess]} can open the dashboard.`,
    }),
    failed: 'Failed to update dashboard access',
    optimistic: {
      key: settings.query.queryKey,
      change: (before, { dashboardAccess }) => ({ ...asSettings(before), dashboardAccess }),
    },
  })
}

// Safe: the data of the query with this key.
function asSettings(data: unknown): Settings {
  return data as Settings
}
