import { expect, test } from 'vitest'
import type {
  NotificationDetails,
  NotificationKind,
  NotificationRecord,
  NotificationSubject,
} from './notification.ts'
import {
  notificationBody,
  notificationPath,
  notificationTitle,
  pushPayload,
} from './notification-texts.ts'

function notice(
  kind: NotificationKind,
  details: NotificationDetails,
  subject: NotificationSubject = 'thread',
): NotificationRecord {
  const createdAt = '2026-11-26T05:00:00.000Z'
  return { id: 7, kind, subject, subjectId: 3, details, createdAt, readAt: null }
}

test.each([
  [
    notice('inquiry', { name: 'George', unit: '24A, Baan Sirin', text: 'Open to an offer?' }),
    'New inquiry: George',
    '24A, Baan Sirin. “Open to an offer?”',
  ],
  [notice('inquiry', { name: 'George', isUnassigned: true }), 'New inquiry: George', 'Unassigned.'],
  [
    notice('message', { name: 'ณิชา', channel: 'website', text: 'ขอบคุณค่ะ' }),
    'ณิชา on the website',
    'ขอบคุณค่ะ',
  ],
  [
    notice('unassigned', {
      name: 'Ann',
      channel: 'email',
      since: '2026-11-26T04:45:00Z',
      text: 'Hi',
    }),
    'Unclaimed inquiry: Ann',
    'Waiting since 11:45, by email. “Hi”',
  ],
  [
    notice('unassigned', { name: 'Ann', channel: 'line', since: '2026-11-25T13:00:00Z' }),
    'Unclaimed inquiry: Ann',
    'Waiting since 25 Nov 2026, 20:00, on LINE.',
  ],
  [
    notice('unanswered', {
      name: 'Ann',
      channel: 'line',
      since: '2026-11-26T04:00:00Z',
      by: 'Nok',
    }),
    'No response yet: Ann',
    'Waiting since 11:00, on LINE. Assigned to Nok.',
  ],
  [
    notice('homes_opened', { name: 'Ann', text: 'Liked 6F.' }, 'shortlist'),
    'Ann opened the homes you sent',
    'Liked 6F.',
  ],
  [notice('assigned', { by: 'Ploy', name: 'Ann' }), 'Ploy assigned you a conversation: Ann', ''],
  [
    notice('assigned', { by: 'Ploy', name: 'Ann' }, 'contact'),
    'Ploy assigned you a contact: Ann',
    '',
  ],
  [
    notice('confirm', { count: 1 }, 'units'),
    '1 listing to confirm',
    'Not confirmed with the owner for 14 days',
  ],
])('%# a notification is told in words', (one, title, body) => {
  expect([notificationTitle(one), notificationBody(one)]).toEqual([title, body])
})

test('a notification leads to what it is about', () => {
  expect(notificationPath('thread', 3)).toBe('/admin/inbox/3')
  expect(notificationPath('contact', 3)).toBe('/admin/contacts/3')
  expect(notificationPath('shortlist', 3)).toBe('/admin/listings?page-sent=3')
  expect(notificationPath('units', 0)).toBe('/admin/listings?stale=14&assigned=me')
})

test('several are pushed as their number, none as nothing', () => {
  const one = notice('message', { name: 'Ann' })
  expect(pushPayload([])).toBe(null)
  expect(pushPayload([one])).toMatchObject({ tag: 'message-thread-3', ids: [7] })
  expect(pushPayload([one, one])).toMatchObject({
    title: '2 new notifications',
    path: '/admin/notifications',
    ids: [],
  })
})
