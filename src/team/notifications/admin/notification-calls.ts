import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callList, type ResponseBody } from '../../../admin/calls/call.ts'
import { settingsCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { NotificationsRead, NotificationTrial, PushInput } from '../rules/notification.ts'
import type { NotificationSettingsChanges } from '../rules/notification-settings.ts'

type Settings = ResponseBody<'get /api/notifications/settings'>
type List = Awaited<ReturnType<typeof callList<'get /api/notifications'>>>

/** How many notifications are unread. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal, meta }) =>
    (await call('get /api/notifications/counts', { signal, meta })).unread,
})

/** One page of the notifications, newest first; the previous page stays while loading. */
export function notificationsQuery(window: { limit: number; offset: number }, unread?: true) {
  const query = { ...window, ...(unread && { unread }) }
  return queryOptions({
    queryKey: ['notifications', 'list', query],
    queryFn: ({ signal, meta }) => callList('get /api/notifications', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

const settings = settingsCalls('notification settings', '/api/notifications/settings')

export const notificationSettingsQuery = settings.query

/** Marks notifications as read, at once in what is shown. */
export function useReadNotifications() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NotificationsRead) => call('post /api/notifications/read', { body }),
    async onMutate(which) {
      await queries.cancelQueries({ queryKey: ['notifications'] })
      const { ids = [], upTo = '' } = which
      const isMeant = ({ id, createdAt }: { id: number; createdAt: string }) =>
        ids.includes(id) || createdAt <= upTo
      const readAt = new Date().toISOString()
      const before = queries.getQueriesData<List>({ queryKey: ['notifications', 'list'] })
      queries.setQueriesData(
        { queryKey: ['notifications', 'list'] },
        (list: List | undefined) =>
          list && {
            ...list,
            items: list.items.map((notice) =>
              isMeant(notice) ? { ...notice, readAt: notice.readAt ?? readAt } : notice,
            ),
          },
      )
      return before
    },
    onError(_error, _which, before = []) {
      // Without a connection they are not read anew.
      for (const [key, list] of before) queries.setQueryData(key, list)
      showToast('Error', 'It could not be marked as read. Please try again.', 'danger')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['notifications'] }),
  })
}

/** Saves one's own choices; they change at once, and go back if that fails. */
export function useSaveNotificationSettings() {
  return useSave({
    send: (body: NotificationSettingsChanges) => settings.save(body),
    failed: 'Failed to change what you are told',
    optimistic: {
      key: notificationSettingsQuery.queryKey,
      change: (before, changes) => withChanges(asSettings(before), changes),
    },
  })
}

function withChanges(
  before: Settings,
  { choices = {}, quiet = {} }: NotificationSettingsChanges,
): Settings {
  const changed = Object.entries(choices).map(([kind, change]) => [
    kind,
    { ...Reflect.get(before.choices, kind), ...change },
  ])
  return {
    ...before,
    choices: { ...before.choices, ...Object.fromEntries(changed) },
    quiet: { ...before.quiet, ...definedOf(quiet) },
  }
}

function definedOf<Fields extends object>(fields: Fields): Fields {
  // Safe: the same object without its undefined members.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields
}

// Safe: the data of the query with this key.
function asSettings(data: unknown): Settings {
  return data as Settings
}

/** Sends a test notice to oneself. */
export function useTryWay() {
  return useSave({
    send: (body: NotificationTrial) => call('post /api/notifications/try', { body }),
    done: (_, { way }) => ({
      title: 'Test notice sent',
      text: way === 'email' ? 'It is on its way to your mailbox.' : 'It appears in a moment.',
    }),
    failed: 'The test notice was not sent',
  })
}

/** Stores that this browser receives pushes. */
export function addPush(body: PushInput) {
  return call('post /api/notifications/push', { body })
}

/** Ends the pushes to one of the own browsers. */
export function endPush(endpoint: string) {
  return call('delete /api/notifications/push', { body: { endpoint } })
}
