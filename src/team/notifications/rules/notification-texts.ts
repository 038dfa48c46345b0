import { bangkokDate, formatDate, formatTime } from '../../../shared/dates.ts'
import { english, type Language, textsIn } from '../../../shared/language.ts'
import { adminPath, viewingPath } from '../../../shared/paths.ts'
import type {
  NotificationKind,
  NotificationRecord,
  NotificationSubject,
  PushPayload,
} from './notification.ts'

type Notice = Pick<NotificationRecord, 'kind' | 'details' | 'createdAt'>

const channels: Record<string, string> = {
  website: 'on the website',
  email: 'by email',
  whatsapp: 'on WhatsApp',
  line: 'on LINE',
  facebook: 'on Facebook',
  instagram: 'on Instagram',
}

/** The sentences of notifications: in the list, in pushes and in e-mails. */
export const notificationTexts = {
  id: 'notices' as const,
  somebody: 'Someone',
  on: (channel: string) => channels[channel] ?? '',
  inquiry: (name: string) => `New inquiry: ${name}`,
  message: (name: string, on: string) => (on ? `${name} ${on}` : name),
  unassigned: (name: string) => `Unclaimed inquiry: ${name}`,
  unanswered: (name: string) => `No response yet: ${name}`,
  owner: (name: string) => `Assigned to ${name}.`,
  thread: (by: string, name: string) => `${by} assigned you a conversation: ${name}`,
  contact: (by: string, name: string) => `${by} assigned you a contact: ${name}`,
  task: (by: string, title: string) => `${by} assigned you a task: ${title}`,
  deal: (by: string, name: string) => `${by} assigned you a deal: ${name}`,
  dealTaken: (by: string, name: string) => `${by} took over your deal: ${name}`,
  homesOpened: (name: string) => `${name} opened the homes you sent`,
  taskDue: (title: string) => `Task due: ${title}`,
  tasksDue: (count: number) => (count === 1 ? '1 task due' : `${count} tasks due`),
  viewingSoon: (time: string, name: string) => `Viewing at ${time}: ${name}`,
  viewingAnswer: (name: string) => `${name} gave feedback on the viewing`,
  andMore: (named: string, more: number) => `${named} and ${more} more`,
  confirm: (count: number) =>
    count === 1 ? '1 listing to confirm' : `${count} listings to confirm`,
  quoted: (text: string) => `“${text}”`,
  nobody: 'Unassigned.',
  waits: (time: string, on: string) => `Waiting since ${time}${on && `, ${on}`}.`,
  unconfirmed: 'Not confirmed with the owner for 14 days',
  several: (count: number) => `${count} new notifications`,
  severalHint: 'Received during your quiet hours.',
  test: 'Test notification',
  testHint: 'Your notifications will look like this.',
}

/** The title of a notification. */
export function notificationTitle(
  { kind, subject, details }: Pick<NotificationRecord, 'kind' | 'subject' | 'details'>,
  language: Language = english,
): string {
  const texts = textsIn(language, notificationTexts)
  const { name = texts.somebody, by = texts.somebody, channel = '', count = 0 } = details
  const titles: Record<NotificationKind, () => string> = {
    inquiry: () => texts.inquiry(name),
    message: () => texts.message(name, texts.on(channel)),
    unassigned: () => texts.unassigned(name),
    unanswered: () => texts.unanswered(name),
    assigned: () => {
      if (details.isTakenOver) return texts.dealTaken(by, name)
      if (subject === 'deal') return texts.deal(by, name)
      if (subject === 'task') return texts.task(by, name)
      return subject === 'contact' ? texts.contact(by, name) : texts.thread(by, name)
    },
    homes_opened: () => texts.homesOpened(name),
    task_due: () => (subject === 'tasks' ? texts.tasksDue(count) : texts.taskDue(name)),
    viewing_soon: () => texts.viewingSoon(details.due?.slice(11) ?? '', name),
    viewing_feedback: () => texts.viewingAnswer(name),
    confirm: () => texts.confirm(count),
  }
  return titles[kind]()
}

/** Kinds whose words stand below the title as they are. */
const wordsOnly: readonly NotificationKind[] = [
  'message',
  'assigned',
  'homes_opened',
  'viewing_soon',
  'viewing_feedback',
]

/** The lines below the title. */
export function notificationBody(
  { kind, details, createdAt }: Notice,
  language: Language = english,
): string {
  const texts = textsIn(language, notificationTexts)
  const { unit, text = '', isUnassigned, since, channel = '', by } = details
  if (kind === 'confirm') return texts.unconfirmed
  if (wordsOnly.includes(kind)) return text
  if (kind === 'task_due') return dueBody(details, texts)
  const day = since && bangkokDate(since) !== bangkokDate(createdAt) && formatDate(since, language)
  const time = since && (day ? `${day}, ${formatTime(since)}` : formatTime(since))
  const waits = time && texts.waits(time, texts.on(channel))
  const parts = [
    waits,
    unit && `${unit}.`,
    isUnassigned && texts.nobody,
    kind === 'unanswered' && by && texts.owner(by),
    text && texts.quoted(text),
  ]
  return parts.filter(Boolean).join(' ')
}

function dueBody(
  { due, text = '', count = 0 }: Notice['details'],
  texts: typeof notificationTexts,
) {
  const more = count - text.split(' · ').length
  if (due === undefined) return more > 0 ? texts.andMore(text, more) : text
  const time = due.slice(11)
  return text ? `${time}, ${text}` : time
}

/** The path of what a notification is about. */
export function notificationPath(subject: NotificationSubject, subjectId: number): string {
  if (subject === 'thread') return `${adminPath('inbox')}/${subjectId}`
  if (subject === 'deal') return `${adminPath('pipeline')}/${subjectId}`
  if (subject === 'task') return `${adminPath('tasks')}?edit=${subjectId}`
  if (subject === 'shortlist') return `${adminPath('listings')}?page-sent=${subjectId}`
  if (subject === 'viewing') return viewingPath(subjectId)
  if (subject === 'tasks') return adminPath('tasks')
  if (subject === 'contact') return `${adminPath('contacts')}/${subjectId}`
  return `${adminPath('listings')}?stale=14&assigned=me`
}

export const notificationsPath = adminPath('notifications')

/** What is pushed of unread notifications: one by its own words, several by their number. */
export function pushPayload(notices: readonly NotificationRecord[], language: Language = english) {
  const [notice] = notices
  if (!notice) return null
  const texts = textsIn(language, notificationTexts)
  const ids = notices.map(({ id }) => id)
  const payload: PushPayload =
    notices.length > 1
      ? {
          title: texts.several(notices.length),
          body: texts.severalHint,
          path: notificationsPath,
          tag: 'several',
          ids: [],
        }
      : {
          title: notificationTitle(notice, language),
          body: notificationBody(notice, language),
          path: notificationPath(notice.subject, notice.subjectId),
          tag: `${notice.kind}-${notice.subject}-${notice.subjectId}`,
          ids,
        }
  return payload
}
