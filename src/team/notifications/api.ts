import * as z from 'zod/mini'
import type { Call } from '../../platform/http/edge.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { route } from '../../platform/http/route.ts'
import { queryBoolean } from '../../shared/fields/fields.ts'
import { settingsRoutes } from '../record/settings-routes.ts'
import { sessionToken, staff } from '../staff/guard.ts'
import { notificationList, readNotifications, unreadNotifications } from './notification-list.ts'
import { addSubscription, endSubscription } from './push/subscriptions.ts'
import {
  NotificationCounts,
  NotificationRecord,
  NotificationsRead,
  NotificationTrial,
  PushEnd,
  PushInput,
} from './rules/notification.ts'
import { NotificationSettings, NotificationSettingsChanges } from './rules/notification-settings.ts'
import { ownSettings, saveOwnSettings } from './settings.ts'
import { tryWay } from './try-way.ts'

const tag = 'notifications'

export const notificationRoutes = [
  route(
    {
      method: 'get',
      path: '/api/notifications',
      tag,
      summary: "One's own notifications, newest first",
      guard: staff(),
      query: z.extend(Page, { unread: z.optional(queryBoolean()) }),
      responses: { 200: z.array(NotificationRecord) },
    },
    async (context, { query }, call) => {
      const { notices, total } = await notificationList(context, query, query)
      return listResponse(call, notices, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/notifications/counts',
      tag,
      summary: 'How many of them are unread',
      guard: staff(),
      responses: { 200: NotificationCounts },
    },
    async (context, _input, call) => call.json({ unread: await unreadNotifications(context) }),
  ),
  route(
    {
      method: 'post',
      path: '/api/notifications/read',
      tag,
      summary: 'Mark notifications as read: these, or all that came up to a time',
      guard: staff(),
      body: NotificationsRead,
      responses: { 204: 'Read, on all machines' },
    },
    async (context, { body }, call) => {
      await readNotifications(context, body)
      return call.body(null, 204)
    },
  ),
  ...settingsRoutes('notification_settings', {
    ...{ path: '/api/notifications/settings', tag },
    record: NotificationSettings,
    changes: NotificationSettingsChanges,
    summaries: [
      'Of what one is told by which way, and how one can be reached',
      'Choose of what one is told by which way, and the quiet hours',
    ],
    read: ownSettings,
    save: saveOwnSettings,
  }),
  route(
    {
      method: 'post',
      path: '/api/notifications/push',
      tag,
      summary: 'Push to this browser, as long as its session lives',
      guard: staff(),
      once: true,
      body: PushInput,
      responses: { 201: z.object({ id: z.int() }) },
    },
    async (context, { body }, call) =>
      call.json(await addSubscription(context, body, thisBrowser(call)), 201),
  ),
  route(
    {
      method: 'delete',
      path: '/api/notifications/push',
      tag,
      summary: 'End the pushes to one of the own browsers',
      guard: staff(),
      body: PushEnd,
      responses: { 204: 'Ended' },
    },
    async (context, { body }, call) => {
      await endSubscription(context, body.endpoint)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/notifications/try',
      tag,
      summary: 'Send a test notice to oneself, by one way',
      guard: staff(),
      body: NotificationTrial,
      responses: {
        204: 'Sent',
        409: 'This way is not set up, or the push service or mail server did not take it',
      },
    },
    async (context, { body }, call) => {
      await tryWay(context, body)
      return call.body(null, 204)
    },
  ),
]

function thisBrowser(call: Call): { token: string; userAgent: string } {
  return { token: sessionToken(call) ?? '', userAgent: call.req.header('user-agent') ?? '' }
}
